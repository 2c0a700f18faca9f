import { count, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { SignupForm } from '#contract/accounts/index.ts';
import { cookies } from '#contract/cookies.ts';
import type { FieldCode } from '#contract/core/errors.ts';
import type { RouteName } from '#contract/routes.ts';
import { routePattern } from '#contract/routes.ts';
import type { Job } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { accountJobs } from '#server/features/accounts/index.ts';
import type { Raw, TestApp } from './app.ts';
import { rowsOf } from './database.ts';
import { linkIn } from './mail-texts.ts';
import { PASSWORD } from './people.ts';
import { waitFor } from './wait.ts';

let made = 0;

/** A network of its own for each call, so that no limit is reached. */
export const newAddress = (): string => {
  made += 1;
  return `10.${made >> 16}.${(made >> 8) & 255}.${made & 255}`;
};

/** A form that passes, for somebody who is not there yet. */
export const signupForm = (overrides: Partial<Record<keyof SignupForm, unknown>> = {}) => {
  made += 1;
  return {
    gender: 'woman',
    seeking: ['man'],
    date_of_birth: '1990-05-05',
    country: 'NL',
    name: `Newcomer ${made}`,
    email: `newcomer${made}@people.example`,
    password: 'a kettle of rowan berries',
    terms: true,
    consent: true,
    ...overrides,
  } as SignupForm;
};

/** Sends a signup as the page does. */
export const signUp = (app: TestApp, body: unknown, raw: Raw = {}) =>
  app.send('POST', '/api/signup.php', { address: newAddress(), body, ...raw });

export const logIn = (
  app: TestApp,
  login: string,
  { password = PASSWORD, reactivate, ...raw }: Raw & { password?: string; reactivate?: true } = {},
) =>
  app.send('POST', '/api/user.php', {
    address: newAddress(),
    body: { login, password, reactivate },
    ...raw,
  });

/** How calls that were made at once ended, lowest first. */
export const statusesOf = (answers: readonly { readonly statusCode: number }[]): number[] =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

/** The token that an answer puts into the browser. */
export const sessionIn = (answer: Awaited<ReturnType<typeof logIn>>): string =>
  answer.cookies.find(({ name }) => name === cookies.session)?.value ?? '';

export const isSignedIn = async (app: TestApp, session: string): Promise<boolean> =>
  (await app.send('GET', '/api/user.php', { session })).statusCode === 200;

/** The secrets of the links to a page that were mailed to an address, oldest first. */
export const tokensTo = (
  app: TestApp,
  address: string,
  page: RouteName,
  expected = 1,
): Promise<string[]> =>
  waitFor(async () => {
    const links = (await app.mailsTo(address, 0))
      .filter(({ text }) => /https?:/.test(text))
      .map(linkIn)
      .filter(({ pathname }) => pathname === routePattern(page));
    return links.length < expected
      ? null
      : links.map((link) => link.searchParams.get('token') ?? '');
  }, `${expected} links to ${page} for ${address}`);

export const tokenTo = async (app: TestApp, address: string, page: RouteName): Promise<string> =>
  (await tokensTo(app, address, page)).at(-1) ?? '';

/** The body of a refusal that names fields. */
export const fieldsRefused = (
  codes: Readonly<Record<string, FieldCode>>,
  why: 'invalid_input' | 'address_taken' = 'invalid_input',
) => ({
  code: why,
  fields: Object.fromEntries(
    Object.entries(codes).map(([field, code]) => [field, expect.objectContaining({ code })]),
  ),
});

export const accountOf = async (app: TestApp, email: string, siteId = 1) => {
  const { users, profiles } = tables;
  const rows = await app.core.db
    .select({ user: users, profile: profiles })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.email, email));
  return rows.find(({ user }) => user.siteId === siteId);
};

/** How many there are of all that a signup makes: what is refused adds nothing. */
export const rowCounts = async (app: TestApp): Promise<number[]> => {
  const { creditEntries, mailTokens, profiles, sessions, signupDrafts, users } = tables;
  const counts: number[] = [];
  for (const table of [users, profiles, creditEntries, mailTokens, sessions, signupDrafts]) {
    const [row] = await app.core.db.select({ rows: count() }).from(table);
    counts.push(row?.rows ?? 0);
  }
  const mails = sql`select count(*)::int as rows from pgboss.job where name = 'send-mail'`;
  const [queued] = await rowsOf<{ rows: number }>(app.core.db, mails);
  return [...counts, queued?.rows ?? 0];
};

/** The subjects of all mails to an address, sent or not, oldest first. */
export const mailSubjectsTo = async (app: TestApp, address: string): Promise<string[]> => {
  const mails = await rowsOf<{ subject: string }>(
    app.core.db,
    sql`select data->>'subject' as subject from pgboss.job
      where name = 'send-mail' and data->>'to' = ${address} order by created_on`,
  );
  return mails.map(({ subject }) => subject);
};

/** Runs one of the jobs that would come by themselves in time. */
export const runJob = async (app: TestApp, name: Job['name']): Promise<void> => {
  const job = accountJobs(app.core).find((one) => one.name === name);
  if (!job) throw new Error(`There is no job ${name}.`);
  await job.run({});
};
