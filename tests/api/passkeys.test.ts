import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as contract from '#contract/accounts/index.ts';
import { consoleSignInAsk } from '#contract/console/index.ts';
import { limits } from '#contract/limits.ts';
import { tables } from '#server/db/index.ts';
import {
  fieldsRefused,
  isSignedIn,
  newAddress,
  runJob,
  sessionIn,
  statusesOf,
  tokenTo,
} from '../support/accounts.ts';
import type { Raw } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import type { Authenticator } from '../support/passkeys.ts';
import { createAuthenticator } from '../support/passkeys.ts';
import type { Overrides, Person } from '../support/people.ts';
import { addPerson, PASSWORD, signIn } from '../support/people.ts';
import { addPasskey as addStaffPasskey, addStaff } from '../support/staff.ts';

const app = await appOfFile();

const { perMember, challengeMinutes, loginMinutes } = limits.passkeys;
const LATER = { seconds: loginMinutes * 60 + 1 };
const EVERGREEN = { host: 'evergreen.localhost' };

let made = 0;
const somebody = (overrides: Overrides = {}) => {
  made += 1;
  return addPerson(app.core, `Keyholder ${made}`, {
    email: `keyholder${made}@people.example`,
    ...overrides,
  });
};

const add = async ({ session }: Pick<Person, 'session'>, name?: string): Promise<Authenticator> => {
  const device = createAuthenticator();
  const call = app.as({ session });
  const { options } = await call(contract.passkeyAsk, { body: {} });
  await call(contract.passkeyAdd, { body: { name, passkey: device.register(options) } });
  return device;
};

const askForLogin = async (raw: Raw = {}) => {
  const answer = await app.send('POST', contract.passkeyLoginAsk.path, {
    address: newAddress(),
    ...raw,
  });
  return answer.json<{ options: { challenge: string } }>().options;
};

const send = (passkey: unknown, { reactivate, ...raw }: Raw & { reactivate?: true } = {}) =>
  app.send('POST', contract.passkeyLogin.path, {
    address: newAddress(),
    body: { passkey, reactivate },
    ...raw,
  });

const logIn = async (device: Authenticator, raw: Raw & { reactivate?: true } = {}) =>
  send(device.assert(await askForLogin()), raw);

const listOf = async ({ session }: Pick<Person, 'session'>) =>
  (await app.as({ session })(contract.passkeys)).passkeys;

const failed = { statusCode: 403, code: 'passkey_failed' };
const outcomeOf = (answer: Awaited<ReturnType<typeof send>>) => ({
  statusCode: answer.statusCode,
  code: answer.json<{ code?: string }>().code,
});

describe('a passkey', () => {
  it('[ACC-13] is added, told by mail, listed, and logs its member in', async () => {
    const member = await somebody();
    const device = await add(member, 'My phone');
    expect(await listOf(member)).toMatchObject([{ name: 'My phone', synced: false }]);
    const [mail] = await app.mailsTo(member.email);
    expect(mail?.subject).toBe('A passkey was added to your account');
    expect(mail?.text).toContain('“My phone”');
    const answer = await logIn(device);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ user: { id: member.id } });
    expect(await isSignedIn(app, sessionIn(answer))).toBe(true);
  });

  it('[ACC-13] has the name of its device where none was given', async () => {
    const member = await somebody();
    const device = createAuthenticator();
    const headers = {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604',
    };
    const { options } = await app.as(member)(contract.passkeyAsk, { body: {} });
    const body = { passkey: device.register(options) };
    await app.send('POST', contract.passkeyAdd.path, { session: member.session, headers, body });
    expect(await listOf(member)).toMatchObject([{ name: 'Safari, iPhone' }]);
  });

  it('[ACC-13] is removed by its own member only, and told by mail', async () => {
    const member = await somebody();
    const other = await somebody();
    const device = await add(member);
    const id = (await listOf(member))[0]?.id ?? '';
    const remove = ({ session }: Person) =>
      app.send('DELETE', contract.passkeyRemove.path, { session, body: { id } });
    expect(outcomeOf(await remove(other))).toEqual({ statusCode: 404, code: 'passkey_not_found' });
    expect((await remove(member)).json()).toEqual({ passkeys: [], password_needed: false });
    expect(outcomeOf(await remove(member)).statusCode).toBe(404);
    const subjects = (await app.mailsTo(member.email, 2)).map(({ subject }) => subject);
    expect(subjects).toContain('A passkey was removed from your account');
    expect(outcomeOf(await logIn(device))).toEqual(failed);
  });

  it('[ACC-13] asks for the password where the login was not lately', async () => {
    const member = await somebody();
    await add(member);
    const id = (await listOf(member))[0]?.id ?? '';
    const device = createAuthenticator();
    app.clock.forward(LATER);
    const raw = { session: member.session };
    expect((await app.as(raw)(contract.passkeys)).password_needed).toBe(true);
    const ask = (body: object) => app.send('POST', contract.passkeyAsk.path, { ...raw, body });
    const remove = (body: object) =>
      app.send('DELETE', contract.passkeyRemove.path, { ...raw, body: { id, ...body } });
    for (const attempt of [ask, remove]) {
      expect((await attempt({})).json()).toMatchObject(fieldsRefused({ password: 'required' }));
      const wrong = await attempt({ password: 'not the password' });
      expect(wrong.json()).toMatchObject(fieldsRefused({ password: 'old_password' }));
    }
    const { options } = (await ask({ password: PASSWORD })).json<{
      options: { challenge: string };
    }>();
    await app.as(raw)(contract.passkeyAdd, { body: { passkey: device.register(options) } });
    expect((await remove({ password: PASSWORD })).statusCode).toBe(200);
    expect(await listOf(member)).toHaveLength(1);
    // A login with one is as good as one with the password.
    const session = sessionIn(await logIn(device));
    expect((await app.as({ session })(contract.passkeys)).password_needed).toBe(false);
  });

  it('[ACC-13] is not added for somebody else, nor with what was asked of them', async () => {
    const [member, other] = [await somebody(), await somebody()];
    const { options } = await app.as(member)(contract.passkeyAsk, { body: {} });
    const passkey = createAuthenticator().register(options);
    const post = ({ session }: Person) =>
      app.send('POST', contract.passkeyAdd.path, { session, body: { passkey } });
    expect(outcomeOf(await post(other))).toEqual(failed);
    expect((await post(member)).statusCode).toBe(200);
    // One key has one owner.
    expect(outcomeOf(await post(member))).toEqual(failed);
    expect(await listOf(other)).toEqual([]);
  });

  it('[ACC-13] is one of a few, also where two come at once', async () => {
    const member = await somebody();
    for (let count = 1; count < perMember; count += 1) await add(member);
    const call = app.as(member);
    const bodies = await Promise.all(
      [1, 2].map(async () => {
        const { options } = await call(contract.passkeyAsk, { body: {} });
        return { passkey: createAuthenticator().register(options) };
      }),
    );
    const { session } = member;
    const answers = await Promise.all(
      bodies.map((body) => app.send('POST', contract.passkeyAdd.path, { session, body })),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(await listOf(member)).toHaveLength(perMember);
    const more = await app.send('POST', contract.passkeyAsk.path, { session, body: {} });
    expect(outcomeOf(more)).toEqual({ statusCode: 409, code: 'too_many_passkeys' });
  });
});

describe('logging in with a passkey', () => {
  it('[ACC-13] works once for what was signed, also where it comes twice at once', async () => {
    const device = await add(await somebody());
    const passkey = device.assert(await askForLogin());
    expect(statusesOf(await Promise.all([send(passkey), send(passkey)]))).toEqual([200, 403]);
    expect(outcomeOf(await send(passkey))).toEqual(failed);
    const late = device.assert(await askForLogin());
    app.clock.forward({ seconds: challengeMinutes * 60 + 1 });
    expect(outcomeOf(await send(late))).toEqual(failed);
    expect(outcomeOf(await send(device.assert({ challenge: 'bm90aGluZw' })))).toEqual(failed);
  });

  it('[ACC-13] fails with a copy, whose counter goes back', async () => {
    const device = await add(await somebody());
    expect((await send(device.assert(await askForLogin(), 7))).statusCode).toBe(200);
    expect(outcomeOf(await send(device.assert(await askForLogin(), 7)))).toEqual(failed);
    expect((await send(device.assert(await askForLogin(), 8))).statusCode).toBe(200);
  });

  it('[ACC-13] fails with a key that nobody has, one of the staff, or on another site', async () => {
    const stranger = createAuthenticator();
    expect(outcomeOf(await logIn(stranger))).toEqual(failed);
    const staff = await addStaffPasskey(app, await addStaff(app.core, ['moderator']));
    expect(outcomeOf(await logIn(staff))).toEqual(failed);
    const device = await add(await somebody());
    const elsewhere = device.assert(await askForLogin(EVERGREEN));
    expect(outcomeOf(await send(elsewhere, EVERGREEN))).toEqual(failed);
    // What the console asks for is something else.
    const { options } = await app.as()(consoleSignInAsk);
    expect(outcomeOf(await send(device.assert(options)))).toEqual(failed);
    expect((await logIn(device)).statusCode).toBe(200);
  });

  it('[ACC-13] is blocked after too many tries, like a password', async () => {
    const device = await add(await somebody());
    const address = newAddress();
    const wrong = device.assert({ challenge: 'bm90aGluZw' });
    for (let tries = 0; tries < limits.login.tries; tries += 1)
      expect(outcomeOf(await send(wrong, { address }))).toEqual(failed);
    const blocked = await logIn(device, { address });
    expect(outcomeOf(blocked)).toEqual({ statusCode: 429, code: 'account_blocked' });
    expect((await logIn(device)).statusCode).toBe(200);
  });

  it('[ACC-13] brings a closed account back only if asked to, with the same signature', async () => {
    const member = await somebody();
    const device = await add(member);
    const { session } = member;
    await app.as({ session })(contract.accountDelete, { body: { password: PASSWORD } });
    const passkey = device.assert(await askForLogin());
    expect(outcomeOf(await send(passkey))).toEqual({ statusCode: 409, code: 'deletion_pending' });
    expect((await send(passkey, { reactivate: true })).statusCode).toBe(200);
  });

  it('[ACC-13] respects an access ban, and lets in who has not confirmed the address', async () => {
    const shut = await somebody();
    const device = await add(shut);
    const tomorrow = new Date(app.clock.now().getTime() + 86_400_000);
    const bar = (values: object) =>
      app.core.db.update(tables.users).set(values).where(eq(tables.users.id, shut.id));
    await bar({ excludedUntil: tomorrow });
    expect(outcomeOf(await logIn(device))).toEqual({ statusCode: 403, code: 'account_excluded' });
    await bar({ excludedUntil: null, suspendedUntil: tomorrow, suspendedBy: 'D-1' });
    const refused = await logIn(device);
    expect(outcomeOf(refused)).toEqual({ statusCode: 403, code: 'account_suspended' });
    expect(refused.json()).toMatchObject({ values: { reference: 'D-1' } });
    const newcomer = await add(await somebody({ status: 'not_confirmed' }));
    expect((await logIn(newcomer)).statusCode).toBe(200);
  });

  it('[ACC-13] still works after a reset, which says so, and no longer once the account is erased', async () => {
    const member = await somebody();
    const device = await add(member);
    const { email } = member;
    const address = newAddress();
    await app.send('POST', '/api/reset-password.php', { address, body: { email } });
    const token = await tokenTo(app, email, 'reset-password-do');
    const password = 'a lantern in the boathouse';
    const body = { token, password, repeat: password };
    const reset = await app.send('PUT', '/api/reset-password.php', { address, body });
    expect(reset.statusCode).toBe(200);
    expect((await logIn(device)).statusCode).toBe(200);
    const mails = await app.mailsTo(email, 3);
    expect(mails.map(({ text }) => text).join('\n')).toContain('Your passkey still works.');

    const session = await signIn(app.core, member);
    await app.as({ session })(contract.accountDelete, { body: { password } });
    app.clock.forward({ days: limits.deletionDays + 1 });
    await runJob(app, 'erase-accounts');
    const { passkeys } = tables;
    expect(await app.core.db.$count(passkeys, eq(passkeys.userId, member.id))).toBe(0);
    expect(outcomeOf(await logIn(device))).toEqual(failed);
  });
});
