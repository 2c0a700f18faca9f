import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { UserView } from '#contract/accounts/index.ts';
import { cookies, sessionCookieName } from '#contract/cookies.ts';
import { limits } from '#contract/limits.ts';
import { hashOf } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { runJob } from '../support/accounts.ts';
import type { Raw } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { rowsOf } from '../support/database.ts';
import { addPerson, signIn } from '../support/people.ts';

const PROXY = '10.0.0.1';

const app = await appOfFile({ TRUST_PROXY: PROXY });

const readUser = (raw: Raw = {}) => app.send('GET', '/api/user.php', raw);
const statusFor = async (session: string) => (await readUser({ session })).statusCode;
const sessionsOf = (userId: string) =>
  app.core.db.select().from(tables.sessions).where(eq(tables.sessions.userId, userId));

describe('the signed-in user', () => {
  it('[API-1] has every field of user.php', async () => {
    const source = { network: 'pals', ref: 'spring', sub1: 'a' };
    const ada = await addPerson(app.core, 'Ada', { trafficsource: source, country: 'BE' });
    const answer = await readUser({ session: ada.session, headers: { 'request-type': 'client' } });
    expect(answer.json()).toEqual({
      user: {
        id: ada.id,
        status: 'active',
        credits: 0,
        paid_user: false,
        withdraw_until: null,
        signup_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        trafficsource: source,
        language: 'en',
        notifications_disabled: [],
        payment_country: null,
        profile: {
          id: ada.profileId,
          name: 'Ada',
          country: 'BE',
          status: 'active',
          main_image: null,
        },
      },
    });
  });

  it('[API-5] is found by a plan that is made once', async () => {
    const ada = await addPerson(app.core, 'Ada');
    // One after the other, they all take the same connection; the first five plans are tries.
    for (let time = 0; time < 8; time += 1) expect(await statusFor(ada.session)).toBe(200);
    const plans = await rowsOf(
      app.core.db,
      sql`select generic_plans > 0 as kept from pg_prepared_statements where name = 'find_sessions'`,
    );
    expect(plans).toEqual([{ kept: true }]);
  });

  it.each([
    ['no session', {}],
    ['a made-up session', { session: 'x'.repeat(43) }],
    ['an empty session', { headers: { cookie: `${cookies.session}=` } }],
    ['a session of the name used over TLS', { headers: { cookie: '__Host-session=x' } }],
  ])('[API-5] is nobody with %s', async (_, raw) => {
    const answer = await readUser(raw);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({
      error: 'Please log in first.',
      code: 'authentication_required',
      authentication_required: true,
    });
  });
});

describe('a session', () => {
  it('[API-5] ends 30 days after it began', async () => {
    const { id, session } = await addPerson(app.core, 'Bo');
    app.clock.forward({ days: limits.cookieDays.session, seconds: -60 });
    expect(await statusFor(session)).toBe(200);
    app.clock.forward({ seconds: 61 });
    expect(await statusFor(session)).toBe(403);

    await runJob(app, 'forget-expired-sessions');
    expect(await sessionsOf(id)).toEqual([]);
  });

  it('is known to the database by its hash alone', async () => {
    const { id, session } = await addPerson(app.core, 'Cy');
    const rows = await sessionsOf(id);
    expect(rows).toMatchObject([{ tokenHash: hashOf(session) }]);
    expect(JSON.stringify(rows)).not.toContain(session);
    expect(Buffer.from(session, 'base64url').length).toBeGreaterThanOrEqual(16);
  });

  it('does not open with the hash that the database holds', async () => {
    const { session } = await addPerson(app.core, 'Di');
    expect(await statusFor(hashOf(session))).toBe(403);
  });

  it('is nobody on another site', async () => {
    const { session } = await addPerson(app.core, 'Ed');
    const answer = await readUser({ session, host: 'harbour.localhost' });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ authentication_required: true });
    expect(await statusFor(session)).toBe(200);
  });

  it.each([
    ['shut out', { excludedUntil: new Date('2100-01-01T00:00:00Z') }],
    ['deleted', { status: 'deleted' }],
  ] as const)('of an account that is %s is nobody', async (what, overrides) => {
    const { session } = await addPerson(app.core, `Fi-${what}`, overrides);
    expect(await statusFor(session)).toBe(403);
  });

  it('of an account that is not confirmed yet is somebody', async () => {
    const { session } = await addPerson(app.core, 'Gus', { status: 'not_confirmed' });
    expect(await statusFor(session)).toBe(200);
  });

  it('over TLS is the prefixed cookie, and only that one', async () => {
    const { session } = await addPerson(app.core, 'Hal');
    const over = (name: string, proto: string) =>
      readUser({
        address: PROXY,
        headers: { cookie: `${name}=${session}`, 'x-forwarded-proto': proto },
      });
    expect((await over(sessionCookieName(true), 'https')).statusCode).toBe(200);
    expect((await over(sessionCookieName(false), 'https')).statusCode).toBe(403);
    expect((await over(sessionCookieName(true), 'http')).statusCode).toBe(403);
  });
});

describe('logging out', () => {
  const logOut = (raw: Raw) => app.send('GET', '/api/logout.php', raw);

  it('[API-9] ends that session and no other', async () => {
    const ada = await addPerson(app.core, 'Ida');
    const other = await signIn(app.core, ada);
    const answer = await logOut({ session: ada.session });
    expect(answer.json()).toEqual({ ok: true });
    expect(await statusFor(ada.session)).toBe(403);
    expect(await statusFor(other)).toBe(200);
    expect(await sessionsOf(ada.id)).toHaveLength(1);
  });

  it('[API-9] takes the cookie away', async () => {
    const { session } = await addPerson(app.core, 'Jo');
    const [cookie] = (await logOut({ session })).cookies;
    expect(cookie).toMatchObject({
      name: 'session',
      value: '',
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
    });
    expect(cookie?.expires?.getTime()).toBe(0);
  });

  it('[API-9] takes the prefixed cookie away over TLS', async () => {
    const { session } = await addPerson(app.core, 'Kai');
    const [cookie] = (
      await logOut({
        address: PROXY,
        headers: { cookie: `__Host-session=${session}`, 'x-forwarded-proto': 'https' },
      })
    ).cookies;
    expect(cookie).toMatchObject({ name: '__Host-session', value: '', path: '/', secure: true });
    expect(await statusFor(session)).toBe(403);
  });

  it('[API-9] is not something that another site can do to a member', async () => {
    const { session } = await addPerson(app.core, 'Lea');
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': undefined },
    ]) {
      const answer = await logOut({ session, headers });
      expect(answer.json()).toMatchObject({ code: 'foreign_origin' });
      expect(answer.headers).not.toHaveProperty('set-cookie');
    }
    expect(await statusFor(session)).toBe(200);
  });

  it('[API-9] is fine for who is not signed in', async () => {
    expect((await logOut({})).json()).toEqual({ ok: true });
    expect((await logOut({ session: 'x'.repeat(43) })).json()).toEqual({ ok: true });
  });
});

describe('changing the user', () => {
  const change = (session: string, body: unknown) =>
    app.send('PUT', '/api/user.php', { session, body });

  it('[SITE-4] stores the language', async () => {
    const { id, session } = await addPerson(app.core, 'Mo');
    const answer = await change(session, { language: 'nl' });
    expect(answer.json<{ user: UserView }>().user.language).toBe('nl');
    expect((await readUser({ session })).json()).toEqual(answer.json());
    const [row] = await app.core.db.select().from(tables.users).where(eq(tables.users.id, id));
    expect(row?.language).toBe('nl');
  });

  it('drops every field that is not for callers to set', async () => {
    const [own, other] = [await addPerson(app.core, 'Ned'), await addPerson(app.core, 'Oz')];
    const rowsBefore = await app.core.db.select().from(tables.users).orderBy(tables.users.id);
    const answer = await change(own.session, {
      language: 'fr',
      id: other.id,
      userId: other.id,
      site_id: 2,
      siteId: 2,
      email: 'new@people.example',
      status: 'deleted',
      credits: 1_000_000,
      paid_user: true,
      paidUser: true,
      fictional: true,
      profile: { name: 'Other', status: 'disabled' },
    });
    expect(answer.statusCode).toBe(200);
    const rowsAfter = await app.core.db.select().from(tables.users).orderBy(tables.users.id);
    expect(rowsAfter).toEqual(
      rowsBefore.map((row) => (row.id === own.id ? { ...row, language: 'fr' } : row)),
    );
    expect(answer.json<{ user: UserView }>().user.profile.name).toBe('Ned');
  });

  it('[API-6] refuses a language nobody speaks here', async () => {
    const { session } = await addPerson(app.core, 'Pia');
    const answer = await change(session, { language: 'tlh' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { language: { code: 'unknown_choice' } } });
  });
});
