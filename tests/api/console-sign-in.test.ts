import { generate } from 'otplib';
import { beforeAll, describe, expect, it } from 'vitest';
import { user } from '#contract/accounts/index.ts';
import * as contract from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { limits } from '#contract/limits.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { createAuthenticator } from '../support/passkeys.ts';
import { addPerson } from '../support/people.ts';
import type { Staff } from '../support/staff.ts';
import { addPasskey, addStaff, consoleTokenIn, signIn } from '../support/staff.ts';

const app = await appOfFile();
let boss: Staff;

beforeAll(async () => {
  boss = await addStaff(app.core, ['administrator']);
});

const { lockMinutes, sessionHours, codeTries, codeBlockMinutes, proofMinutes } =
  consoleLimits.staff;

const sessionOf = (staff: string | undefined) => app.as({ staff })(contract.consoleSession);

/** Enters, and gives the token of the new session. */
const enter = async (device: Awaited<ReturnType<typeof addPasskey>>) => {
  const answer = await signIn(app, device);
  expect(answer.statusCode).toBe(200);
  const token = consoleTokenIn(answer);
  if (token === undefined) throw new Error('No cookie was set.');
  return token;
};

describe('a passkey', () => {
  it('[OPS-1] lets its owner in, with a cookie for the console alone', async () => {
    const moderator = await addStaff(app.core, ['moderator']);
    const answer = await signIn(app, await addPasskey(app, moderator));
    const cookie = answer.cookies.find(({ name }) => name === 'console');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
    const { staff, sites, locked } = await sessionOf(cookie?.value);
    expect(staff).toMatchObject({ email: moderator.email, method: 'passkey' });
    expect(staff?.rights).toContain('photos.review');
    expect(staff?.rights).not.toContain('sites.edit');
    expect(sites.length).toBeGreaterThan(0);
    expect(locked).toBe(false);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('[OPS-1] is refused if the server did not ask for it, or asked somebody else', async () => {
    const moderator = await addStaff(app.core, ['moderator']);
    const device = await addPasskey(app, moderator);
    const passkey = device.assert({ challenge: 'bm90aGluZw' });
    const stray = app.send('POST', contract.consoleSignIn.path, { body: { passkey } });
    expect((await stray).json()).toMatchObject({ code: 'passkey_failed' });
    const { options } = await app.as(boss)(contract.consoleProofAsk);
    const other = { body: { passkey: device.assert(options) } };
    await expect(app.as(boss)(contract.consoleProof, other)).rejects.toMatchObject({
      answer: { code: 'passkey_failed' },
    });
  });

  it('[OPS-1] signs once, in time, for this host and with a finger or PIN', async () => {
    const moderator = await addStaff(app.core, ['moderator']);
    const device = await addPasskey(app, moderator);
    const ask = app.as()(contract.consoleSignInAsk);
    const passkey = device.assert((await ask).options);
    const send = (body: object) => app.send('POST', contract.consoleSignIn.path, { body });
    expect((await send({ passkey })).statusCode).toBe(200);
    expect((await send({ passkey })).statusCode).toBe(403);

    const late = device.assert((await app.as()(contract.consoleSignInAsk)).options);
    app.clock.forward({ seconds: limits.passkeys.challengeMinutes * 60 + 1 });
    expect((await send({ passkey: late })).statusCode).toBe(403);

    const elsewhere = createAuthenticator('http://evil.example');
    const { options } = await app.as()(contract.consoleSignInAsk);
    expect((await send({ passkey: elsewhere.assert(options) })).statusCode).toBe(403);
  });

  it('[OPS-1] that counts backwards was copied', async () => {
    const moderator = await addStaff(app.core, ['moderator']);
    const device = await addPasskey(app, moderator);
    const { options } = await app.as()(contract.consoleSignInAsk);
    const first = { body: { passkey: device.assert(options, 7) } };
    expect((await app.send('POST', contract.consoleSignIn.path, first)).statusCode).toBe(200);
    const again = await app.as()(contract.consoleSignInAsk);
    const second = { body: { passkey: device.assert(again.options, 3) } };
    expect((await app.send('POST', contract.consoleSignIn.path, second)).statusCode).toBe(403);
  });
});

describe('a session', () => {
  it('[OPS-1] is nothing to members’ pages, and a member’s is nothing to the console', async () => {
    const member = await addPerson(app.core, 'Mia');
    const answer = await app.send('GET', contract.staffKeys.path, { session: member.session });
    expect(answer.json()).toMatchObject({ code: 'authentication_required' });
    await expect(app.as({ staff: boss.staff })(user)).rejects.toMatchObject({
      answer: { code: 'authentication_required' },
    });
  });

  it('[OPS-1] locks after a rest, and goes on when a passkey is shown', async () => {
    const moderator = await addStaff(app.core, ['moderator']);
    const device = await addPasskey(app, moderator);
    const staff = await enter(device);
    app.clock.forward({ seconds: lockMinutes * 60 + 1 });
    expect((await sessionOf(staff)).locked).toBe(true);
    const call = app.as({ staff });
    await expect(call(contract.staffKeys)).rejects.toMatchObject({
      answer: { code: 'console_locked' },
    });
    const answer = await signIn(app, device, staff);
    expect(answer.statusCode).toBe(200);
    expect(consoleTokenIn(answer)).toBeUndefined();
    expect((await call(contract.staffKeys)).passkeys).toHaveLength(1);
  });

  it('[OPS-1] ends after its hours, whatever was done in it', async () => {
    const moderator = await addStaff(app.core, ['moderator']);
    const staff = await enter(await addPasskey(app, moderator));
    const rests = (sessionHours.passkey * 60) / (lockMinutes - 1);
    for (let rest = 0; rest < rests; rest += 1) {
      expect((await sessionOf(staff)).staff).not.toBeNull();
      app.clock.forward({ seconds: (lockMinutes - 1) * 60 });
    }
    app.clock.forward({ seconds: lockMinutes * 60 });
    expect((await sessionOf(staff)).staff).toBeNull();
  });

  it('[OPS-1] asks for the passkey again before something final', async () => {
    const admin = await addStaff(app.core, ['administrator']);
    const device = await addPasskey(app, admin);
    const call = app.as({ staff: admin.staff });
    app.clock.forward({ seconds: proofMinutes * 60 + 1 });
    await expect(call(contract.staffRecoveryCodes)).rejects.toMatchObject({
      answer: { code: 'proof_required' },
    });
    const { options } = await call(contract.consoleProofAsk);
    await call(contract.consoleProof, { body: { passkey: device.assert(options) } });
    const { recovery_codes: codes } = await call(contract.staffRecoveryCodes);
    expect(codes).toHaveLength(consoleLimits.staff.recoveryCodes);
  });
});

/** Adds an authenticator app, and gives the key that it would hold. */
const addApp = async ({ staff }: Staff) => {
  const call = app.as({ staff });
  const { key, sealed } = await call(contract.staffCodeAppAsk);
  await call(contract.staffCodeAppAdd, { body: { sealed, code: await codeOf(key) } });
  return key;
};

const codeOf = (secret: string) =>
  generate({ secret, epoch: Math.floor(app.clock.now().getTime() / 1000) });

const tryCode = (email: string, code: string) =>
  app.send('POST', contract.consoleCodeSignIn.path, { body: { email, code } });

describe('a code of an app', () => {
  it('[OPS-1] lets its owner in once, for fewer hours and for nothing final', async () => {
    const admin = await addStaff(app.core, ['administrator']);
    const key = await addApp(admin);
    app.clock.forward({ seconds: 60 });
    const code = await codeOf(key);
    const answer = await tryCode(admin.email.toUpperCase(), code);
    expect(answer.statusCode).toBe(200);
    const staff = consoleTokenIn(answer);
    expect((await sessionOf(staff)).staff).toMatchObject({ method: 'code', proven_at: null });
    await expect(app.as({ staff })(contract.staffRecoveryCodes)).rejects.toMatchObject({
      answer: { code: 'proof_required' },
    });
    expect((await tryCode(admin.email, code)).json()).toMatchObject({ code: 'code_failed' });
  });

  it('[OPS-1] is not asked for again after five wrong ones, and administrators are told', async () => {
    const administrator = await addStaff(app.core, ['administrator']);
    const moderator = await addStaff(app.core, ['moderator']);
    const key = await addApp(moderator);
    app.clock.forward({ seconds: 60 });
    for (let wrong = 0; wrong < codeTries; wrong += 1) {
      expect((await tryCode(moderator.email, '000000')).json()).toMatchObject({
        code: 'code_failed',
      });
    }
    expect((await tryCode(moderator.email, await codeOf(key))).json()).toMatchObject({
      code: 'codes_blocked',
    });
    const [mail] = await app.mailsTo(administrator.email);
    expect(mail?.text).toContain(moderator.name);
    app.clock.forward({ seconds: codeBlockMinutes * 60 + 1 });
    expect((await tryCode(moderator.email, await codeOf(key))).statusCode).toBe(200);
  });

  it('[OPS-1] of an address that nobody has is refused alike', async () => {
    const nobody = await tryCode('nobody@team.example', '123456');
    const somebody = await tryCode(boss.email, '123456');
    expect(nobody.statusCode).toBe(somebody.statusCode);
    expect(nobody.json()).toEqual(somebody.json());
  });
});

describe('a recovery code', () => {
  it('[OPS-1] lets its owner in once, however it is typed, and administrators are told', async () => {
    const administrator = await addStaff(app.core, ['administrator']);
    const moderator = await addStaff(app.core, ['moderator']);
    const { recovery_codes: codes } = await app.as(moderator)(contract.staffRecoveryCodes);
    const [code = ''] = codes;
    const use = (text: string) =>
      app.send('POST', contract.consoleRecoverySignIn.path, {
        body: { email: moderator.email, code: text },
      });
    const answer = await use(` ${code.toLowerCase().replace('-', ' ')} `);
    expect(answer.statusCode).toBe(200);
    expect((await sessionOf(consoleTokenIn(answer))).staff).toMatchObject({ method: 'recovery' });
    expect((await use(code)).json()).toMatchObject({ code: 'code_failed' });
    const { recovery_codes_left: left } = await app.as(moderator)(contract.staffKeys);
    expect(left).toBe(codes.length - 1);
    const [mail] = await app.mailsTo(administrator.email);
    expect(mail?.text).toContain(moderator.name);
  });

  it('[OPS-1] is worth nothing once there are new ones', async () => {
    const moderator = await addStaff(app.core, ['moderator']);
    const call = app.as(moderator);
    const { recovery_codes: old } = await call(contract.staffRecoveryCodes);
    await call(contract.staffRecoveryCodes);
    const answer = await app.send('POST', contract.consoleRecoverySignIn.path, {
      body: { email: moderator.email, code: old[0] },
    });
    expect(answer.json()).toMatchObject({ code: 'code_failed' });
  });
});

describe('keys', () => {
  it('[OPS-1] can be removed, but never the last passkey', async () => {
    const moderator = await addStaff(app.core, ['moderator']);
    const call = app.as(moderator);
    await addPasskey(app, moderator);
    await addPasskey(app, moderator);
    const [first, second] = (await call(contract.staffKeys)).passkeys;
    await call(contract.staffPasskeyRemove, { body: { id: first?.id ?? '' } });
    await expect(
      call(contract.staffPasskeyRemove, { body: { id: second?.id ?? '' } }),
    ).rejects.toMatchObject({ answer: { code: 'last_passkey' } });
  });

  it('[OPS-1] of others are not there', async () => {
    const one = await addStaff(app.core, ['moderator']);
    const other = await addStaff(app.core, ['moderator']);
    await addPasskey(app, one);
    const [key] = (await app.as(one)(contract.staffKeys)).passkeys;
    await expect(
      app.as(other)(contract.staffPasskeyRemove, { body: { id: key?.id ?? '' } }),
    ).rejects.toMatchObject({ answer: { code: 'passkey_not_found' } });
  });
});
