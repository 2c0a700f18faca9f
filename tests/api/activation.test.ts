import { describe, expect, it } from 'vitest';
import { activateCorrect } from '#contract/accounts/index.ts';
import { limits } from '#contract/limits.ts';
import {
  accountOf,
  fieldsRefused,
  mailSubjectsTo,
  newAddress,
  runJob,
  signUp,
  signupForm,
  statusesOf,
  tokensTo,
  tokenTo,
} from '../support/accounts.ts';
import type { Raw } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { expectMail } from '../support/mail-texts.ts';
import type { Person } from '../support/people.ts';
import { addPerson, PASSWORD } from '../support/people.ts';

const app = await appOfFile();

const activate = (token: string, raw: Raw = {}) =>
  app.send('POST', '/api/activate.php', { address: newAddress(), body: { token }, ...raw });

const resend = ({ session }: Person) => app.send('PUT', '/api/activate.php', { session });

const failed = { error: 'Activation failed', code: 'activation_failed' };

/** Somebody who waits for the mail, and the secret in it. */
const waiting = async (name: string) => {
  const person = await addPerson(app.core, name, { status: 'not_confirmed' });
  await resend(person);
  return { ...person, token: await tokenTo(app, person.email, 'activate-done') };
};

/** The status of an account and of its profile. */
const statesOf = async ({ email }: { email: string }) => {
  const row = await accountOf(app, email);
  return [row?.user.status, row?.profile.status];
};

const OPEN = ['active', 'active'];
const CLOSED = ['not_confirmed', 'disabled'];

describe('the link in the mail', () => {
  it('[ACC-4] opens the account that was signed up', async () => {
    const form = signupForm();
    await signUp(app, form);
    const token = await tokenTo(app, form.email, 'activate-done');
    expect(await statesOf(form)).toEqual(CLOSED);
    expect((await activate(token)).json()).toEqual({ first_message: null });
    expect(await statesOf(form)).toEqual(OPEN);
    const { user } = (await accountOf(app, form.email)) ?? {};
    expect(user).toMatchObject({ confirmedAt: expect.any(Date), credits: 4 });
  });

  it('[ACC-4] leaves the welcome credits to the first account of a mailbox', async () => {
    const tagged = (tag: string) => signupForm({ email: `pia.tagged+${tag}@people.example` });
    const [first, second, third] = [tagged('one'), tagged('two'), tagged('three')];
    const creditsOf = async ({ email }: { email: string }) =>
      (await accountOf(app, email))?.user.credits;
    // Two that were made before any of them was confirmed.
    for (const form of [first, second]) await signUp(app, form);
    for (const { email } of [first, second]) {
      await activate(await tokenTo(app, email, 'activate-done'));
    }
    expect([await creditsOf(first), await creditsOf(second)]).toEqual([4, 0]);
    await signUp(app, third);
    expect(await creditsOf(third)).toBe(0);
    const [mail] = await app.mailsTo(third.email);
    const values = { name: third.name, credits: 0, days: limits.activationDays, site: 'Duet' };
    expectMail(mail, 'en', 'activation', values);
  });

  it('[ACC-4] may be opened again, and twice at once', async () => {
    const person = await waiting('Twice');
    const answers = await Promise.all([activate(person.token), activate(person.token)]);
    expect(statusesOf(answers)).toEqual([200, 200]);
    expect((await activate(person.token)).statusCode).toBe(200);
    expect(await statesOf(person)).toEqual(OPEN);
  });

  it('[ACC-4] works for seven days', async () => {
    const [early, late] = [await waiting('Early'), await waiting('Late')];
    app.clock.forward({ days: limits.activationDays, seconds: -60 });
    expect((await activate(early.token)).statusCode).toBe(200);
    app.clock.forward({ seconds: 61 });
    const answer = await activate(late.token);
    expect(answer.statusCode).toBe(410);
    expect(answer.json()).toEqual(failed);
    expect(await statesOf(late)).toEqual(CLOSED);
  });

  it('[ACC-4] works on its own site', async () => {
    const person = await waiting('Foreign');
    const answer = await activate(person.token, { host: 'evergreen.localhost' });
    expect(answer.json()).toEqual(failed);
    expect(await statesOf(person)).toEqual(CLOSED);
  });

  it('[ACC-4] is no other link', async () => {
    const person = await waiting('Other');
    await app.send('POST', '/api/reset-password.php', { body: { email: person.email } });
    const reset = await tokenTo(app, person.email, 'reset-password-do');
    expect((await activate(reset)).json()).toEqual(failed);
    expect((await activate('x'.repeat(43))).json()).toEqual(failed);
    expect((await activate('short')).statusCode).toBe(400);
    expect(await statesOf(person)).toEqual(CLOSED);
  });

  it('[ACC-10] does not open an account that its owner has closed', async () => {
    const person = await waiting('Closed');
    const body = { password: PASSWORD };
    await app.send('DELETE', '/api/account.php', { session: person.session, body });
    expect((await activate(person.token)).statusCode).toBe(200);
    expect(await statesOf(person)).toEqual(['deleted', 'disabled']);
    const token = await tokenTo(app, person.email, 'account-deleted');
    await app.send('POST', '/api/account.php', { body: { token } });
    expect(await statesOf(person)).toEqual(OPEN);
  });
});

describe('asking for the mail again', () => {
  it('[ACC-4] [ACC-6] leaves the links before it good: whichever is opened opens the account', async () => {
    const person = await waiting('Again');
    expect((await resend(person)).json()).toEqual({ ok: true });
    const [first = '', second = ''] = await tokensTo(app, person.email, 'activate-done', 2);
    expect((await activate(first)).statusCode).toBe(200);
    expect(await statesOf(person)).toEqual(OPEN);
    expect((await activate(second)).statusCode).toBe(200);
  });

  it('[ACC-6] is limited to three in an hour', async () => {
    const person = await addPerson(app.core, 'Often', { status: 'not_confirmed' });
    for (let tries = 0; tries < 3; tries += 1) expect((await resend(person)).statusCode).toBe(200);
    const answer = await resend(person);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3500);
    expect(await mailSubjectsTo(app, person.email)).toHaveLength(3);
    app.clock.forward({ hours: 1, seconds: 1 });
    expect((await resend(person)).statusCode).toBe(200);
  });

  it('[ACC-6] is not for who is confirmed', async () => {
    const person = await addPerson(app.core, 'Done');
    const answer = await resend(person);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'already_active' });
    expect(await mailSubjectsTo(app, person.email)).toEqual([]);
  });

  it('[ACC-6] while the link is being opened leaves the account open', async () => {
    for (const name of ['Meet a', 'Meet b', 'Meet c', 'Meet d']) {
      const person = await waiting(name);
      const [opened, sent] = await Promise.all([activate(person.token), resend(person)]);
      expect(opened.statusCode).toBe(200);
      expect([200, 409]).toContain(sent.statusCode);
      expect(await statesOf(person)).toEqual(OPEN);
    }
  });
});

describe('a mistyped address', () => {
  const correct = ({ session }: Person, email: string) =>
    app.send('PUT', '/api/activate-address.php', { session, body: { email } });

  it('[ACC-4] can be corrected until it is confirmed, and links to it die', async () => {
    const person = await waiting('Mistyped');
    await app.send('POST', '/api/reset-password.php', { body: { email: person.email } });
    const reset = await tokenTo(app, person.email, 'reset-password-do');
    const email = 'Well.Typed@people.example';
    expect((await correct(person, email)).json()).toEqual({ ok: true });
    expect(await accountOf(app, person.email)).toBeUndefined();
    expect((await activate(person.token)).json()).toEqual(failed);
    const again = { token: reset, password: 'a lantern at sea', repeat: 'a lantern at sea' };
    const answer = await app.send('PUT', '/api/reset-password.php', { body: again });
    expect(answer.statusCode).toBe(410);
    expect(
      (await activate(await tokenTo(app, email.toLowerCase(), 'activate-done'))).statusCode,
    ).toBe(200);
    expect(await statesOf({ email: email.toLowerCase() })).toEqual(OPEN);
    expect((await correct(person, 'third@people.example')).json()).toMatchObject({
      code: 'already_active',
    });
  });

  it('[ACC-4] [API-6] is not corrected to one that is taken or thrown away', async () => {
    const person = await waiting('Mistaken');
    const { email } = await addPerson(app.core, 'Owner');
    const taken = await correct(person, email);
    expect(taken.statusCode).toBe(409);
    expect(taken.json()).toMatchObject(fieldsRefused({ email: 'email_taken' }, 'address_taken'));
    expect((await correct(person, 'me@mailinator.com')).json()).toMatchObject(
      fieldsRefused({ email: 'email_disposable' }),
    );
    expect((await activate(person.token)).statusCode).toBe(200);
  });

  it('[ACC-4] [API-6] may be mistyped again, but the addresses of others are not tried for long', async () => {
    const person = await waiting('Clumsy');
    const { email } = await addPerson(app.core, 'Rival');
    const { max } = activateCorrect.limit;
    const tries = async (typed: string) => {
      const answers = [];
      for (let times = 0; times < max; times += 1) answers.push(await correct(person, typed));
      return statusesOf(answers);
    };
    expect(await tries('me@mailinator.com')).toEqual(Array(max).fill(400));
    expect(await tries(email)).toEqual(Array(max).fill(409));
    expect((await correct(person, person.email)).statusCode).toBe(429);
  });

  it('[ACC-4] that was right all along gets the link once more', async () => {
    const person = await waiting('Right');
    expect((await correct(person, person.email)).statusCode).toBe(200);
    expect(await tokensTo(app, person.email, 'activate-done', 2)).toHaveLength(2);
    expect((await activate(person.token)).statusCode).toBe(200);
  });
});

describe('an account that nobody confirms', () => {
  it('[ACC-4] is erased after 30 days, and its address is free', async () => {
    const never = await addPerson(app.core, 'Never', { status: 'not_confirmed' });
    const member = await addPerson(app.core, 'Member');
    app.clock.forward({ days: limits.unconfirmedDays, seconds: -60 });
    await runJob(app, 'erase-accounts');
    expect(await statesOf(never)).toEqual(CLOSED);
    app.clock.forward({ seconds: 61 });
    await runJob(app, 'erase-accounts');
    expect(await accountOf(app, never.email)).toBeUndefined();
    expect(await statesOf(member)).toEqual(OPEN);
    const { email, name } = never;
    expect((await signUp(app, signupForm({ email, name }))).statusCode).toBe(200);
  });
});
