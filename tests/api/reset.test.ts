import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import {
  accountOf,
  fieldsRefused,
  isSignedIn,
  mailSubjectsTo,
  logIn,
  newAddress,
  sessionIn,
  signUp,
  signupForm,
  statusesOf,
  tokensTo,
  tokenTo,
} from '../support/accounts.ts';
import type { Raw } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { expectMail, linkIn } from '../support/mail-texts.ts';
import { addPerson, signIn } from '../support/people.ts';

const app = await appOfFile();

const NEW = 'a lantern in the boathouse';
const EVERGREEN = { host: 'evergreen.localhost' };

const ask = (email: string, raw: Raw = {}) =>
  app.send('POST', '/api/reset-password.php', { address: newAddress(), body: { email }, ...raw });

const reset = (
  token: string,
  password = NEW,
  { repeat = password, ...raw }: Raw & { repeat?: string } = {},
) =>
  app.send('PUT', '/api/reset-password.php', {
    address: newAddress(),
    body: { token, password, repeat },
    ...raw,
  });

/** Asks for a link and returns its secret. */
const tokenFor = async (email: string): Promise<string> => {
  const before = await tokensTo(app, email, 'reset-password-do', 0);
  await ask(email);
  const tokens = await tokensTo(app, email, 'reset-password-do', before.length + 1);
  return tokens.at(-1) ?? '';
};

const expired = { error: 'Link expired or invalid, request a new email', code: 'link_expired' };

describe('asking for a new password', () => {
  it('[ACC-8] mails a link', async () => {
    const { email } = await addPerson(app.core, 'Ada');
    expect((await ask(email.toUpperCase())).json()).toEqual({ ok: true });
    const [mail] = await app.mailsTo(email);
    expectMail(mail, 'en', 'reset', { name: 'Ada', hours: limits.resetHours, site: 'Duet' });
    expect(linkIn(mail).pathname).toBe('/reset-password/do');
  });

  it('[ACC-8] [API-10] of an unknown address says so', async () => {
    const answer = await ask('nobody@people.example');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: 'E-mail address not found', code: 'email_unknown' });
    const { email } = await addPerson(app.core, 'Elsewhere');
    expect((await ask(email, EVERGREEN)).statusCode).toBe(404);
    expect((await ask('no address')).json()).toMatchObject(
      fieldsRefused({ email: 'invalid_email' }),
    );
  });

  it('[ACC-8] [API-10] is for three times a day', async () => {
    const { email } = await addPerson(app.core, 'Bo');
    for (let times = 0; times < limits.resetMailsPerDay; times += 1) {
      expect((await ask(email)).statusCode).toBe(200);
    }
    const answer = await ask(email);
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({
      error: 'Too many password reset emails sent, please try again tomorrow.',
      code: 'reset_too_many',
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(86_000);
    expect(await mailSubjectsTo(app, email)).toHaveLength(3);
    app.clock.forward({ days: 1, seconds: 1 });
    expect((await ask(email)).statusCode).toBe(200);
  });

  it('[ACC-8] of an unknown address counts alike, so that the count tells nothing', async () => {
    const email = 'nobody.counts@people.example';
    for (let times = 0; times < limits.resetMailsPerDay; times += 1) {
      expect((await ask(email)).statusCode).toBe(404);
    }
    expect((await ask(email)).json()).toMatchObject({ code: 'reset_too_many' });
  });

  it('[ACC-3] [ACC-8] tells a network of few addresses, by whatever call', async () => {
    const address = newAddress();
    const half = limits.addressChecksPerNetwork.max / 2;
    for (let asked = 0; asked < half; asked += 1) {
      expect((await ask(`guess${asked}@people.example`, { address })).statusCode).toBe(404);
      const { email } = await addPerson(app.core, `Guessed${asked}`);
      expect((await signUp(app, signupForm({ email }), { address })).statusCode).toBe(409);
    }
    const { email } = await addPerson(app.core, 'GuessedLast');
    expect((await signUp(app, signupForm({ email }), { address })).statusCode).toBe(429);
    expect((await ask('guess@people.example', { address })).statusCode).toBe(429);
    expect((await signUp(app, signupForm(), { address })).statusCode).toBe(200);
  });

  it('[ACC-3] tells rarely that an address has an account, whoever asks', async () => {
    const { email } = await addPerson(app.core, 'Sought');
    for (let asked = 0; asked < limits.checksPerAddress.max; asked += 1) {
      expect((await signUp(app, signupForm({ email }))).statusCode).toBe(409);
    }
    expect((await signUp(app, signupForm({ email }))).statusCode).toBe(429);
  });

  it('[ACC-8] is left to the owner where strangers have asked too often', async () => {
    const { email } = await addPerson(app.core, 'Bea');
    const address = newAddress();
    await logIn(app, 'Bea', { address });
    for (let times = 0; times < limits.resetMailsPerDay; times += 1) await ask(email);
    expect((await ask(email)).statusCode).toBe(429);
    for (let times = 0; times < limits.resetMailsPerDay; times += 1) {
      expect((await ask(email, { address })).statusCode).toBe(200);
    }
    expect((await ask(email, { address })).json()).toMatchObject({
      error: 'Too many password reset emails sent, please try again tomorrow.',
      code: 'reset_too_many',
    });
  });

  it('[ACC-8] [API-4] again with the same key counts and mails once', async () => {
    const { email } = await addPerson(app.core, 'Cy');
    const headers = { 'idempotency-key': 'cy-asks-once' };
    for (let times = 0; times < 5; times += 1) {
      expect((await ask(email, { headers })).statusCode).toBe(200);
    }
    expect(await mailSubjectsTo(app, email)).toHaveLength(1);
  });
});

describe('the link', () => {
  it('[ACC-8] sets the password, ends every session, begins one here and tells the owner', async () => {
    const person = await addPerson(app.core, 'Di');
    const other = await signIn(app.core, person);
    const answer = await reset(await tokenFor(person.email));
    expect(answer.json()).toEqual({ signed_in: true });
    expect(await isSignedIn(app, sessionIn(answer))).toBe(true);
    for (const session of [person.session, other])
      expect(await isSignedIn(app, session)).toBe(false);
    expect((await logIn(app, 'Di')).json()).toMatchObject({ code: 'login_failed' });
    expect((await logIn(app, 'Di', { password: NEW })).statusCode).toBe(200);
    expect(await mailSubjectsTo(app, person.email)).toContain('Your password has been changed');
  });

  it('[ACC-8] works once, and once for two at once', async () => {
    const { email } = await addPerson(app.core, 'Ed');
    const token = await tokenFor(email);
    const passwords = [NEW, `${NEW}, again`];
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(statusesOf(answers)).toEqual([200, 410]);
    const winner = passwords[answers.findIndex(({ statusCode }) => statusCode === 200)] ?? '';
    expect((await logIn(app, 'Ed', { password: winner })).statusCode).toBe(200);
    expect((await reset(token)).json()).toEqual(expired);
  });

  it('[ACC-8] [API-4] sent again with the same key claims no session that it does not bring', async () => {
    const { email } = await addPerson(app.core, 'Eve');
    const token = await tokenFor(email);
    const headers = { 'idempotency-key': 'eve-resets-once' };
    const first = await reset(token, NEW, { headers });
    expect(first.json()).toEqual({ signed_in: true });
    const again = await reset(token, NEW, { headers });
    expect([again.json(), again.cookies]).toEqual([{ signed_in: false }, []]);
    expect(await isSignedIn(app, sessionIn(first))).toBe(true);
  });

  it('[ACC-8] lifts the block for wrong passwords, wherever they were typed', async () => {
    const { email } = await addPerson(app.core, 'Lou');
    const [here, elsewhere] = [newAddress(), newAddress()];
    for (const address of [here, elsewhere]) {
      for (let times = 0; times <= limits.login.tries; times += 1) {
        await logIn(app, email, { address, password: 'a guess' });
      }
      expect((await logIn(app, email, { address })).statusCode).toBe(429);
    }
    await reset(await tokenFor(email), NEW, { address: here });
    for (const address of [here, elsewhere]) {
      expect((await logIn(app, email, { address, password: NEW })).statusCode).toBe(200);
    }
  });

  it('[ACC-8] tells whether it works before anything is typed', async () => {
    const { email } = await addPerson(app.core, 'Mia');
    const token = await tokenFor(email);
    const check = (wanted: string, raw: Raw = {}) =>
      app.send('GET', `/api/reset-password.php?token=${wanted}`, raw);
    expect((await check(token)).json()).toEqual({ ok: true });
    expect((await check(token, EVERGREEN)).json()).toEqual(expired);
    expect((await check('x'.repeat(43))).json()).toEqual(expired);
    await reset(token);
    expect((await check(token)).json()).toEqual(expired);
    const late = await tokenFor(email);
    app.clock.forward({ hours: limits.resetHours, seconds: 1 });
    expect((await check(late)).statusCode).toBe(410);
  });

  it('[ACC-8] works for two hours', async () => {
    const { email } = await addPerson(app.core, 'Fi');
    const token = await tokenFor(email);
    app.clock.forward({ hours: limits.resetHours, seconds: 1 });
    const answer = await reset(token);
    expect(answer.statusCode).toBe(410);
    expect(answer.json()).toEqual(expired);
    expect((await logIn(app, 'Fi')).statusCode).toBe(200);
  });

  it('[ACC-8] takes the one before it back, also of two that are asked for at once', async () => {
    const { email } = await addPerson(app.core, 'Gus');
    await tokenFor(email);
    await Promise.all([ask(email), ask(email)]);
    const tokens = await tokensTo(app, email, 'reset-password-do', 3);
    const answers = [];
    for (const token of tokens) answers.push(await reset(token));
    expect(statusesOf(answers)).toEqual([200, 410, 410]);
  });

  it('[ACC-8] works on its own site, and is no other link', async () => {
    const person = await addPerson(app.core, 'Hal', { status: 'not_confirmed' });
    const token = await tokenFor(person.email);
    expect((await reset(token, NEW, EVERGREEN)).json()).toEqual(expired);
    await app.send('PUT', '/api/activate.php', { session: person.session });
    const activation = await tokenTo(app, person.email, 'activate-done');
    expect((await reset(activation)).json()).toEqual(expired);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it.each([
    ['differ', { repeat: 'another one altogether' }, NEW, { repeat: 'passwords_differ' }],
    ['are short', {}, 'seven77', { password: 'password_short' }],
    ['are known from leaks', {}, 'trustno1', { password: 'password_leaked' }],
    ['are the own name', {}, 'Marguerite', { password: 'password_own' }],
    ['are the own address', {}, 'MARGUERITE@people.example', { password: 'password_own' }],
  ] as const)('[ACC-8] stays good when the passwords %s', async (what, raw, password, fields) => {
    const email = 'marguerite@people.example';
    if (!(await accountOf(app, email))) await addPerson(app.core, 'Marguerite');
    app.clock.forward({ days: 1, seconds: 1 });
    const token = await tokenFor(email);
    expect((await reset(token, password, raw)).json()).toMatchObject(fieldsRefused(fields));
    expect((await reset(token, `${NEW} ${what}`)).statusCode).toBe(200);
  });

  it('[ACC-8] [API-10] says in the agreed words that passwords differ', async () => {
    const answer = await reset('x'.repeat(43), NEW, { repeat: 'another one' });
    expect(answer.json()).toMatchObject({
      fields: { repeat: { message: 'The entered passwords are not the same.' } },
    });
  });

  it('[ACC-8] proves the address, too', async () => {
    const { email } = await addPerson(app.core, 'Ida', { status: 'not_confirmed' });
    await reset(await tokenFor(email));
    const { user, profile } = (await accountOf(app, email)) ?? {};
    expect([user?.status, profile?.status]).toEqual(['active', 'active']);
  });

  it('[ACC-10] does not open an account that its owner has closed', async () => {
    const { email } = await addPerson(app.core, 'Jo', {
      status: 'deleted',
      deletedAt: app.clock.now(),
      profile: { status: 'disabled' },
    });
    const answer = await reset(await tokenFor(email));
    expect(answer.json()).toEqual({ signed_in: false });
    expect(answer.cookies).toEqual([]);
    const { user, profile } = (await accountOf(app, email)) ?? {};
    expect([user?.status, profile?.status]).toEqual(['deleted', 'disabled']);
    expect((await logIn(app, 'Jo', { password: NEW })).json()).toMatchObject({
      code: 'deletion_pending',
    });
  });

  it('[ACC-7] lets its owner in where strangers have used all tries up', async () => {
    const { email } = await addPerson(app.core, 'Kai');
    for (let times = 0; times < limits.login.strangerTries; times += 1) {
      await logIn(app, 'Kai', { password: 'a guess' });
    }
    const address = newAddress();
    expect((await logIn(app, 'Kai', { address })).statusCode).toBe(429);
    await reset(await tokenFor(email), NEW, { address });
    expect((await logIn(app, 'Kai', { address, password: NEW })).statusCode).toBe(200);
  });
});
