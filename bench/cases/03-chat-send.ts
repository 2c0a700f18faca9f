import type { Chats, Pair } from '../chats/fill.ts';
import { fillChats, LONG, SHORT } from '../chats/fill.ts';
import { addBareTable, bareInsert, openRequest, sendRequest } from '../chats/requests.ts';
import type { Bench, Case, Row } from '../case.ts';
import type { MeasureSides, Reading, Target } from '../load.ts';
import { getRequest, startLoad } from '../load.ts';
import { startApp, startSql } from '../servers/index.ts';
import type { Letter } from '../sockets/index.ts';
import { insistOnAll, liveAt, startSockets } from '../sockets/index.ts';
import { alternate, compare, spreadOf } from '../stats.ts';

const MEMBERS = 20_000;
/** Enough that no two connections write for the same member. */
const PAIRS = 40;
const MOST_SLOWER = { most: 1.1 };
const LENGTHS = `${LONG.toLocaleString('en')} messages ÷ ${SHORT}`;

const rates = (readings: readonly Reading[]) => readings.map(({ perSecond }) => perSecond);
const cpu = (readings: readonly Reading[]) => readings.map(({ cpuPerAnswer }) => cpuPerAnswer);
const times = (readings: readonly { readonly p50: number }[]) => readings.map(({ p50 }) => p50);

/** Many send at once, with and without open tabs. */
const compareSends = async (
  bench: Bench,
  measure: MeasureSides,
  app: Target,
  { databaseUrl, pairs }: Chats,
): Promise<Row[]> => {
  const [here, away] = [pairs.slice(0, PAIRS), pairs.slice(PAIRS, 2 * PAIRS)];
  const inserts = here.map((pair) => [bareInsert(pair)]);
  const sql = await startSql(bench, databaseUrl, inserts);
  const sockets = await startSockets(bench);
  const both = here.flatMap(({ one, other }) => [one, other]);
  await sockets.open(both.map(({ session }) => liveAt(app.port, session)));
  const sendAll = (some: readonly Pair[]) => ({ target: app, requests: some.map(sendRequest) });
  const sends = await measure({
    bare: { target: sql, requests: here.map((_, number) => getRequest(`/${number}`)) },
    here: sendAll(here),
    away: sendAll(away),
  });
  return [
    {
      what: 'both have it open',
      ...compare(rates(sends.here), rates(sends.bare)),
      goal: benchmark.goal,
    },
    { what: 'nobody is connected', ...compare(rates(sends.away), rates(sends.bare)) },
    {
      what: 'half are acknowledged within',
      unit: 'ms',
      ...compare(times(sends.here), times(sends.bare)),
    },
    {
      what: 'processor time of the server, both have it open',
      unit: 'ms',
      ...compare(cpu(sends.here), cpu(sends.bare)),
    },
    {
      what: 'processor time of the server, nobody is connected',
      unit: 'ms',
      ours: spreadOf(cpu(sends.away)),
    },
  ];
};

/** Somebody opens a long chat and a short one, and one message after the other is sent in them. */
const compareLengths = async (
  bench: Bench,
  measure: MeasureSides,
  app: Target,
  { people, pairs, long, short }: Chats,
): Promise<Row[]> => {
  const [one, other] = people;
  if (!one || !other) throw new Error('There is nobody.');
  const opened = await measure({
    long: { target: app, requests: [openRequest(one, long)] },
    short: { target: app, requests: [openRequest(one, short)] },
  });
  const sockets = await startSockets(bench);
  const chats = [{ one, other }, ...pairs.slice(2 * PAIRS, 3 * PAIRS)];
  await sockets.open(chats.map((pair) => liveAt(app.port, pair.other.session)));
  const letters = chats.map((pair, to): Letter => ({ request: sendRequest(pair), to }));
  const send = (some: readonly Letter[]) => async () =>
    insistOnAll(
      await sockets.deliver({
        port: app.port,
        letters: some,
        milliseconds: bench.milliseconds,
        pace: { atOnce: 1 },
      }),
    );
  const heard = await alternate(
    { long: send(letters.slice(0, 1)), short: send(letters.slice(1)) },
    bench.rounds,
  );
  return [
    {
      what: `half of the times a chat opens within, ${LENGTHS}`,
      unit: 'ms',
      ...compare(times(opened.long), times(opened.short)),
      goal: MOST_SLOWER,
    },
    {
      what: `half of the messages are heard within, ${LENGTHS}`,
      unit: 'ms',
      ...compare(times(heard.long), times(heard.short)),
      goal: MOST_SLOWER,
    },
  ];
};

export const benchmark: Case = {
  number: 3,
  title: 'Chat send ÷ one bare committed INSERT, 10,000,000 messages in 200,000 chats',
  goal: { least: 0.35 },
  unit: 'requests/s',
  run: async (bench) => {
    const chats = await fillChats(bench, MEMBERS);
    await addBareTable(chats.databaseUrl);
    const app = await startApp(bench, chats.databaseUrl);
    const measure = await startLoad(bench);
    return [
      ...(await compareSends(bench, measure, app, chats)),
      ...(await compareLengths(bench, measure, app, chats)),
    ];
  },
};
