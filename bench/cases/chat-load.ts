import pg from 'pg';
import { fillChats } from '../chats/fill.ts';
import { lettersOf } from '../chats/requests.ts';
import type { Case } from '../case.ts';
import { startApp } from '../servers/index.ts';
import { liveAt, startSockets } from '../sockets/index.ts';
import { spreadOf } from '../stats.ts';

const MEMBERS = 5000;
const PER_SECOND = 200;
/** So that the compiler has seen the code. */
const WARM_UP_MS = 2000;

/** How many of these messages the table does not hold exactly once. */
const wronglyKept = async (databaseUrl: string, ids: readonly string[]): Promise<number> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ once: number }>(
    `select count(*)::int as once from (
      select client_id from messages where client_id = any($1::uuid[])
      group by client_id having count(*) = 1) found`,
    [ids],
  );
  await client.end();
  return ids.length - (rows[0]?.once ?? 0);
};

export const benchmark: Case = {
  number: null,
  title: `${MEMBERS.toLocaleString('en')} connected members send ${PER_SECOND} messages a second`,
  goal: { most: 0 },
  unit: 'messages',
  run: async (bench) => {
    const { databaseUrl, people, pairs } = await fillChats(bench, MEMBERS);
    const app = await startApp(bench, databaseUrl);
    const sockets = await startSockets(bench);
    await sockets.open(people.map(({ session }) => liveAt(app.port, session)));
    const letters = lettersOf(people, pairs);
    const send = (milliseconds: number) =>
      sockets.deliver({
        port: app.port,
        letters,
        milliseconds,
        pace: { perSecond: PER_SECOND },
      });
    await send(WARM_UP_MS);
    const before = await app.cpu();
    const delivered = await send(bench.seconds * 1000);
    const used = (await app.cpu()) - before;
    const { acknowledged, failures, lost, repeated, p50, p99 } = delivered;
    const wrong = await wronglyKept(databaseUrl, acknowledged);
    const none = { goal: benchmark.goal };
    const ms = { unit: 'ms' };
    return [
      { what: `acknowledged in ${bench.seconds} s`, ours: spreadOf([acknowledged.length]) },
      { what: 'refused or without an answer', ours: spreadOf([failures]), ...none },
      { what: 'acknowledged and never heard', ours: spreadOf([lost]), ...none },
      { what: 'heard more than once', ours: spreadOf([repeated]), ...none },
      { what: 'not in the table exactly once', ours: spreadOf([wrong]), ...none },
      { what: 'half are heard within', ours: spreadOf([p50]), ...ms },
      { what: '99 of 100 are heard within', ours: spreadOf([p99]), ...ms },
      {
        what: 'share of one core that the server used',
        ours: spreadOf([used / 10 / bench.seconds]),
        unit: '%',
      },
      { what: 'memory of the server', ours: spreadOf([await app.memory()]), unit: 'MB' },
    ];
  },
};
