import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import type { Socket } from 'socket.io-client';
import { afterEach, describe, expect, it } from 'vitest';
import { logout, sessionEnded } from '#contract/accounts/index.ts';
import { hashOf } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { isSessionAlive, findSession } from '#server/features/accounts/index.ts';
import { siteOf } from '#server/features/site/index.ts';
import { openLive } from '#server/live/index.ts';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { addPerson } from '../support/people.ts';
import { listen, nextEvent, openSocket, sessionHeader } from '../support/sockets.ts';

const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const opened = async (...given: Parameters<typeof testApp>): Promise<TestApp> => {
  const app = await testApp(...given);
  closing.push(() => app.close());
  return app;
};

const connect = (origin: string, session: string): Socket => {
  const socket = openSocket(origin, sessionHeader(session));
  closing.push(() => socket.disconnect());
  return socket;
};

/** A server of sockets that has read the session of whoever comes, and then takes its time. */
const slowSockets = async (app: TestApp, session: string, until: Promise<unknown>) => {
  const { core } = app;
  const { promise: read, resolve: hasRead } = Promise.withResolvers<void>();
  const http = createServer();
  const live = openLive(core, http, {
    isSameOrigin: () => true,
    sessionOf: async () => {
      const found = await findSession(core, await siteOf(core, ''), session);
      hasRead();
      await until;
      return found;
    },
    staffOf: async () => null,
    isAlive: (id) => isSessionAlive(core, id),
  });
  core.events.after('session.ended', ({ sessionId }) => live.endSession(sessionId));
  closing.push(() => http.close());
  closing.push(() => live.close());
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return { read, origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
};

describe('the end of a session that its tabs did not hear of', () => {
  it('[ACC-7] closes them at the next look, and nobody else’s', async () => {
    const app = await opened({}, undefined, { checkSessionsEvery: 50 });
    const origin = await listen(app);
    const [ada, bo] = [await addPerson(app.core, 'Ada'), await addPerson(app.core, 'Bo')];
    const [mine, other] = [connect(origin, ada.session), connect(origin, bo.session)];
    await Promise.all([nextEvent(mine, 'connect'), nextEvent(other, 'connect')]);

    const told = nextEvent(mine, sessionEnded.name);
    const closed = nextEvent(mine, 'disconnect');
    const { sessions } = tables;
    await app.core.db.delete(sessions).where(eq(sessions.tokenHash, hashOf(ada.session)));
    expect(await told).toEqual({});
    await closed;
    expect(other.connected).toBe(true);
  });

  it('[ACC-7] closes a tab that was just connecting', async () => {
    const app = await opened();
    const { session } = await addPerson(app.core, 'Cy');
    const { promise: loggedOut, resolve: goOn } = Promise.withResolvers<void>();
    const { read, origin } = await slowSockets(app, session, loggedOut);
    const socket = connect(origin, session);
    const told = nextEvent(socket, sessionEnded.name);
    const closed = nextEvent(socket, 'disconnect');
    await read;
    await app.as({ session })(logout);
    goOn();
    expect(await told).toEqual({});
    await closed;
  });
});
