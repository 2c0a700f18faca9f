import pg from 'pg';
import type { Core } from '#server/core/index.ts';
import { newId } from '#server/core/index.ts';
import { runLong, tables } from '#server/db/index.ts';
import { sendBatch } from '#server/features/announcements/send-batch.ts';
import type { ChannelSenders } from '#server/features/notifications/index.ts';
import type { Case } from '../case.ts';
import { fillPeople } from '../chats/people.ts';
import { openApp } from '../open-app.ts';
import { alternate, compare } from '../stats.ts';

const MEMBERS = 10_000;
const KEEPING_GOAL = { least: 0.45 };
/** As many at a time as the product takes. */
const BATCH = 200;

/** Tables of the same columns and indexes, which know of nobody. */
const BARE = `
  create table bare_notifications (like notifications including all);
  create table bare_outgoing (like outgoing including all)`;

const KEEP = `
  insert into bare_notifications (id, user_id, kind, subject, facts, created_at, at)
  select gen_random_uuid(), user_id, 'news', $1, '{"title": "Spring"}', now(), now()
  from profiles where site_id = 1`;

const QUEUE = `
  insert into bare_outgoing (user_id, type, channel, since, due_at)
  select user_id, 'news', channel, now(), now()
  from profiles, unnest('{push,email}'::text[]) channel where site_id = 1`;

const TAKE = `
  select * from bare_outgoing where due_at <= now() order by due_at limit ${BATCH}
  for update skip locked`;

const READ = `
  select * from bare_notifications
  where user_id = any ($1::uuid[]) and seen_at is null order by at desc`;

const DROP = `
  delete from bare_outgoing o using unnest($1::uuid[], $2::text[], $3::text[]) row (user_id, type, channel)
  where o.user_id = row.user_id and o.type = row.type and o.channel = row.channel`;

type Row = Readonly<Record<'user_id' | 'type' | 'channel', string>>;

const drainBare = async (client: pg.Client): Promise<number> => {
  let sent = 0;
  for (;;) {
    await client.query('begin');
    const { rows } = await client.query<Row>(TAKE);
    const users = rows.map(({ user_id }) => user_id);
    await client.query(READ, [users]);
    const types = rows.map(({ type }) => type);
    await client.query(DROP, [users, types, rows.map(({ channel }) => channel)]);
    await client.query('commit');
    sent += rows.length;
    if (rows.length < BATCH) return sent;
  }
};

/** Members a second. */
type Rates = Readonly<Record<'kept' | 'all', number>>;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
};

/** Both ways must have reached everybody. */
const insistOnAll = (members: number, sent: number): void => {
  if (sent !== 2 * members) throw new Error(`${sent} bundles left instead of ${2 * members}.`);
};

/** An announcement for all members, of which nothing was told. */
const begin = async ({ db, clock }: Core): Promise<string> => {
  const id = newId();
  const now = clock.now();
  await db.insert(tables.announcements).values({
    id,
    siteId: 1,
    kind: 'news',
    state: 'sending',
    page: 'index',
    // More than anybody may choose, so that the pace holds nothing up.
    perHour: 600_000_000,
    audience: {
      countries: [],
      languages: [],
      premium: 'all',
      active: null,
      joined_from: null,
      joined_before: null,
    },
    texts: { en: { subject: 'Spring', body: 'It is here.' } },
    createdAt: now,
    changedAt: now,
    startedAt: now,
  });
  return id;
};

export const benchmark: Case = {
  number: 8,
  title: 'Notification to 10,000 members ÷ bare INSERT … SELECT and drain',
  goal: { least: 0.6 },
  unit: 'members/s',
  run: async (bench) => {
    const wanted = Math.ceil(MEMBERS * bench.scale);
    const { databaseUrl, people } = await fillPeople(bench, wanted, async (client) => {
      await client.query(BARE);
    });
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    bench.defer(() => client.end());

    let bundles = 0;
    const count: ChannelSenders['push'] = async (_core, _tx, some) => void (bundles += some.length);
    const senders: ChannelSenders = { push: count, email: count };
    const app = await openApp(bench, databaseUrl, { senders });
    bench.defer(() => app.close());
    const core: Core = app.core;

    let round = 0;
    const readings = await alternate<'ours' | 'bare', Rates>(
      {
        ours: async () => {
          await client.query('truncate notifications, outgoing');
          const id = await begin(core);
          bundles = 0;
          const took = await timed(async () => {
            while (await runLong(() => sendBatch(core, senders, id)));
          });
          insistOnAll(people.length, bundles);
          // It keeps them and hands them on in one go.
          return { kept: people.length / took, all: people.length / took };
        },
        bare: async () => {
          round += 1;
          await client.query('truncate bare_notifications, bare_outgoing');
          const keeping = await timed(async () => {
            await client.query('begin');
            await client.query(KEEP, [`news ${round}`]);
            await client.query(QUEUE);
            await client.query('commit');
          });
          let sent = 0;
          const draining = await timed(async () => void (sent = await drainBare(client)));
          insistOnAll(people.length, sent);
          return { kept: people.length / keeping, all: people.length / (keeping + draining) };
        },
      },
      bench.rounds + 1,
    );
    // In the first round the code is new to the compiler, and the tables to the database.
    const row = (rate: keyof Rates) => {
      const [ours, bare] = [readings.ours, readings.bare].map((all) =>
        all.slice(1).map((one) => one[rate]),
      ) as [number[], number[]];
      return compare(ours, bare);
    };
    return [
      { what: 'kept, bundled and handed to both ways', ...row('all'), goal: benchmark.goal },
      { what: 'the same ÷ keeping alone', ...row('kept'), goal: KEEPING_GOAL },
    ];
  },
};
