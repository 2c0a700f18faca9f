import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { UserView } from '#contract/accounts/index.ts';
import { hashOf } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { mailboxHash } from '#server/features/accounts/mailbox.ts';
import {
  accountOf,
  isSignedIn,
  mailSubjectsTo,
  logIn,
  newAddress,
  sessionIn,
  signUp,
  signupForm,
  tokenTo,
} from '../support/accounts.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addPerson, PASSWORD } from '../support/people.ts';

const app = await appOfFile();

/** Has its owner shut an address out, perhaps with a wish that is kept under another hash. */
const shutOut = async (email: string, emailHash = mailboxHash(email)) => {
  const send = (method: 'POST' | 'PUT', body: object) =>
    app.send(method, '/api/exclusion.php', { address: newAddress(), body });
  await send('POST', { email, months: 6 });
  const { exclusions } = tables;
  const wish = eq(exclusions.emailHash, mailboxHash(email));
  await app.core.db.update(exclusions).set({ emailHash }).where(wish);
  expect((await send('PUT', { token: await tokenTo(app, email, 'pages-ban') })).statusCode).toBe(
    200,
  );
};

const isShut = async (email: string) =>
  ((await accountOf(app, email))?.user.excludedUntil ?? null) !== null;

const activate = (token: string) =>
  app.send('POST', '/api/activate.php', { address: newAddress(), body: { token } });

describe('an address that is shut out', () => {
  /** All that a stranger sees who signs up with it. */
  const seenBy = async (form: ReturnType<typeof signupForm>) => {
    const made = await signUp(app, form);
    const login = await logIn(app, form.email, { password: form.password });
    const again = await app.send('PUT', '/api/activate.php', { session: sessionIn(login) });
    const { status, profile } = login.json<{ user: UserView }>().user;
    return [made.statusCode, made.json(), status, profile.status, again.json()];
  };

  it('[SITE-11] stays out with any tag, and nobody but its owner is told', async () => {
    await shutOut('kept.out@people.example');
    const normal = await seenBy(signupForm());
    for (const typed of ['Kept.Out@people.example', 'kept.out+again@people.example']) {
      const email = typed.toLowerCase();
      expect(await seenBy(signupForm({ email: typed }))).toEqual(normal);
      // A reset proves the address, but opens nothing.
      await app.send('POST', '/api/reset-password.php', { body: { email } });
      const token = await tokenTo(app, email, 'reset-password-do');
      const body = { token, password: 'a third lantern', repeat: 'a third lantern' };
      expect((await app.send('PUT', '/api/reset-password.php', { body })).statusCode).toBe(200);
      expect((await accountOf(app, email))?.user.status).toBe('not_confirmed');
    }
  });

  it('[SITE-11] gets one mail a day about it, and no link, whatever strangers do', async () => {
    const told = 'Your access ban on Duet';
    const addresses = ['left.alone@people.example', 'left.alone+1@people.example'] as const;
    await shutOut(addresses[0]);
    const mailed = async () =>
      (await Promise.all(addresses.map((email) => mailSubjectsTo(app, email))))
        .flat()
        .filter((subject) => subject !== 'Confirm your access ban');
    const forms = addresses.map((email) => signupForm({ email }));
    for (const form of forms) await seenBy(form);
    expect(await mailed()).toEqual([told]);
    app.clock.forward({ days: 1, seconds: 1 });
    for (const { email, password } of forms) {
      const session = sessionIn(await logIn(app, email, { password }));
      await app.send('PUT', '/api/activate.php', { session });
      await app.send('PUT', '/api/activate-address.php', { session, body: { email } });
    }
    expect(await mailed()).toEqual([told, told]);
  });

  it('[SITE-11] is asked for by a member, who learns nothing', async () => {
    const email = 'kept.away@people.example';
    await shutOut(email);
    const { session } = await addPerson(app.core, 'Curious');
    const body = { email, password: PASSWORD };
    const answer = await app.send('POST', '/api/mail-change.php', { session, body });
    expect(answer.json()).toEqual({ ok: true });
    const view = await app.send('GET', '/api/account.php', { session });
    expect(view.json()).toMatchObject({ account: { new_email: email } });
    expect((await mailSubjectsTo(app, email)).at(-1)).toBe('Your access ban on Duet');
  });

  it('[SITE-11] shuts the accounts of all its tags, but none that a stranger began with it', async () => {
    const own = await addPerson(app.core, 'Tagged');
    const tagged = signupForm({ email: 'tagged+dating@people.example' });
    const begun = signupForm({ email: 'tagged+begun@people.example' });
    for (const form of [tagged, begun]) await signUp(app, form);
    await activate(await tokenTo(app, tagged.email, 'activate-done'));
    const { password } = begun;
    const session = sessionIn(await logIn(app, begun.email, { password }));
    await shutOut('tagged@people.example');
    for (const { email } of [own, tagged]) expect(await isShut(email)).toBe(true);
    expect(await isShut(begun.email)).toBe(false);
    expect(await isSignedIn(app, session)).toBe(true);
    expect((await logIn(app, begun.email, { password })).statusCode).toBe(200);
  });

  it('[SITE-11] is not confirmed by a link that was mailed before', async () => {
    const form = signupForm();
    await signUp(app, form);
    const token = await tokenTo(app, form.email, 'activate-done');
    await shutOut(form.email);
    const answer = await activate(token);
    expect(answer.statusCode).toBe(410);
    expect(answer.json()).toMatchObject({ code: 'activation_failed' });
    const { user } = (await accountOf(app, form.email)) ?? {};
    expect(user).toMatchObject({ status: 'not_confirmed', confirmedAt: null });
    const { mailTokens } = tables;
    const link = eq(mailTokens.tokenHash, hashOf(token));
    expect(await app.core.db.select().from(mailTokens).where(link)).toMatchObject([
      { usedAt: null },
    ]);
  });

  it('[SITE-11] is found in what the release before wrote, which knew no mailboxes', async () => {
    // Accounts made while it still ran.
    const plain = await addPerson(app.core, 'Plus', { email: 'plus+old@people.example' });
    const dotted = await addPerson(app.core, 'Dots', { email: 'd.o.t.s+old@googlemail.com' });
    await shutOut('plus@people.example');
    await shutOut('dots@gmail.com');
    // A wish that nobody had confirmed by then.
    const email = 'wish+old@people.example';
    await addPerson(app.core, 'Wish', { email, emailHash: mailboxHash(email) });
    await shutOut(email, hashOf(email));
    for (const one of [plain.email, dotted.email, email]) expect(await isShut(one)).toBe(true);
  });
});
