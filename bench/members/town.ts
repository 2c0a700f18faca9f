import { finderSave } from '#contract/likes/index.ts';
import { questionNames } from '#contract/likes/questions.ts';
import type { App } from '#server/app.ts';
import type { Core } from '#server/core/index.ts';
import { placesOf } from '#server/adapters/places/index.ts';
import { cookies } from '#contract/cookies.ts';
import { livingIn } from '#tests/support/members.ts';
import { addPerson } from '#tests/support/people.ts';
import type { Bench } from '../case.ts';
import { openApp } from '../open-app.ts';
import { overhear } from '../overhear.ts';
import { progressOf } from '../progress.ts';
import type { Statement } from '../servers/index.ts';
import { newDatabase } from '../servers/index.ts';
import { fillMembers } from './fill.ts';

interface Reader {
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

const asksForListings = (text: string) => text.includes('"listings"');

/** A database with so many members, and some of them about to make these calls. */
export const fillTown = async (
  bench: Bench,
  members: number,
  paths: readonly string[],
): Promise<Town> => {
  const count = Math.ceil(members * bench.scale);
  const databaseUrl = await newDatabase(bench);
  const app = await openApp(bench, databaseUrl);
  const seconds = await fillMembers(databaseUrl, count, 1, progressOf(count, 'members'));
  const readers: Reader[] = [];
  for (let number = 0; number < READERS; number += 1) {
    const { session } = await addReader(app.core, number);
    const headers = { host: 'localhost', cookie: `${cookies.session}=${session}` };
    await answerAll(app, headers);
    const statements: Record<string, readonly Statement[]> = {};
    for (const url of paths) {
      statements[url] = await overhear(asksForListings, () =>
        app.http.inject({ method: 'GET', url, headers }),
      );
    }
    readers.push({ session, statements });
  }
  await app.close();
  return { databaseUrl, membersPerSecond: count / seconds, readers };
};
