import { createHook } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { cookieMaxAgeSeconds } from '#contract/cookies.ts';
import { limits } from '#contract/limits.ts';
import {
  accountOf,
  fieldsRefused,
  mailSubjectsTo,
  logIn,
  newAddress,
  sessionIn,
  statusesOf,
} from '../support/accounts.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { mailTextsIn } from '../support/mail-texts.ts';
import { addPerson, PASSWORD } from '../support/people.ts';

const PROXY = '10.255.0.1';
const DUTCH = '193.0.6.139';
const GERMAN = '213.133.116.44';
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0' };
const IPHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604' };

const app = await appOfFile({ TRUST_PROXY: PROXY });

/** What Node calls work that an addon gives to another thread without naming it, as hashing is. */
const NATIVE_TASK = 'undefined';

const wrong = { password: 'not the password' };
const codeOf = (answer: Awaited<ReturnType<typeof logIn>>) => answer.json<{ code: string }>().code;
const { tries, strangerTries, networkTries, blockMinutes } = limits.login;
const BLOCK = { seconds: blockMinutes * 60 + 1 };

/** Types a wrong password so many times, from one network or from ever new ones. */
const miss = async (login: string, times: number, address?: string) => {
  for (let count = 0; count < times; count += 1) {
    await logIn(app, login, { ...wrong, address: address ?? newAddress() });
  }
};

describe('signing in', () => {
  it.each([
    ['the name', 'Zoë Login'],
    ['the name in capitals', ' ZOË LOGIN '],
    ['the name as another keyboard writes it', 'Zoe\u0308  Login'],
    ['the address', 'zoe.login@people.example'],
    ['the address in capitals', ' Zoe.Login@People.EXAMPLE '],
  ])('[ACC-7] works with %s', async (_, login) => {
    if (!(await accountOf(app, 'zoe.login@people.example'))) {
      await addPerson(app.core, 'Zoë Login', { email: 'zoe.login@people.example' });
    }
    const answer = await logIn(app, login);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ user: { profile: { name: 'Zoë Login' } } });
  });

  it('[ACC-3] asks for the address where several have the name, whoever’s password it is', async () => {
    const [first] = [await addPerson(app.core, 'Shared'), await addPerson(app.core, 'shared')];
    const address = newAddress();
    const tried = [
      await logIn(app, 'Shared', { address }),
      await logIn(app, ' SHARED ', { ...wrong, address }),
    ];
    for (const answer of tried) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject(fieldsRefused({ login: 'name_shared' }));
    }
    expect(tried[0]?.json()).toEqual(tried[1]?.json());
    // No account was tried, and none is blocked by it.
    for (let count = 0; count <= networkTries; count += 1) await logIn(app, 'Shared', { address });
    expect((await logIn(app, first.email, { address })).statusCode).toBe(200);
    expect(codeOf(await logIn(app, 'Shared', { host: 'evergreen.localhost' }))).toBe(
      'login_failed',
    );
  });

  it('[ACC-7] answers like user.php, with a session that is new each time', async () => {
    const { session } = await addPerson(app.core, 'Ada');
    const answer = await logIn(app, 'Ada', { session, headers: { 'request-type': 'client' } });
    const own = sessionIn(answer);
    expect(own).not.toBe(session);
    expect(Buffer.from(own, 'base64url')).toHaveLength(32);
    expect(answer.headers['cache-control']).toBe('no-store');
    const user = await app.send('GET', '/api/user.php', { session: own });
    expect(user.json()).toEqual(answer.json());
  });

  it('[ACC-7] keeps the session in a cookie for 30 days, out of reach of scripts', async () => {
    await addPerson(app.core, 'Bo');
    expect((await logIn(app, 'Bo')).cookies).toEqual([
      {
        name: 'session',
        value: expect.stringMatching(/^[\w-]{43}$/),
        maxAge: cookieMaxAgeSeconds.session,
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
      },
    ]);
    expect(cookieMaxAgeSeconds.session).toBe(30 * 86_400);
    const headers = { 'x-forwarded-proto': 'https' };
    const [cookie] = (await logIn(app, 'Bo', { address: PROXY, headers })).cookies;
    expect(cookie).toMatchObject({ name: '__Host-session', secure: true, path: '/' });
    expect(cookie).not.toHaveProperty('domain');
  });

  it.each(['cross-site', 'same-site', 'none', undefined])(
    '[ACC-7] is not something another page does: %s',
    async (site) => {
      await addPerson(app.core, `Cas ${site}`);
      const answer = await logIn(app, `Cas ${site}`, { headers: { 'sec-fetch-site': site } });
      expect(codeOf(answer)).toBe('foreign_origin');
      expect(answer.cookies).toEqual([]);
    },
  );

  it('[ACC-7] is for members of this site', async () => {
    const { email } = await addPerson(app.core, 'Di');
    expect(codeOf(await logIn(app, email, { host: 'evergreen.localhost' }))).toBe('login_failed');
  });

  it('[ACC-7] of somebody shut out tells until when, and only to who knows the password', async () => {
    const excludedUntil = new Date('2100-01-01T00:00:00.000Z');
    await addPerson(app.core, 'Ed', { excludedUntil });
    const answer = await logIn(app, 'Ed');
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      code: 'account_excluded',
      values: { date: excludedUntil.toISOString() },
    });
    expect(answer.cookies).toEqual([]);
    expect(codeOf(await logIn(app, 'Ed', wrong))).toBe('login_failed');
  });
});

describe('a wrong login', () => {
  it('[ACC-7] does not say which part was wrong', async () => {
    await addPerson(app.core, 'Fi');
    const answers = [
      await logIn(app, 'Fi', wrong),
      await logIn(app, 'fi@people.example', wrong),
      await logIn(app, 'Nobody At All', wrong),
      await logIn(app, 'nobody@people.example'),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual({
        error: 'Login failed, please try again',
        code: 'login_failed',
      });
      expect(answer.cookies).toEqual([]);
    }
    const shape = ({ headers }: (typeof answers)[number]) => ({ ...headers, date: '' });
    expect(new Set(answers.map((answer) => JSON.stringify(shape(answer)))).size).toBe(1);
  });

  it('[ACC-7] hashes as much for an unknown name as for a wrong password', async () => {
    await addPerson(app.core, 'Gus');
    // What nobody's password is compared with is made once.
    await logIn(app, 'Nobody 1', wrong);
    const tasksOf = async (who: string) => {
      let tasks = 0;
      const hook = createHook({ init: (_, type) => void (tasks += Number(type === NATIVE_TASK)) });
      hook.enable();
      await logIn(app, who, wrong);
      hook.disable();
      return tasks;
    };
    expect([await tasksOf('Gus'), await tasksOf('Nobody 2')]).toEqual([1, 1]);
  });
});

describe('too many wrong logins', () => {
  it('[ACC-7] block the account for some minutes, told in words', async () => {
    await addPerson(app.core, 'Hal');
    const address = newAddress();
    await miss('Hal', tries, address);
    const answer = await logIn(app, 'Hal', { address });
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({
      error: 'Too many incorrect attempts, account blocked for 15 min.',
      code: 'account_blocked',
      values: { minutes: 15 },
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(14 * 60);
    app.clock.forward({ seconds: 10 * 60 });
    const later = await logIn(app, 'hal@people.example', { address });
    expect(later.json()).toMatchObject({ values: { minutes: 5 } });
    app.clock.forward(BLOCK);
    expect((await logIn(app, 'Hal', { address })).statusCode).toBe(200);
  });

  it('[ACC-7] at once do not outrun the count', async () => {
    await addPerson(app.core, 'Ida');
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => logIn(app, 'Ida', { ...wrong, address })),
    );
    const failed = answers.filter((answer) => codeOf(answer) === 'login_failed');
    expect(failed).toHaveLength(tries);
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['login_failed', 'account_blocked']));
    const right = await Promise.all(
      Array.from({ length: 5 }, () => logIn(app, 'Ida', { address })),
    );
    expect(statusesOf(right)).toEqual([429, 429, 429, 429, 429]);
  });

  it('[ACC-7] block names that nobody has, alike', async () => {
    const address = newAddress();
    await miss('Nobody Blocked', tries, address);
    expect(codeOf(await logIn(app, 'NOBODY blocked', { address }))).toBe('account_blocked');
  });

  it('[ACC-7] by strangers keep no member out who comes from where they were before', async () => {
    await addPerson(app.core, 'Jo');
    const home = newAddress();
    expect((await logIn(app, 'Jo', { address: home })).statusCode).toBe(200);
    await miss('Jo', strangerTries);
    expect(codeOf(await logIn(app, 'Jo', wrong))).toBe('account_blocked');
    expect(codeOf(await logIn(app, 'Jo'))).toBe('account_blocked');
    expect((await logIn(app, 'Jo', { address: home })).statusCode).toBe(200);
  });

  it('[ACC-7] are forgiven by a right one', async () => {
    await addPerson(app.core, 'Kai');
    const address = newAddress();
    for (let round = 0; round < 2; round += 1) {
      await miss('Kai', tries - 1, address);
      expect((await logIn(app, 'Kai', { address })).statusCode).toBe(200);
    }
  });

  it('[ACC-7] from one network block it for every account', async () => {
    await addPerson(app.core, 'Lea');
    const network = '2001:db8:77:1';
    const names = Array.from({ length: networkTries }, (_, index) => `Guess ${index}`);
    await Promise.all(
      names.map((name, index) => logIn(app, name, { ...wrong, address: `${network}::${index}` })),
    );
    expect(codeOf(await logIn(app, 'Lea', { address: `${network}:9::1` }))).toBe('account_blocked');
    expect((await logIn(app, 'Lea', { address: '2001:db8:77:2::1' })).statusCode).toBe(200);
  });
});

describe('a sign-in that is new', () => {
  it('[ACC-7] by device or country is mailed to its owner, but never the first', async () => {
    const { email, id: userId } = await addPerson(app.core, 'Mo');
    const subject = mailTextsIn('en')('newSignIn.subject', {} as never);
    await logIn(app, 'Mo', { address: DUTCH, headers: FIREFOX });
    await logIn(app, 'Mo', { address: DUTCH, headers: FIREFOX });
    expect(await mailSubjectsTo(app, email)).toEqual([]);
    await logIn(app, 'Mo', { address: DUTCH, headers: IPHONE });
    expect(await mailSubjectsTo(app, email)).toEqual([subject]);
    const [mail] = await app.mailsTo(email);
    expect(mail?.text).toContain('Safari, iPhone');
    expect(mail?.text).toContain('Netherlands');
    expect(mail?.text).toMatch(/^Time: .*\d:\d\d CES?T$/m);
    const timeZone = 'Asia/Kolkata';
    await app.core.db.insert(tables.notificationChoices).values({ userId, timeZone });
    await logIn(app, 'Mo', { address: GERMAN, headers: FIREFOX });
    expect(await mailSubjectsTo(app, email)).toHaveLength(2);
    const mails = await app.mailsTo(email, 2);
    const later = mails.find(({ text }) => text.includes('Germany'));
    expect(later?.text).toMatch(/^Time: .*\d:\d\d (IST|GMT\+5:30)$/m);
    await logIn(app, 'Mo', { address: GERMAN, headers: FIREFOX });
    await logIn(app, 'Mo', { ...wrong, address: GERMAN, headers: { 'user-agent': 'Chrome/1' } });
    expect(await mailSubjectsTo(app, email)).toHaveLength(2);
  });
});

describe('an account that is being deleted', () => {
  const close = (session: string) =>
    app.send('DELETE', '/api/account.php', { session, body: { password: PASSWORD } });

  it('[ACC-10] says until when it can come back, and comes back exactly as it was', async () => {
    const profile = { invisible: true, about: 'Quiet.' };
    const { email, session } = await addPerson(app.core, 'Ned', { profile });
    const before = await accountOf(app, email);
    const { erased_at: date } = (await close(session)).json<{ erased_at: string }>();
    const pending = await logIn(app, 'Ned');
    expect(pending.statusCode).toBe(409);
    expect(pending.json()).toMatchObject({ code: 'deletion_pending', values: { date } });
    expect(pending.cookies).toEqual([]);
    expect(codeOf(await logIn(app, 'Ned', { ...wrong, reactivate: true }))).toBe('login_failed');

    app.clock.forward({ days: 13 });
    const back = await logIn(app, 'Ned', { reactivate: true });
    expect(back.json()).toMatchObject({ user: { status: 'active' } });
    const returned = await accountOf(app, email);
    // On which day somebody was here last is no part of what they had.
    const user = { ...before?.user, hereOn: returned?.user.hereOn };
    expect(returned).toEqual({ ...before, user });
    expect(await mailSubjectsTo(app, email)).toContain('Welcome back, Ned');
  });
});
