import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { tables } from '#server/db/index.ts';
import { startSession } from '#server/features/accounts/index.ts';
import { addCredits } from '#server/features/billing/index.ts';
import {
  accountOf,
  fieldsRefused,
  isSignedIn,
  mailSubjectsTo,
  logIn,
  newAddress,
  runJob,
  signUp,
  signupForm,
  statusesOf,
  tokenTo,
} from '../support/accounts.ts';
import type { Raw } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { findText } from '../support/find-text.ts';
import { expectMail } from '../support/mail-texts.ts';
import type { Person } from '../support/people.ts';
import { addPerson, PASSWORD, signIn } from '../support/people.ts';

const app = await appOfFile();

const send = (method: string, path: string, body: object, raw: Raw = {}) =>
  app.send(method, path, { address: newAddress(), body, ...raw });

const close = ({ session }: Person, body: object = {}) =>
  send('DELETE', '/api/account.php', { password: PASSWORD, ...body }, { session });

const comeBack = (token: string, raw: Raw = {}) => send('POST', '/api/account.php', { token }, raw);

const erase = () => runJob(app, 'erase-accounts');
const expired = { error: 'Link expired or invalid, request a new email', code: 'link_expired' };

const complain = (email: string, message: string, raw: Raw = {}) =>
  send('POST', '/api/complaints.php', { name: 'Somebody', email, topic: 'content', message }, raw);

const complaintsBy = (email: string) =>
  app.core.db.select().from(tables.complaints).where(eq(tables.complaints.email, email));

describe('closing an account', () => {
  it('[ACC-10] ends every session, hides the profile and mails the way back', async () => {
    const ada = await addPerson(app.core, 'Ada');
    const other = await signIn(app.core, ada);
    const answer = await close(ada, { reason: ' Found somebody. ' });
    const erasedAt = new Date(answer.json<{ erased_at: string }>().erased_at);
    const days = (erasedAt.getTime() - app.clock.now().getTime()) / 86_400_000;
    expect(Math.round(days)).toBe(limits.deletionDays);
    expect(answer.cookies).toMatchObject([{ name: 'session', value: '' }]);
    for (const session of [ada.session, other]) expect(await isSignedIn(app, session)).toBe(false);
    const { user, profile } = (await accountOf(app, ada.email)) ?? {};
    expect(user).toMatchObject({ status: 'deleted', leaveReason: 'Found somebody.' });
    expect(profile?.status).toBe('disabled');
    const [mail] = await app.mailsTo(ada.email);
    const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    expectMail(mail, 'en', 'deletion', {
      name: 'Ada',
      date: date.format(erasedAt),
      site: 'Duet',
    });
  });

  it('[ACC-10] needs the password', async () => {
    const bo = await addPerson(app.core, 'Bo');
    const answer = await close(bo, { password: 'wrong' });
    expect(answer.json()).toMatchObject(fieldsRefused({ password: 'old_password' }));
    expect((await close(bo, { password: undefined })).json()).toMatchObject(
      fieldsRefused({ password: 'required' }),
    );
    const long = { reason: 'x'.repeat(limits.leaveReasonLength + 1) };
    expect((await close(bo, long)).json()).toMatchObject(fieldsRefused({ reason: 'too_long' }));
    expect(await isSignedIn(app, bo.session)).toBe(true);
    expect(await mailSubjectsTo(app, bo.email)).toEqual([]);
  });

  it('[ACC-10] twice at once closes it once', async () => {
    const cy = await addPerson(app.core, 'Cy');
    expect(statusesOf(await Promise.all([close(cy), close(cy)]))).toEqual([200, 403]);
    expect(await mailSubjectsTo(app, cy.email)).toHaveLength(1);
  });
});

describe('coming back', () => {
  it('[ACC-10] by the mailed link works until day 14, once, exactly as before', async () => {
    const di = await addPerson(app.core, 'Di', { profile: { about: 'Here.' } });
    const before = await accountOf(app, di.email);
    await close(di, { reason: 'No time.' });
    const token = await tokenTo(app, di.email, 'account-deleted');
    app.clock.forward({ days: limits.deletionDays - 1 });
    await erase();
    expect((await comeBack(token, { host: 'evergreen.localhost' })).json()).toEqual(expired);
    expect(statusesOf(await Promise.all([comeBack(token), comeBack(token)]))).toEqual([200, 410]);
    expect(await accountOf(app, di.email)).toEqual(before);
    expect(await mailSubjectsTo(app, di.email)).toContain('Welcome back, Di');
    app.clock.forward({ days: 2 });
    await erase();
    expect(await accountOf(app, di.email)).toEqual(before);
    expect((await comeBack(token)).json()).toEqual(expired);
  });

  it('[ACC-10] by the mailed link proves the address', async () => {
    const ed = await addPerson(app.core, 'Ed', { status: 'not_confirmed' });
    app.clock.forward({ days: limits.unconfirmedDays - 1 });
    await close(ed);
    const token = await tokenTo(app, ed.email, 'account-deleted');
    app.clock.forward({ days: 2 });
    await comeBack(token);
    await erase();
    const { user, profile } = (await accountOf(app, ed.email)) ?? {};
    expect(user?.confirmedAt).toBeInstanceOf(Date);
    expect([user?.status, profile?.status]).toEqual(['active', 'active']);
  });

  it('[ACC-10] by login leaves the whole time to confirm the address', async () => {
    const eli = await addPerson(app.core, 'Eli', { status: 'not_confirmed' });
    app.clock.forward({ days: limits.unconfirmedDays - 1 });
    await close(eli);
    app.clock.forward({ days: 2 });
    expect((await logIn(app, 'Eli', { reactivate: true })).statusCode).toBe(200);
    app.clock.forward({ days: limits.unconfirmedDays, seconds: -60 });
    await erase();
    const { user, profile } = (await accountOf(app, eli.email)) ?? {};
    expect([user?.status, profile?.status]).toEqual(['not_confirmed', 'disabled']);
    app.clock.forward({ seconds: 120 });
    await erase();
    expect(await accountOf(app, eli.email)).toBeUndefined();
  });

  it('[ACC-10] needs the owner’s own link', async () => {
    const [fi, gus] = [await addPerson(app.core, 'Fi'), await addPerson(app.core, 'Gus')];
    await send('POST', '/api/reset-password.php', { email: fi.email });
    await close(fi);
    const reset = await tokenTo(app, fi.email, 'reset-password-do');
    for (const token of [reset, 'x'.repeat(43)]) {
      expect((await comeBack(token, { session: gus.session })).json()).toEqual(expired);
    }
    expect((await accountOf(app, fi.email))?.user.status).toBe('deleted');
  });
});

describe('after 14 days', () => {
  const DAYS = { days: limits.deletionDays, seconds: 1 };

  it('[ACC-10] nothing of a member is left anywhere but in the books', async () => {
    const marker = `m4rk${Date.now()}`;
    const friend = await addPerson(app.core, 'Friend');
    const hal = await addPerson(app.core, `Hal ${marker}`, {
      email: `${marker}@people.example`,
      trafficsource: { network: 'pals', sub1: marker },
    });
    const own: Raw = { session: hal.session };
    const withKey = { ...own, headers: { 'idempotency-key': `${marker}-key` } };
    const words = { interests: [], signup_message: `Words ${marker}` };
    await send('PUT', '/api/signup.php', words, own);
    await send('PUT', '/api/signup.php', { ...words, for_member: friend.profileId }, own);
    await complain(hal.email, `Without a session, ${marker} wrote this.`);
    await complain(`other-${marker}@people.example`, `Signed in, ${marker} wrote this.`, withKey);
    const email = `new-${marker}@people.example`;
    await send('POST', '/api/mail-change.php', { email, password: PASSWORD }, own);
    await send('POST', '/api/export.php', {}, own);
    await app.mailsTo(email);
    await app.core.transact(async (tx) => {
      await startSession(app.core, tx, hal.id, { device: marker, geoipCountry: 'NL' });
      const lot = { userId: hal.id, kind: 'granted', credits: 4, reference: 'signup' } as const;
      await addCredits(app.core, tx, lot);
    });
    await app.core.db.insert(tables.signIns).values({
      userId: hal.id,
      networkHash: marker,
      device: marker,
      lastAt: app.clock.now(),
    });
    await close(hal, { reason: `Because of ${marker}` });
    await tokenTo(app, hal.email, 'account-deleted');
    expect((await findText(app, marker)).length).toBeGreaterThan(8);

    app.clock.forward(DAYS);
    await erase();
    expect(await findText(app, marker)).toEqual([]);
    expect(await findText(app, hal.profileId)).toEqual([]);
    expect(await findText(app, hal.id)).toEqual(['public.credit_entries']);
    const { creditEntries } = tables;
    const books = await app.core.db
      .select()
      .from(creditEntries)
      .where(eq(creditEntries.userId, hal.id));
    expect(books).toMatchObject([{ kind: 'granted', amount: 4, reference: 'signup' }]);
    expect(await accountOf(app, friend.email)).toBeDefined();
  });

  it('[ACC-10] name and address are free again, and the job may run twice', async () => {
    const ida = await addPerson(app.core, 'Ida');
    await close(ida);
    const token = await tokenTo(app, ida.email, 'account-deleted');
    app.clock.forward(DAYS);
    await Promise.all([erase(), erase()]);
    await erase();
    expect((await comeBack(token)).json()).toEqual(expired);
    expect((await logIn(app, 'Ida')).json()).toMatchObject({ code: 'login_failed' });
    const form = signupForm({ name: 'Ida', email: ida.email });
    expect((await signUp(app, form)).statusCode).toBe(200);
    await erase();
    expect(await accountOf(app, ida.email)).toBeDefined();
  });

  it('[ACC-10] an account is erased or brought back, never half', async () => {
    for (const name of ['Jo', 'Kai', 'Lea', 'Mo']) {
      const person = await addPerson(app.core, name);
      await close(person);
      await app.mailsTo(person.email);
      app.clock.forward(DAYS);
      const [answer] = await Promise.all([logIn(app, name, { reactivate: true }), erase()]);
      const row = await accountOf(app, person.email);
      if (answer.statusCode === 200) {
        expect([row?.user.status, row?.profile.status]).toEqual(['active', 'active']);
      } else {
        expect(answer.json()).toMatchObject({ code: 'login_failed' });
        expect(row).toBeUndefined();
        expect(await findText(app, person.id)).toEqual([]);
      }
    }
  });

  it('[ACC-10] one account that cannot be erased does not keep the others', async () => {
    const people = [await addPerson(app.core, 'Ned'), await addPerson(app.core, 'Oz')];
    let broken = true;
    app.core.events.within('account.erased', async (_tx, { userId }) => {
      if (broken && userId === people[0]?.id) throw new Error('not this one');
    });
    for (const person of people) await close(person);
    app.clock.forward(DAYS);
    await expect(erase()).rejects.toThrow('could not be erased');
    const rows = await Promise.all(people.map(({ email }) => accountOf(app, email)));
    expect(rows.map((row) => row !== undefined)).toEqual([true, false]);
    broken = false;
    await erase();
    expect(await accountOf(app, 'ned@people.example')).toBeUndefined();
  });

  it('[ACC-10] complaints go with their writer, however the address was typed', async () => {
    const ria = await addPerson(app.core, 'Ria');
    const typed = 'Ria@People.Example';
    const [message, before] = ['A complaint without a login.', 'One of an earlier release.'];
    await complain(typed, message);
    await complain(ria.email, before);
    // As it was stored once: the way it was typed.
    await app.core.db
      .update(tables.complaints)
      .set({ email: typed })
      .where(eq(tables.complaints.message, before));
    await close(ria);
    app.clock.forward(DAYS);
    await erase();
    const left = await app.core.db.select().from(tables.complaints);
    expect(left.filter((one) => [message, before].includes(one.message))).toEqual([]);
  });

  it('[ACC-10] an account with a stranger’s address takes nothing of the stranger along', async () => {
    const email = 'not-mine@people.example';
    await complain(email, 'Somebody signed me up, and I never asked for it.');
    await addPerson(app.core, 'Pia', { email, status: 'not_confirmed' });
    app.clock.forward({ days: limits.unconfirmedDays, seconds: 1 });
    await erase();
    expect(await accountOf(app, email)).toBeUndefined();
    expect(await complaintsBy(email)).toHaveLength(1);
  });
});
