import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { hashOf } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import {
  accountOf,
  fieldsRefused,
  newAddress,
  rowCounts,
  runJob,
  signUp,
  signupForm,
  statusesOf,
} from '../support/accounts.ts';
import type { Raw } from '../support/app.ts';
import { appOfFile } from '../support/app-of-file.ts';

const app = await appOfFile();

/** A program of an affiliate names no origin, as browsers do. */
const SERVER = { headers: { 'sec-fetch-site': undefined } };
const EVERGREEN = { host: 'evergreen.localhost' };
const SOURCE = { network: 'pals', ref: 'spring', sub1: 'a' };

/** Begins an account as an affiliate does, and returns the secret of the link it gets. */
const begin = async (known: object, raw: Raw = {}): Promise<string> => {
  const answer = await signUp(app, { ...SOURCE, ...known }, { ...SERVER, ...raw });
  expect(answer.statusCode, answer.payload).toBe(200);
  const url = new URL(answer.json<{ continue_at: string }>().continue_at);
  expect(url.pathname).toBe('/complete-signup');
  return url.searchParams.get('token') ?? '';
};

const readDraft = (token: string, raw: Raw = {}) =>
  app.send('GET', `/api/complete-signup.php?token=${token}`, raw);

const complete = (token: string, form: object, raw: Raw = {}) =>
  app.send('POST', '/api/complete-signup.php', {
    address: newAddress(),
    body: { ...form, token },
    ...raw,
  });

const draftRow = async (token: string) => {
  const { signupDrafts } = tables;
  const [row] = await app.core.db
    .select()
    .from(signupDrafts)
    .where(eq(signupDrafts.tokenHash, hashOf(token)));
  return row;
};

const expired = { code: 'link_expired', error: 'Link expired or invalid, request a new email' };

describe('an account that an affiliate begins', () => {
  it('[ACC-5] is a draft that only its link opens', async () => {
    const known = { gender: 'man', seeking: ['woman'], email: 'begun@people.example' };
    const token = await begin(known);
    expect(await draftRow(token)).toMatchObject({ draft: known, trafficsource: SOURCE, siteId: 1 });
    expect(JSON.stringify(await draftRow(token))).not.toContain(token);
    expect((await readDraft(token)).json()).toEqual({ draft: known });
    expect((await readDraft('x'.repeat(43))).json()).toEqual(expired);
    expect((await readDraft(token, EVERGREEN)).statusCode).toBe(410);
    expect(await accountOf(app, known.email)).toBeUndefined();
  });

  it('[ACC-5] is no consent, and nothing that is not asked for', async () => {
    const token = await begin({ terms: true, consent: true, paid_user: true, credits: 9 });
    expect((await draftRow(token))?.draft).toEqual({});
  });

  it('[ACC-5] [API-6] with a mistake is refused beside the field', async () => {
    const before = await rowCounts(app);
    const answer = await signUp(app, { ...SOURCE, email: 'ada', name: '@a' }, SERVER);
    expect(answer.json()).toMatchObject(fieldsRefused({ email: 'invalid_email', name: 'name_at' }));
    expect(await rowCounts(app)).toEqual(before);
  });

  it('[ACC-1] [ACC-5] needs a site that takes members with a source', async () => {
    expect(await begin({}, EVERGREEN)).not.toBe('');
    const closed = await signUp(app, SOURCE, { ...SERVER, host: 'harbour.localhost' });
    expect(closed.json()).toMatchObject({ code: 'signup_closed' });
  });

  it('[ACC-5] without tracking data is an unfinished form', async () => {
    const answer = await signUp(app, { email: 'ada@people.example' }, SERVER);
    expect(answer.json()).toMatchObject({ fields: { password: { code: 'required' } } });
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin', { 'sec-fetch-site': undefined, origin: 'https://elsewhere.example' }],
    ['a sandboxed page', { 'sec-fetch-site': undefined, origin: 'null' }],
  ])('[ACC-5] is not for a page of %s to begin', async (_, headers) => {
    const answer = await signUp(app, SOURCE, { headers });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'foreign_origin' });
  });

  it('[ACC-5] is a program’s to begin and nothing else', async () => {
    const token = await begin({});
    const answer = await complete(token, signupForm(), SERVER);
    expect(answer.json()).toMatchObject({ code: 'foreign_origin' });
  });
});

describe('finishing an account', () => {
  it('[ACC-5] [ACC-12] makes it with the tracking of the affiliate', async () => {
    const form = signupForm();
    const token = await begin({ email: form.email });
    const cookie = 'trafficsource=network%3Dothers';
    const answer = await complete(token, form, { headers: { cookie } });
    expect(answer.json()).toEqual({ ok: true });
    const { user } = (await accountOf(app, form.email)) ?? {};
    expect(user).toMatchObject({ trafficsource: SOURCE, status: 'not_confirmed', credits: 4 });
    expect(await draftRow(token)).toBeUndefined();
    await app.mailsTo(form.email);
  });

  it('[ACC-1] [ACC-5] works where only visitors with a source may join', async () => {
    const form = signupForm();
    const token = await begin({}, EVERGREEN);
    expect((await complete(token, form, EVERGREEN)).statusCode).toBe(200);
    expect((await accountOf(app, form.email, 2))?.user.trafficsource).toEqual(SOURCE);
  });

  it('[ACC-5] needs the whole form, and keeps the link for the next try', async () => {
    const token = await begin({});
    const { password: _password, ...half } = signupForm();
    expect((await complete(token, half)).json()).toMatchObject(
      fieldsRefused({ password: 'required' }),
    );
    expect((await complete(token, signupForm({ password: 'trustno1' }))).statusCode).toBe(400);
    expect((await complete(token, signupForm())).statusCode).toBe(200);
  });

  it('[ACC-5] works once', async () => {
    const token = await begin({});
    expect((await complete(token, signupForm())).statusCode).toBe(200);
    expect((await complete(token, signupForm())).json()).toEqual(expired);
    expect((await readDraft(token)).json()).toEqual(expired);
  });

  it('[ACC-5] works once even for two at once', async () => {
    const token = await begin({});
    const answers = await Promise.all([
      complete(token, signupForm()),
      complete(token, signupForm()),
    ]);
    expect(statusesOf(answers)).toEqual([200, 410]);
  });

  it('[ACC-5] works on the site where it was begun', async () => {
    const token = await begin({});
    expect((await complete(token, signupForm(), EVERGREEN)).json()).toEqual(expired);
  });

  it('[ACC-5] is too late after seven days, when the draft is forgotten', async () => {
    const token = await begin({ name: 'Waiting long' });
    app.clock.forward({ days: limits.signupDraftDays, seconds: -60 });
    expect((await readDraft(token)).statusCode).toBe(200);
    app.clock.forward({ seconds: 61 });
    expect((await readDraft(token)).json()).toEqual(expired);
    expect((await complete(token, signupForm())).json()).toEqual(expired);
    await runJob(app, 'forget-mail-tokens');
    expect(await draftRow(token)).toBeUndefined();
  });
});
