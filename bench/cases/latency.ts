import { cookies } from '#contract/cookies.ts';
import { user } from '#contract/accounts/index.ts';
import { search } from '#contract/members/index.ts';
import type { Case, Row } from '../case.ts';
import { getRequest } from '../load.ts';
import { fillTown } from '../members/town.ts';
import type { Plot, Series } from '../plot.ts';
import { startApp } from '../servers/index.ts';
import { spreadOf } from '../stats.ts';
import { startSteady } from '../steady/index.ts';

const MEMBERS = 100_000;
const STEP_MS = 5000;
/** Each rate is so many times the one before. */
const STEP = 2;
/** Whoever waits so long has left: more load would only be a longer queue. */
const LONGEST_MS = 1000;
/** So that the compiler has seen the code. */
const WARM_UP_MS = 5000;

const kinds = [
  { name: 'search within 50 km', path: search.path, first: 10, isMember: true },
  { name: 'the index rendered anew', path: '/?n=1', first: 10, isMember: false },
  { name: 'the index as it is kept', path: '/', first: 100, isMember: false },
  { name: 'signed-in user.php', path: user.path, first: 100, isMember: true },
] as const;

const plotOf = (title: string, series: readonly Series[]): Plot => ({
  title,
  x: { label: 'requests a second', isLog: true },
  y: { label: 'ms', isLog: true },
  series,
});

/** How long answers take while more and more is asked for, up to what the machine can do. */
export const benchmark: Case = {
  number: null,
  title: 'Latency over load, 100,000 members',
  goal: { most: LONGEST_MS },
  unit: 'requests/s',
  run: async (bench) => {
    const { databaseUrl, readers } = await fillTown(bench, MEMBERS, []);
    const { port } = await startApp(bench, databaseUrl);
    const send = await startSteady(bench);
    const half: Series[] = [];
    const nearlyAll: Series[] = [];
    const rows: Row[] = [];
    for (const { name, path, first, isMember } of kinds) {
      const requests = isMember
        ? readers.map(({ session }) =>
            getRequest(path, { cookie: `${cookies.session}=${session}` }),
          )
        : [getRequest(path)];
      const ask = async (perSecond: number, milliseconds: number) => {
        const answered = await send({
          port,
          milliseconds,
          streams: [{ name, perSecond, requests }],
        });
        const { answers, failures, p50, p99 } = answered[name] ?? {
          answers: 0,
          failures: 1,
          p50: 0,
          p99: 0,
        };
        return { isBorne: failures === 0 && answers > 0 && p99 <= LONGEST_MS, p50, p99 };
      };
      await ask(first, WARM_UP_MS);
      const points: (readonly [number, number, number])[] = [];
      let borne = 0;
      for (let rate: number = first; ; rate *= STEP) {
        const { isBorne, p50, p99 } = await ask(rate, STEP_MS);
        points.push([rate, p50, p99]);
        if (!isBorne) break;
        borne = rate;
      }
      half.push({ name, points: points.map(([rate, p50]) => [rate, p50]) });
      nearlyAll.push({ name, points: points.map(([rate, , p99]) => [rate, p99]) });
      rows.push({ what: `${name}: 99 of 100 within a second at`, ours: spreadOf([borne]) });
    }
    bench.plot(plotOf('Half of the answers within', half));
    bench.plot(plotOf('99 of 100 answers within', nearlyAll));
    return rows;
  },
};
