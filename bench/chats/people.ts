import pg from 'pg';
import { limits } from '#contract/limits.ts';
import { hashOf, newToken } from '#server/core/index.ts';
import type { Bench } from '../case.ts';
import { fillMembers } from '../members/fill.ts';
import { openApp } from '../open-app.ts';
import { progressOf } from '../progress.ts';
import { newDatabase } from '../servers/index.ts';

/** A member who is signed in and can pay. */
export interface Chatter {
  readonly profileId: string;
  readonly session: string;
}

export interface People {
  readonly databaseUrl: string;
  /** By their ids. */
  readonly people: readonly Chatter[];
}

/** Nobody runs out of them while a bench goes on. */
const CREDITS = 1_000_000;

const PAY = `
  with paid as (
    update users set credits = ${CREDITS}, paid_user = true where site_id = 1 returning id
  ), given as (
    insert into credit_lots (id, user_id, kind, credits, rest, created_at)
    select gen_random_uuid(), id, 'granted', ${CREDITS}, ${CREDITS}, now() from paid
    returning id, user_id
  )
  insert into credit_entries (user_id, reference, lot_id, kind, amount, created_at)
  select user_id, 'bench', id, 'granted', ${CREDITS}, now() from given`;

const SIGN_IN = `
  insert into sessions (id, user_id, token_hash, created_at, last_seen_at, expires_at)
  select gen_random_uuid(), user_id, token_hash, now(), now(),
    now() + interval '${limits.cookieDays.session} days'
  from unnest($1::uuid[], $2::text[]) as given (user_id, token_hash)`;

/** Gives everybody credits and a session. */
export const signInAll = async (client: pg.Client): Promise<Chatter[]> => {
  await client.query(PAY);
  const { rows } = await client.query<{ user: string; profile: string }>(
    'select user_id as user, id as profile from profiles where site_id = 1 order by id',
  );
  const tokens = rows.map(() => newToken());
  await client.query(SIGN_IN, [rows.map(({ user }) => user), tokens.map(hashOf)]);
  return rows.map(({ profile }, number) => ({
    profileId: profile,
    session: tokens[number] ?? '',
  }));
};

/** Fills an empty database with so many members. They sign in once `then` has filled in what else there is. */
export const fillPeopleIn = async (
  databaseUrl: string,
  { folder }: Pick<Bench, 'folder'>,
  count: number,
  then: (client: pg.Client, databaseUrl: string) => Promise<void> = async () => {},
): Promise<readonly Chatter[]> => {
  const app = await openApp({ folder }, databaseUrl);
  await app.close();
  await fillMembers(databaseUrl, count, 1, progressOf(count, 'members'));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await then(client, databaseUrl);
  const people = await signInAll(client);
  await client.query('vacuum analyze users, sessions, credit_lots, credit_entries');
  await client.end();
  return people;
};

/** The same on a database of its own. */
export const fillPeople = async (
  bench: Bench,
  count: number,
  then?: (client: pg.Client, databaseUrl: string) => Promise<void>,
): Promise<People> => {
  const databaseUrl = await newDatabase(bench);
  return { databaseUrl, people: await fillPeopleIn(databaseUrl, bench, count, then) };
};
