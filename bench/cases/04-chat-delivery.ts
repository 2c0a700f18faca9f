import { fillChats } from '../chats/fill.ts';
import { addBareTable, bareInsert, echoRequest, sendRequest } from '../chats/requests.ts';
import type { Case } from '../case.ts';
import type { Target } from '../load.ts';
import { startApp, startEcho } from '../servers/index.ts';
import type { Delivered } from '../sockets/index.ts';
import { insistOnAll, liveAt, startSockets } from '../sockets/index.ts';
import { alternate, compare } from '../stats.ts';

const MEMBERS = 2000;
const PAIRS = 40;
const AT_ONCE = 4;
/** A hundredth of what comes in one second is too little to tell. */
const LONGER = 3;

const halves = (readings: readonly Delivered[]) => readings.map(({ p50 }) => p50);
const nearlyAll = (readings: readonly Delivered[]) => readings.map(({ p99 }) => p99);

export const benchmark: Case = {
  number: 4,
  title: 'From sending to the other one’s socket ÷ bare publish → ws echo',
  goal: { most: 2 },
  unit: 'ms',
  run: async (bench) => {
    const { databaseUrl, ...chats } = await fillChats(bench, MEMBERS);
    await addBareTable(databaseUrl);
    const pairs = chats.pairs.slice(0, PAIRS);
    const app = await startApp(bench, databaseUrl);
    const echo = await startEcho(bench);
    const [two] = pairs;
    const insert = two ? bareInsert(two) : null;
    const kept = await startEcho(bench, { databaseUrl, insert });

    const targets = [app, echo, kept];
    const sockets = await startSockets(bench);
    const places = targets.map((target) =>
      pairs.map(({ other }, at) =>
        target === app
          ? liveAt(app.port, other.session)
          : ({ port: target.port, path: `/${at}`, speaks: 'plain' } as const),
      ),
    );
    await sockets.open(places.flat());
    const milliseconds = LONGER * bench.milliseconds;
    const through = (target: Target) => async () => {
      const first = targets.indexOf(target) * pairs.length;
      const letters = pairs.map((pair, at) => ({
        request: target === app ? sendRequest(pair) : echoRequest(`/${at}`, pair),
        to: first + at,
      }));
      const pace = { atOnce: AT_ONCE };
      return insistOnAll(await sockets.deliver({ port: target.port, letters, milliseconds, pace }));
    };
    const sides = { ours: through(app), echo: through(echo), kept: through(kept) };
    // Once beforehand, so that the compiler has seen the code.
    for (const side of Object.values(sides)) await side();
    const readings = await alternate(sides, bench.rounds);
    return [
      {
        what: '99 of 100 within',
        ...compare(nearlyAll(readings.ours), nearlyAll(readings.echo)),
        goal: benchmark.goal,
      },
      { what: 'half within', ...compare(halves(readings.ours), halves(readings.echo)) },
      {
        what: '99 of 100 within, where the bare one commits the row first',
        ...compare(nearlyAll(readings.ours), nearlyAll(readings.kept)),
      },
      {
        what: 'half within, where the bare one commits the row first',
        ...compare(halves(readings.ours), halves(readings.kept)),
      },
    ];
  },
};
