import type { Socket } from 'socket.io-client';
import { describe, expect, it } from 'vitest';
import { logout, sessionEnded } from '#contract/accounts/index.ts';
import { testApp } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { freshPostgresUrl, isPostgres } from '../support/database.ts';
import { addPerson } from '../support/people.ts';
import { listen, nextEvent, sessionHeader, socketsOfTest } from '../support/sockets.ts';

const app = await appOfFile();
const origin = await listen(app);
const openSocket = socketsOfTest();

const connect = (headers: Record<string, string>, to = origin) => openSocket(to, headers);

describe('live connections', () => {
  it('close with the session they belong to, and only with that one', async () => {
    const ada = await addPerson(app.core, 'Ada');
    const bo = await addPerson(app.core, 'Bo');
    const [mine, other] = [ada, bo].map(({ session }) => connect(sessionHeader(session))) as [
      Socket,
      Socket,
    ];
    await Promise.all([nextEvent(mine, 'connect'), nextEvent(other, 'connect')]);

    const told = nextEvent(mine, sessionEnded.name);
    const closed = nextEvent(mine, 'disconnect');
    await app.as({ host: '127.0.0.1', session: ada.session })(logout);
    expect(await told).toEqual({});
    await closed;
    expect(other.connected).toBe(true);
  });

  it.runIf(isPostgres)('close in every process, told why before', async () => {
    const DATABASE_URL = await freshPostgresUrl();
    const [here, there] = [await testApp({ DATABASE_URL }), await testApp({ DATABASE_URL })];
    const address = await there.http.listen({ port: 0, host: '127.0.0.1' });
    try {
      const { session } = await addPerson(here.core, 'Di');
      const socket = connect(sessionHeader(session), address);
      await nextEvent(socket, 'connect');
      const heard: string[] = [];
      socket.onAny((event: string) => void heard.push(event));
      const closed = nextEvent(socket, 'disconnect');
      await here.as({ session })(logout);
      await closed;
      expect(heard).toEqual([sessionEnded.name]);
    } finally {
      await here.close();
      await there.close();
    }
  });

  it('are cut when their process ends, and connect again to another by themselves', async () => {
    const leaving = await testApp();
    const address = await leaving.http.listen({ port: 0, host: '127.0.0.1' });
    const { session } = await addPerson(leaving.core, 'Gus');
    const socket = connect(sessionHeader(session), address);
    await nextEvent(socket, 'connect');
    const why = nextEvent(socket, 'disconnect');
    await leaving.close();
    // A client takes any other reason for a word not to come back.
    expect(await why).toBe('transport close');
  });

  it.runIf(isPostgres)('stay open when another process ends', async () => {
    const DATABASE_URL = await freshPostgresUrl();
    const begin = () => testApp({ DATABASE_URL });
    const [leaving, staying, telling] = [await begin(), await begin(), await begin()];
    const address = await staying.http.listen({ port: 0, host: '127.0.0.1' });
    try {
      const [ed, fay] = [await addPerson(staying.core, 'Ed'), await addPerson(staying.core, 'Fay')];
      const [one, other] = [ed, fay].map(({ session }) =>
        connect(sessionHeader(session), address),
      ) as [Socket, Socket];
      await Promise.all([nextEvent(one, 'connect'), nextEvent(other, 'connect')]);
      await leaving.close();
      // Words between processes keep their order: whatever the first one said was heard by now.
      const closed = nextEvent(other, 'disconnect');
      await telling.as({ session: fay.session })(logout);
      await closed;
      expect(one.connected).toBe(true);
    } finally {
      await staying.close();
      await telling.close();
    }
  });

  it('need a session', async () => {
    const error = (await nextEvent(connect({}), 'connect_error')) as Error;
    expect(error.message).toBe('authentication_required');
  });

  it('are refused to pages of other origins', async () => {
    const { session } = await addPerson(app.core, 'Cas');
    const socket = connect({
      ...sessionHeader(session),
      origin: 'https://elsewhere.example',
    });
    await nextEvent(socket, 'connect_error');
    expect(socket.connected).toBe(false);
  });
});
