import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { locales } from '#contract/locales.ts';
import type { Locale } from '#contract/locales.ts';
import type { NotificationType } from '#contract/notifications/index.ts';
import { tables } from '#server/db/index.ts';
import { pushMessages } from '#messages/push.ts';
import type { Bundle, BundleItem } from '#server/features/notifications/bundle.ts';
import { pushBundles } from '#server/features/notifications/push/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { chatOf } from '../support/chats.ts';
import { rowsOf } from '../support/database.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import type { AppBrowser, PushApp } from '../support/push-app.ts';
import { pushApp } from '../support/push-app.ts';
import { waitFor } from '../support/wait.ts';

const { notifications } = tables;

let my: PushApp;

beforeAll(async () => {
  my = await pushApp();
});

afterAll(() => my.close());

const item = (over: Partial<BundleItem> = {}): BundleItem => ({
  id: crypto.randomUUID(),
  kind: 'message',
  subject: crypto.randomUUID(),
  count: 1,
  facts: {},
  member: { id: crypto.randomUUID(), name: 'Wilhelmina', fictional: false },
  at: new Date(),
  ...over,
});

/** What the pipeline hands over. */
const push = async (
  { id, profileId, email, name }: Person,
  items: readonly BundleItem[],
  over: { type?: NotificationType; language?: Locale; pushTexts?: boolean } = {},
) => {
  const { type = 'new_messages', language = 'en', pushTexts = false } = over;
  const site = await siteById(my.app.core, 1);
  if (!site) throw new Error('There is no site.');
  const recipient = { userId: id, profileId, email, name, language, timeZone: 'UTC', pushTexts };
  const bundle: Bundle = { site, recipient, type, channel: 'push', items, step: 0 };
  const rows = items.map(({ id: own, kind, subject, count, at }) => {
    return { id: own, userId: id, kind, subject, count, createdAt: at, at };
  });
  await my.app.core.db.insert(notifications).values(rows).onConflictDoNothing();
  await my.app.core.transact((tx) => pushBundles(my.app.core, tx, [bundle]));
};

const takenBy = (path: string) => my.host.taken.filter((one) => one.path === path);

/** Waits long enough for a push to be tried again. */
const received = async (browser: AppBrowser, count = 1) => {
  const look = async () => {
    const own = takenBy(browser.path);
    return own.length >= count ? own : null;
  };
  const taken = await waitFor(look, `a push at ${browser.path}`);
  return taken.map(({ body, headers }) => ({ headers, message: browser.read(body) }));
};

const only = async (browser: AppBrowser) => {
  const [first] = await received(browser);
  if (!first) throw new Error('Nothing came.');
  return first.message;
};

/** Somebody has written to a member. */
const conversationWith = async (person: Person, text: string) => {
  const writer = await addPerson(my.app.core, 'Wilhelmina', { credits: 50, paidUser: true });
  const conversation = await chatOf(my.app, writer, person, [text]);
  return {
    conversation,
    partner: { id: writer.profileId, name: writer.name, fictional: false },
  };
};

describe('a push', () => {
  it('[NOTE-3] reaches every browser of the member, encrypted for each', async () => {
    const { person, browser } = await my.subscriber('June');
    const second = my.newBrowser();
    await my.subscribe(person, second);
    await push(person, [item({ count: 2 }), item()]);
    for (const one of [browser, second]) {
      expect(await only(one)).toEqual({
        title: 'You have 3 new messages',
        body: 'Open Duet to take a look.',
        lang: 'en',
        path: '/chats',
        tag: 'new_messages',
        icon: '/icons/192.png',
        badge: 0,
      });
    }
    const [{ headers } = { headers: {} }] = await received(browser);
    expect(headers).toMatchObject({ urgency: 'high', topic: 'new_messages', ttl: '86400' });
  });

  it('[NOTE-3] leads to the one conversation it is about', async () => {
    const { person, browser } = await my.subscriber('Kate');
    const subject = crypto.randomUUID();
    await push(person, [item({ subject, count: 4 })]);
    expect(await only(browser)).toMatchObject({
      title: 'You have 4 new messages',
      path: `/chats/${subject}`,
    });
  });

  it.each(locales)('[NOTE-3] [SITE-3] speaks %s to its reader', async (language) => {
    const { person, browser } = await my.subscriber('Lou', language);
    await push(person, [item()], { language });
    const { title, lang, body } = await only(browser);
    const { new_messages: words } = pushMessages[language];
    expect(lang).toBe(language);
    expect(words).toContain(`{${title}}`);
    expect(body).toContain('Duet');
  });

  it('[NOTE-3] holds no name and no text unless the member chose so', async () => {
    const { person, browser } = await my.subscriber('Mae');
    const { conversation, partner } = await conversationWith(person, 'Meet me at the old oak.');
    const told = item({ subject: conversation, member: partner });
    await push(person, [told]);
    await push(person, [told], { pushTexts: true });
    // The first is of the message itself.
    const all = await received(browser, 3);
    const isOpen = ({ message }: (typeof all)[number]) => message.title === 'Wilhelmina';
    const quiet = all.filter((one) => !isOpen(one));
    expect(quiet).toHaveLength(2);
    expect(JSON.stringify(quiet)).not.toMatch(/oak|Wilhelmina/);
    const open = all.find(isOpen);
    expect(open?.message.body).toBe('Meet me at the old oak.');
    expect(open?.message.badge).toBe(1);
  });

  it('[NOTE-3] says in words what is fictional', async () => {
    const { person, browser } = await my.subscriber('Nora');
    const member = { id: crypto.randomUUID(), name: 'Ophelia', fictional: true };
    await push(person, [item({ member })]);
    expect((await only(browser)).body).toContain('From a fictional profile.');
    await push(person, [item({ member }), item()], { pushTexts: true });
    const [, second] = await received(browser, 2);
    expect(second?.message.body).toContain('Ophelia (fictional profile)');
  });

  it('[NOTE-3] tells of a match rather than of the likes beside it', async () => {
    const { person, browser } = await my.subscriber('Olga');
    const match = item({ kind: 'match' });
    await push(person, [match], { type: 'like' });
    expect(await only(browser)).toMatchObject({
      title: 'You have a new match',
      path: `/likes/m/${match.member?.id}`,
      tag: 'like',
    });
  });

  it.each([404, 410])('[NOTE-3] that is answered %i ends the subscription', async (status) => {
    const { person, browser } = await my.subscriber('Pia');
    my.host.answer(browser.path, status);
    await push(person, [item()]);
    await received(browser);
    await waitFor(
      async () => ((await my.subscriptionsOf(person)).length === 0 ? true : null),
      'its end',
    );
  });

  it('[NOTE-3] is tried again when the host is busy, and leaves the browser in place', async () => {
    const { person, browser } = await my.subscriber('Rosa');
    my.host.answer(browser.path, 503, 429);
    await push(person, [item()]);
    const taken = await received(browser, 3);
    expect(new Set(taken.map(({ message }) => message.title)).size).toBe(1);
    expect(await my.subscriptionsOf(person)).toHaveLength(1);
  });

  it('[NOTE-3] is not tried again once what it tells of was seen', async () => {
    const { person, browser } = await my.subscriber('Ria');
    const { conversation } = await conversationWith(person, 'Hello');
    await received(browser);
    my.host.answer(browser.path, 503);
    const again = item({ subject: conversation });
    await push(person, [again]);
    await received(browser, 2);
    await my.app.as({ session: person.session })(api.marks, {
      body: { marks: [{ conversation, read: 1 }] },
    });
    const left = sql`select id from pgboss.job where name = 'send-push'
      and data->>'member' = ${person.id} and state not in ('completed', 'failed')`;
    await waitFor(
      async () => ((await rowsOf(my.app.core.db, left)).length === 0 ? true : null),
      'the end of the push',
    );
    expect(takenBy(browser.path)).toHaveLength(2);
  });

  it('[NOTE-3] does not follow a browser to its next member', async () => {
    const { person, browser } = await my.subscriber('Sara');
    my.host.answer(browser.path, 503);
    await push(person, [item()]);
    await received(browser);
    const next = await addPerson(my.app.core, 'Tess');
    await my.subscribe(next, browser);
    await push(next, [item({ count: 7 })]);
    const taken = await received(browser, 2);
    expect(taken.slice(1).map(({ message }) => message.title)).toEqual(['You have 7 new messages']);
  });

  it('[NOTE-3] leaves with its transaction or not at all', async () => {
    const { person, browser } = await my.subscriber('Una');
    const site = await siteById(my.app.core, 1);
    const failed = my.app.core.transact(async (tx) => {
      const recipient = {
        userId: person.id,
        ...person,
        language: 'en' as const,
        timeZone: 'UTC',
        pushTexts: false,
      };
      const items = [item()];
      const common = { type: 'new_messages', channel: 'push', step: 0, items } as const;
      if (site) await pushBundles(my.app.core, tx, [{ ...common, site, recipient }]);
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    await push(person, [item({ count: 9 })]);
    const taken = await received(browser);
    expect(taken.map(({ message }) => message.title)).toEqual(['You have 9 new messages']);
  });
});
