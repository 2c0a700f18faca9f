import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signup } from '#contract/accounts/index.ts';
import { limits } from '#contract/limits.ts';
import { newId } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import {
  accountOf,
  fieldsRefused,
  logIn,
  newAddress,
  rowCounts,
  signUp,
  signupForm,
  statusesOf,
} from '../support/accounts.ts';
import type { Raw, TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { rowsOf } from '../support/database.ts';
import { expectMail, linkIn } from '../support/mail-texts.ts';
import { addPerson } from '../support/people.ts';
import { waitFor } from '../support/wait.ts';

const app = await appOfFile();

const EVERGREEN = { host: 'evergreen.localhost' };
const HARBOUR = { host: 'harbour.localhost' };
const SOURCE = { network: 'pals', ref: 'spring', sub1: 'a', sub2: 'b', sub3: 'c' };

const entriesOf = (userId: string) =>
  app.core.db.select().from(tables.creditEntries).where(eq(tables.creditEntries.userId, userId));

const mailsQueued = (on: TestApp, to: string) =>
  rowsOf<{ state: string }>(
    on.core.db,
    sql`select state from pgboss.job where name = 'send-mail' and data->>'to' = ${to}`,
  );

describe('a new account', () => {
  it('[ACC-4] is not confirmed, its profile disabled, its consent noted', async () => {
    const form = signupForm();
    const answer = await signUp(app, form);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ continue_at: null });
    const { user, profile } = (await accountOf(app, form.email)) ?? {};
    expect(user).toMatchObject({
      status: 'not_confirmed',
      paidUser: false,
      language: 'en',
      confirmedAt: null,
      consentAt: expect.any(Date),
      trafficsource: null,
    });
    expect(profile).toMatchObject({
      name: form.name,
      status: 'disabled',
      gender: 'woman',
      seeking: ['man'],
      birthDate: '1990-05-05',
      country: 'NL',
    });
  });

  it('[ACC-4] gets the welcome credits in one entry of the ledger', async () => {
    const form = signupForm();
    await signUp(app, form);
    const { user } = (await accountOf(app, form.email)) ?? {};
    const entries = await entriesOf(user?.id ?? '');
    expect(entries).toMatchObject([{ kind: 'granted', reference: 'signup', amount: 4 }]);
    expect(user?.credits).toBe(4);
  });

  it('[ACC-4] is mailed the link that opens it', async () => {
    const form = signupForm();
    await signUp(app, form, { headers: { cookie: 'locale=nl' } });
    const [mail] = await app.mailsTo(form.email);
    const values = { name: form.name, credits: 4, days: limits.activationDays, site: 'Duet' };
    expectMail(mail, 'nl', 'activation', values);
    expect(linkIn(mail).pathname).toBe('/activate/done');
    expect((await accountOf(app, form.email))?.user.language).toBe('nl');
  });

  it('[ACC-4] keeps the password as nothing but an argon2id hash', async () => {
    const form = signupForm();
    await signUp(app, form);
    const row = await accountOf(app, form.email);
    expect(row?.user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(form.password);
    expect((await logIn(app, form.name, { password: form.password })).statusCode).toBe(200);
  });

  it('[ACC-3] means the same address however it is capitalised', async () => {
    const form = signupForm({ email: ' Mixed.Case@People.Example ' });
    expect((await signUp(app, form)).statusCode).toBe(200);
    expect(await accountOf(app, 'mixed.case@people.example')).toBeDefined();
    const again = await signUp(app, signupForm({ email: 'MIXED.case@people.example' }));
    expect(again.json()).toMatchObject(fieldsRefused({ email: 'email_taken' }, 'address_taken'));
  });

  it('has nothing that is not for its owner to set', async () => {
    const form = signupForm();
    const answer = await signUp(app, {
      ...form,
      id: newId(),
      credits: 1_000_000,
      paid_user: true,
      paidUser: true,
      status: 'active',
      confirmedAt: new Date(),
      siteId: 2,
      site_id: 2,
      fictional: true,
      profile: { status: 'active' },
    });
    expect(answer.statusCode).toBe(200);
    const { user, profile } = (await accountOf(app, form.email)) ?? {};
    expect(user).toMatchObject({ credits: 4, paidUser: false, siteId: 1 });
    expect([user?.status, profile?.status]).toEqual(['not_confirmed', 'disabled']);
  });

  it('is not lost when no mail server answers', async () => {
    const cut = await testApp({ SMTP_URL: 'smtp://127.0.0.1:9', LOG_LEVEL: 'silent' });
    try {
      const form = signupForm();
      expect((await signUp(cut, form)).statusCode).toBe(200);
      const [mail] = await waitFor(async () => {
        const queued = await mailsQueued(cut, form.email);
        return queued.some(({ state }) => state === 'retry') ? queued : null;
      }, 'the mail to be tried once');
      expect(mail).toEqual({ state: 'retry' });
      expect(await accountOf(cut, form.email)).toBeDefined();
    } finally {
      await cut.close();
    }
  });
});

describe('where a member came from', () => {
  const cookie = (source: object) =>
    `trafficsource=${encodeURIComponent(new URLSearchParams({ ...source }).toString())}`;

  it.each([
    ['the cookie of the landing', { headers: { cookie: cookie(SOURCE) } }, ''],
    ['the address', {}, `?${new URLSearchParams(SOURCE)}`],
    [
      'the address rather than the cookie',
      { headers: { cookie: cookie({ network: 'older' }) } },
      `?${new URLSearchParams(SOURCE)}`,
    ],
  ])('[ACC-12] is stored from %s', async (_, raw: Raw, query) => {
    const form = signupForm();
    const address = newAddress();
    await app.send('POST', `/api/signup.php${query}`, { address, body: form, ...raw });
    expect((await accountOf(app, form.email))?.user.trafficsource).toEqual(SOURCE);
  });

  it('[ACC-12] is stored without what is too long to be kept', async () => {
    const form = signupForm();
    const source = cookie({ network: 'pals', sub1: 'x'.repeat(201) });
    await signUp(app, form, { headers: { cookie: source } });
    expect((await accountOf(app, form.email))?.user.trafficsource).toEqual({ network: 'pals' });
  });

  it('[ACC-1] decides where a site asks for a source', async () => {
    const before = await rowCounts(app);
    const closed = await signUp(app, signupForm(), EVERGREEN);
    expect(closed.statusCode).toBe(403);
    expect(closed.json()).toEqual({
      error: 'You can’t sign up here at the moment.',
      code: 'signup_closed',
    });
    const half = { headers: { cookie: cookie({ sub1: 'no network and no reference' }) } };
    expect((await signUp(app, signupForm(), { ...EVERGREEN, ...half })).statusCode).toBe(403);
    expect(await rowCounts(app)).toEqual(before);

    const form = signupForm();
    const open = await signUp(app, form, { ...EVERGREEN, headers: { cookie: cookie(SOURCE) } });
    expect(open.statusCode).toBe(200);
    expect((await accountOf(app, form.email, 2))?.user.trafficsource).toEqual(SOURCE);
  });

  it('[ACC-1] opens no site that is closed', async () => {
    const raw = { ...HARBOUR, headers: { cookie: cookie(SOURCE) } };
    const answer = await signUp(app, signupForm({ country: 'GB' }), raw);
    expect(answer.json()).toMatchObject({ code: 'signup_closed' });
  });
});

describe('one address', () => {
  it('[ACC-3] [API-6] makes one account, however many try at once', async () => {
    const forms = Array.from({ length: 5 }, () => signupForm({ email: 'one@people.example' }));
    const answers = await Promise.all(forms.map((form) => signUp(app, form)));
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409, 409]);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
      expect(answer.json()).toMatchObject(fieldsRefused({ email: 'email_taken' }, 'address_taken'));
    }
    const mails = await mailsQueued(app, 'one@people.example');
    expect(mails).toHaveLength(1);
  });

  it('[ACC-3] is the only thing to be one’s own: two may be called Anna', async () => {
    for (const name of ['Anna', 'Anna', 'ANNA']) {
      const form = signupForm({ name });
      expect((await signUp(app, form)).statusCode).toBe(200);
      expect((await accountOf(app, form.email))?.profile.name).toBe(name);
    }
  });

  it('[ACC-1] may be used on another site as well', async () => {
    const form = signupForm();
    expect((await signUp(app, form)).statusCode).toBe(200);
    const there = { ...form, network: 'pals' };
    expect((await signUp(app, there, EVERGREEN)).statusCode).toBe(200);
    expect(await accountOf(app, form.email, 2)).toBeDefined();
  });

  it('[ACC-10] of an account that is being deleted says so', async () => {
    const { email } = await addPerson(app.core, 'Leaver', {
      status: 'deleted',
      deletedAt: app.clock.now(),
    });
    const answer = await signUp(app, signupForm({ email }));
    expect(answer.json()).toMatchObject({
      fields: {
        email: {
          code: 'email_leaving',
          message: 'The account with this email is being deleted. Log in to restore it.',
        },
      },
    });
  });
});

describe('a signup that is sent again', () => {
  const withKey = (key: string): Raw => ({ headers: { 'idempotency-key': key } });

  it('[API-4] with its key makes one account and is answered alike', async () => {
    const form = signupForm();
    const send = () => signUp(app, form, withKey(`${form.email.split('@')[0]}-key`));
    const answers = [await send(), ...(await Promise.all([send(), send()]))];
    for (const answer of answers) expect(answer.json()).toEqual({ continue_at: null });
    const { user } = (await accountOf(app, form.email)) ?? {};
    expect(await entriesOf(user?.id ?? '')).toHaveLength(1);
    expect(await mailsQueued(app, form.email)).toHaveLength(1);
  });

  it('[API-6] that is refused for what was typed does not count', async () => {
    const raw = { address: newAddress() };
    for (let tries = 0; tries <= limits.signupsPerNetwork.max; tries += 1) {
      expect((await signUp(app, signupForm({ name: 'Admin' }), raw)).statusCode).toBe(400);
    }
    expect((await signUp(app, signupForm(), raw)).statusCode).toBe(200);
  });

  it('[API-6] too often from one device is refused for an hour, and again sending is free', async () => {
    const { max } = limits.signupsPerDevice;
    const raw = { address: newAddress(), headers: { 'user-agent': 'Firefox/140.0 (Linux)' } };
    const first = signupForm();
    const again = { ...raw, headers: { ...raw.headers, 'idempotency-key': 'the-first-one' } };
    expect((await signUp(app, first, again)).statusCode).toBe(200);
    for (let tries = 1; tries < max; tries += 1) {
      expect((await signUp(app, signupForm(), raw)).statusCode).toBe(200);
    }
    const refused = await signUp(app, signupForm(), raw);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect((await signUp(app, first, again)).statusCode).toBe(200);

    const other = { ...raw, headers: { 'user-agent': 'Chrome/140.0 (Windows)' } };
    expect((await signUp(app, signupForm(), other)).statusCode).toBe(200);
    app.clock.forward({ hours: 1, seconds: 1 });
    expect((await signUp(app, signupForm(), raw)).statusCode).toBe(200);
    expect(signup.limit.max).toBeGreaterThan(max);
  });
});
