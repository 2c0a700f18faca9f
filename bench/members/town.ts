import { finderSave } from '../../contract/likes/index.ts';
import { questionNames } from '../../contract/likes/questions.ts';
import type { App } from '../../server/app.ts';
import { createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config/index.ts';
import type { Core } from '../../server/core/index.ts';
import { placesOf } from '../../server/outside/places/index.ts';
import pg from 'pg';
import { cookies } from '../../contract/cookies.ts';
import { seedSites } from '../../demo/seed.ts';
import { livingIn } from '../../tests/support/members.ts';
import { addPerson } from '../../tests/support/people.ts';
import type { Bench } from '../case.ts';
import type { Statement } from '../servers/index.ts';
import { newDatabase } from '../servers/index.ts';
import { fillMembers } from './fill.ts';

export interface Reader {
  readonly session: string;
  /** What each of the calls asks the database about people, by its path. */
  readonly statements: Readonly<Record<string, readonly Statement[]>>;
}

export interface Town {
  readonly databaseUrl: string;
  readonly membersPerSecond: number;
  readonly readers: readonly Reader[];
}

const READERS = 40;

/** Somebody as most are: looks for men about as old within 50 km. */
const addReader = (core: Core, number: number) => {
  const countries = ['NL', 'DE', 'FR', 'GB', 'IT', 'ES', 'PL', 'SE'] as const;
  const country = countries[number % countries.length] ?? 'NL';
  const town = placesOf(country)[Math.floor(number / countries.length)];
  return addPerson(core, `Reader${number}`, {
    profile: {
      ...livingIn(town?.name ?? '', country),
      seekingMinAge: 28,
      seekingMaxAge: 45,
      seekingKm: 50,
      interests: ['coffee', 'hiking', 'books'],
    },
  });
};

/** Tells the match finder what it asks. */
const answerAll = async ({ http }: App, headers: Record<string, string>) => {
  const answers = questionNames.map((question, at) => ({
    question,
    option: at % 3,
    importance: 'some',
  }));
  await http.inject({
    method: finderSave.method,
    url: finderSave.path,
    headers: { ...headers, 'sec-fetch-site': 'same-origin' },
    payload: { answers },
  });
};

/** The statements that `act` sends through the driver and that ask for listings. */
const overhear = async (act: () => Promise<unknown>): Promise<Statement[]> => {
  const heard: Statement[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- it is bound again at each call
  const query = pg.Client.prototype.query as (...all: unknown[]) => unknown;
  pg.Client.prototype.query = function listen(this: pg.Client, ...args: unknown[]) {
    const [asked, values] = args as [Statement | string, unknown[] | undefined];
    if (typeof asked === 'object' && asked.text.includes('"listings"')) {
      // Large numbers travel as text.
      const sent = (values ?? asked.values).map((one) =>
        typeof one === 'bigint' ? String(one) : one,
      );
      heard.push({ text: asked.text, values: sent });
    }
    return query.apply(this, args);
  } as never;
  try {
    await act();
  } finally {
    pg.Client.prototype.query = query as never;
  }
  return heard;
};

const bar = (share: number) => '#'.repeat(Math.round(share * 30)).padEnd(30, '.');

/** A database with so many members, and some of them about to make these calls. */
export const fillTown = async (
  bench: Bench,
  count: number,
  paths: readonly string[],
): Promise<Town> => {
  const databaseUrl = await newDatabase(bench);
  const env = { NODE_ENV: 'production', DATA_DIR: bench.folder, LOG_LEVEL: 'error' };
  const app = await createApp(readConfig({ ...env, DATABASE_URL: databaseUrl }));
  await seedSites(app.core);
  const seconds = await fillMembers(databaseUrl, count, 1, (done) => {
    const isLast = done === count;
    if (process.stderr.isTTY || isLast)
      process.stderr.write(`\r${bar(done / count)} ${done} members${isLast ? '\n' : ''}`);
  });
  const readers: Reader[] = [];
  for (let number = 0; number < READERS; number += 1) {
    const { session } = await addReader(app.core, number);
    const headers = { host: 'localhost', cookie: `${cookies.session}=${session}` };
    await answerAll(app, headers);
    const statements: Record<string, readonly Statement[]> = {};
    for (const url of paths) {
      statements[url] = await overhear(() => app.http.inject({ method: 'GET', url, headers }));
    }
    readers.push({ session, statements });
  }
  await app.close();
  return { databaseUrl, membersPerSecond: count / seconds, readers };
};
