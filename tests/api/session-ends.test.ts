import type { Socket } from 'socket.io-client';
import { describe, expect, it } from 'vitest';
import { sessionEnded } from '#contract/accounts/index.ts';
import type { SessionView } from '#contract/accounts/index.ts';
import { isSignedIn, logIn, newAddress, sessionIn, tokenTo } from '../support/accounts.ts';
import { appOfFile } from '../support/app-of-file.ts';
import type { Person } from '../support/people.ts';
import { addPerson, PASSWORD, signIn } from '../support/people.ts';
import { listen, nextEvent, sessionHeader, socketsOfTest } from '../support/sockets.ts';

const app = await appOfFile();
const origin = await listen(app);
const openSocket = socketsOfTest();

const connect = async (session: string): Promise<Socket> => {
  const socket = openSocket(origin, sessionHeader(session));
  await nextEvent(socket, 'connect');
  return socket;
};

const send = (method: string, path: string, body: object, session?: string) =>
  app.send(method, path, { address: newAddress(), body, ...(session ? { session } : {}) });

const sessionsOf = async (session: string) =>
  (await app.send('GET', '/api/sessions.php', { session })).json<{ sessions: SessionView[] }>()
    .sessions;

const NEW = 'a lantern in the boathouse';
const password = { old_password: PASSWORD, password: NEW, repeat: NEW };

const reset = async ({ email }: Person) => {
  await send('POST', '/api/reset-password.php', { email });
  const token = await tokenTo(app, email, 'reset-password-do');
  return send('PUT', '/api/reset-password.php', { token, password: NEW, repeat: NEW });
};

const shutOut = async ({ email }: Person) => {
  await send('POST', '/api/exclusion.php', { email, months: 6 });
  return send('PUT', '/api/exclusion.php', { token: await tokenTo(app, email, 'pages-ban') });
};

const changeMail = async ({ session, id }: Person, as?: string) => {
  const email = `new-${id}@people.example`;
  await send('POST', '/api/mail-change.php', { email, password: PASSWORD }, session);
  const token = await tokenTo(app, email, 'mail-change-do');
  return send('PUT', '/api/mail-change.php', { token }, as);
};

const endOther = async ({ session }: Person) => {
  const other = (await sessionsOf(session)).find(({ current }) => !current);
  return send('DELETE', '/api/sessions.php', { id: other?.id }, session);
};

let people = 0;
const newcomer = () => {
  people += 1;
  return addPerson(app.core, `Person${people}`);
};

type Act = (person: Person) => Promise<{ statusCode: number }>;

describe('sessions and their sockets', () => {
  it.each<[string, own: boolean, other: boolean, Act]>([
    ['logging out', false, true, (who) => send('GET', '/api/logout.php', {}, who.session)],
    [
      'a new password',
      true,
      false,
      (who) => send('PUT', '/api/password.php', password, who.session),
    ],
    ['a reset password', false, false, reset],
    ['a ban', false, false, shutOut],
    [
      'a deletion',
      false,
      false,
      (who) => send('DELETE', '/api/account.php', { password: PASSWORD }, who.session),
    ],
    ['a new address, confirmed here', true, false, (who) => changeMail(who, who.session)],
    ['a new address, confirmed elsewhere', false, false, (who) => changeMail(who)],
    ['ending one', true, false, endOther],
    [
      'ending all others',
      true,
      false,
      (who) => send('DELETE', '/api/sessions.php', {}, who.session),
    ],
  ])('[API-5] [ACC-7] end with %s: own stays %s, others stay %s', async (_, own, other, act) => {
    const [person, stranger] = [await newcomer(), await newcomer()];
    const sessions = [person.session, await signIn(app.core, person), stranger.session];
    const expected = [own, other, true];
    const sockets = await Promise.all(sessions.map(connect));
    const told = sockets
      .filter((_socket, index) => !expected[index])
      .flatMap((socket) => [nextEvent(socket, sessionEnded.name), nextEvent(socket, 'disconnect')]);
    expect((await act(person)).statusCode).toBe(200);
    await Promise.all(told);
    expect(sockets.map(({ connected }) => connected)).toEqual(expected);
    const alive = await Promise.all(sessions.map((session) => isSignedIn(app, session)));
    expect(alive).toEqual(expected);
    for (const [index, session] of sessions.entries()) {
      if (expected[index]) continue;
      const answer = await app.send('GET', '/api/account.php', { session });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ authentication_required: true });
    }
  });
});

describe('the list of sessions', () => {
  const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };

  it('[ACC-7] tells device, country and times, the own one first', async () => {
    const { session } = await addPerson(app.core, 'Ada');
    app.clock.forward({ seconds: 60 });
    await logIn(app, 'Ada', { address: '193.0.6.139', headers: FIREFOX });
    const [first, second, ...rest] = await sessionsOf(session);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ current: true, device: '', country: null });
    expect(second).toMatchObject({ current: false, device: 'Firefox, Linux', country: 'NL' });
    expect(second?.started_at).toBe(second?.last_seen);
  });

  it('[ACC-7] notes when each was last used', async () => {
    const { session } = await addPerson(app.core, 'Bo');
    const [before] = await sessionsOf(session);
    app.clock.forward({ seconds: 200 });
    expect(await sessionsOf(session)).toEqual([before]);
    app.clock.forward({ seconds: 101 });
    const [after] = await sessionsOf(session);
    expect(after?.started_at).toBe(before?.started_at);
    expect(Date.parse(after?.last_seen ?? '')).toBeGreaterThan(
      Date.parse(before?.last_seen ?? '') + 300_000,
    );
  });

  it('[ACC-7] leaves out what has expired', async () => {
    const { session } = await addPerson(app.core, 'Cy');
    app.clock.forward({ days: 29 });
    const fresh = sessionIn(await logIn(app, 'Cy'));
    app.clock.forward({ days: 2 });
    expect(await isSignedIn(app, session)).toBe(false);
    expect(await sessionsOf(fresh)).toHaveLength(1);
  });

  it('[ACC-7] is nobody else’s to end', async () => {
    const [mine, yours] = [await addPerson(app.core, 'Di'), await addPerson(app.core, 'Ed')];
    const [session] = await sessionsOf(yours.session);
    const answer = await send('DELETE', '/api/sessions.php', { id: session?.id }, mine.session);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'session_not_found' });
    await send('DELETE', '/api/sessions.php', {}, mine.session);
    expect(await isSignedIn(app, yours.session)).toBe(true);
    expect(JSON.stringify(await sessionsOf(mine.session))).not.toContain(session?.id);
  });
});
