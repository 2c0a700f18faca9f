import { eq } from 'drizzle-orm';
import { pushSubscribe } from '#contract/notifications/index.ts';
import type { Locale } from '#contract/locales.ts';
import { tables } from '#server/db/index.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';
import { addPerson } from './people.ts';
import { browserAt, pushHost } from './push.ts';
import { testApp } from './app.ts';
import { FAST_RETRIES } from './wait.ts';

const { pushSubscriptions } = tables;

let browsers = 0;

/** The app with a push host on this machine, and browsers there. */
export const pushApp = async (env: Record<string, string> = {}) => {
  const host = await pushHost();
  const app: TestApp = await testApp(
    { PUSH: 'send', PUSH_HOSTS: host.origin, ...env },
    undefined,
    FAST_RETRIES,
  );

  /** A browser at our host, which knows it by a path of its own. */
  const newBrowser = () => {
    browsers += 1;
    const path = `/browser/${browsers}`;
    return { path, ...browserAt(`${host.origin}${path}`) };
  };

  const subscribe = async (person: Person, browser = newBrowser()) => {
    await app.as({ session: person.session })(pushSubscribe, { body: browser.subscription });
    return browser;
  };

  return {
    app,
    host,
    newBrowser,
    subscribe,
    /** A member with a browser. */
    subscriber: async (name: string, language: Locale = 'en') => {
      const person = await addPerson(app.core, name, { language });
      return { person, browser: await subscribe(person) };
    },
    subscriptionsOf: ({ id }: Pick<Person, 'id'>) =>
      app.core.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, id)),
    close: async () => {
      await app.close();
      await host.close();
    },
  };
};

export type PushApp = Awaited<ReturnType<typeof pushApp>>;
export type AppBrowser = ReturnType<PushApp['newBrowser']>;
