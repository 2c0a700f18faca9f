import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { cookies } from '#contract/cookies.ts';
import { messageSend, messages } from '#contract/chat/index.ts';
import type { App } from '#server/app.ts';
import { addTime } from '#server/core/index.ts';
import { forgetMessages } from '#server/features/chat/jobs.ts';
import { readSites } from '#server/features/site/index.ts';
import type { Bench, Case, Row } from '../case.ts';
import { fillMessages } from '../chats/fill-history.ts';
import type { Chatter } from '../chats/people.ts';
import { signInAll } from '../chats/people.ts';
import { openApp } from '../open-app.ts';
import { newDatabase } from '../servers/index.ts';
import { alternate, compare } from '../stats.ts';

const FEW = 10_000_000;
const MANY = 100_000_000;
const PER_HOUR = 2000;
/** Of each round. */
const CALLS = 100;
const FORGOTTEN = 200;
const MOST_DEARER = { most: 1.2 };

/** What something cost: its time, and the pages of 8 kB that the database looked at. */
interface Cost {
  readonly ms: number;
  readonly pages: number;
}

interface Chat {
  readonly id: string;
  readonly one: Chatter;
  readonly other: Chatter;
}

/** An installation with so many messages, and what is done in it. */
interface Side {
  readonly open: () => Promise<Cost>;
  readonly send: () => Promise<Cost>;
  readonly forget: () => Promise<Cost>;
}

/** Chats anywhere among all of them. */
const CHATS = `select id, one_id as one, other_id as other from conversations
  order by md5(id::text) limit $1`;

const PAGES = `select blks_hit + blks_read as pages from pg_stat_database
  where datname = current_database()`;

const readChats = async (client: pg.Client, count: number): Promise<Chat[]> => {
  const people = new Map((await signInAll(client)).map((one) => [one.profileId, one]));
  const { rows } = await client.query<{ id: string; one: string; other: string }>(CHATS, [count]);
  return rows.map(({ id, one, other }) => {
    const two = [people.get(one), people.get(other)] as [Chatter, Chatter];
    return { id, one: two[0], other: two[1] };
  });
};

const callOf = async ({ http }: App, { session }: Chatter, url: string, body?: object) => {
  const { statusCode, payload } = await http.inject({
    method: body ? 'POST' : 'GET',
    url,
    headers: {
      host: 'localhost',
      cookie: `${cookies.session}=${session}`,
      'sec-fetch-site': 'same-origin',
    },
    ...(body ? { payload: body } : {}),
  });
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${payload}`);
};

/** Opens the product on a database that is filled. */
export const sideOf = async (
  bench: Pick<Bench, 'folder' | 'rounds' | 'defer'>,
  databaseUrl: string,
): Promise<Side> => {
  let ahead = 0;
  const clock = { now: () => new Date(Date.now() + ahead) };
  const app = await openApp(bench, databaseUrl, { clock });
  bench.defer(() => app.close());
  await app.http.ready();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  bench.defer(() => client.end());
  const chats = await readChats(client, 2 * CALLS * (bench.rounds + 1));
  const pages = async () => {
    // Whoever worked last has not told yet.
    await app.core.db.execute('select pg_stat_force_next_flush()');
    await app.core.db.execute('select 1');
    const { rows } = await client.query<{ pages: string }>(PAGES);
    return Number(rows[0]?.pages);
  };
  const measure = async (times: number, act: () => Promise<void>): Promise<Cost> => {
    const before = await pages();
    const begun = performance.now();
    await act();
    const took = performance.now() - begun;
    return { ms: took / times, pages: ((await pages()) - before) / times };
  };
  const inChats = (act: (chat: Chat) => Promise<void>) => () =>
    measure(CALLS, async () => {
      for (const chat of chats.splice(0, CALLS)) await act(chat);
    });

  const job = forgetMessages(app.core);
  const { rows } = await client.query<{ first: Date }>(
    'select min(created_at) as first from messages',
  );
  const [site] = await readSites(app.core, app.core.db);
  if (!site) throw new Error('There is no site.');
  let forgotten = addTime(rows[0]?.first ?? new Date(), { days: site.settings.chat_history_days });
  const forget = () =>
    measure(FORGOTTEN, async () => {
      forgotten = addTime(forgotten, { seconds: (3600 * FORGOTTEN) / PER_HOUR });
      ahead = forgotten.getTime() - Date.now();
      await job.run({});
      ahead = 0;
    });
  return {
    open: inChats(({ id, one }) => callOf(app, one, `${messages.path}?conversation=${id}`)),
    send: inChats(({ one, other }) =>
      callOf(app, one, messageSend.path, {
        member: other.profileId,
        client_id: randomUUID(),
        text: 'Shall we go for a walk along the harbour on Sunday?',
      }),
    ),
    forget,
  };
};

const WHAT = {
  open: 'opening the end of a chat',
  send: 'sending a message',
  forget: 'forgetting a message, the oldest ones',
} as const;

export const compareSides = async (rounds: number, many: Side, few: Side): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const act of ['open', 'send', 'forget'] as const) {
    // What has not been looked at for long comes from the disk the first time.
    await Promise.all([few[act](), many[act]()]);
    const costs = await alternate({ many: many[act], few: few[act] }, rounds);
    const of = (cost: keyof Cost) =>
      compare(
        costs.many.map((one) => one[cost]),
        costs.few.map((one) => one[cost]),
      );
    rows.push(
      { what: WHAT[act], ...of('ms'), goal: MOST_DEARER },
      { what: `${WHAT[act]}, pages looked at`, ...of('pages'), unit: '', goal: MOST_DEARER },
    );
  }
  return rows;
};

export const benchmark: Case = {
  number: null,
  title: 'Chats of 100,000,000 messages ÷ of 10,000,000, 2,000 of them an hour',
  goal: MOST_DEARER,
  unit: 'ms',
  onlyWhenAsked: true,
  run: async (bench) => {
    const open = async (count: number) => {
      const url = await newDatabase(bench);
      const app = await openApp(bench, url);
      await app.close();
      await fillMessages(url, {
        count: Math.round(count * bench.scale),
        perHour: PER_HOUR,
        isMixed: false,
      });
      return sideOf(bench, url);
    };
    const [few, many] = [await open(FEW), await open(MANY)];
    const rows = await compareSides(bench.rounds, many, few);
    bench.plot({
      title: 'What it takes',
      x: { label: 'messages', isLog: true },
      y: { label: 'ms' },
      series: rows
        .filter(({ unit }) => unit === undefined)
        .map(({ what, ours, baseline }) => ({
          name: what,
          points: [
            [FEW, baseline?.median ?? NaN],
            [MANY, ours.median],
          ],
        })),
    });
    return rows;
  },
};
