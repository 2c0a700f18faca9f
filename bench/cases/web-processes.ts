import type { Case } from '../case.ts';
import type { MeasureSides, Reading, Target } from '../load.ts';
import { getRequest, startLoad } from '../load.ts';
import { newDatabase, startApp } from '../servers/index.ts';
import { alternate, compare } from '../stats.ts';

/** So long that loads which begin together also are under way together. */
const LONGER = 4;

/** A page that is rendered for each answer, so that neither PostgreSQL nor the load has much to do. */
const requests = [getRequest('/?n=1')];

const sum = (readings: readonly Reading[]) =>
  readings.reduce((all, { perSecond }) => all + perSecond, 0);

const mean = (readings: readonly Reading[]) =>
  readings.reduce((all, { cpuPerAnswer }) => all + cpuPerAnswer, 0) / readings.length;

export const benchmark: Case = {
  number: null,
  title: 'Rendered pages of two web processes ÷ of one, on one PostgreSQL',
  goal: { least: 1.6 },
  unit: 'pages/s',
  run: async (bench) => {
    const databaseUrl = await newDatabase(bench);
    const [one, other] = [await startApp(bench, databaseUrl), await startApp(bench, databaseUrl)];
    const short = { ...bench, rounds: 1, milliseconds: LONGER * bench.milliseconds };
    const [first, second] = [await startLoad(short), await startLoad(short)];
    const under = async (measure: MeasureSides, target: Target): Promise<Reading[]> => {
      const { app } = await measure({ app: { target, requests } });
      return app;
    };
    const { two, alone } = await alternate(
      {
        two: async () => (await Promise.all([under(first, one), under(second, other)])).flat(),
        alone: () => under(first, one),
      },
      bench.rounds,
    );
    return [
      { what: 'together', ...compare(two.map(sum), alone.map(sum)), goal: benchmark.goal },
      {
        what: 'processor time of a page',
        unit: 'ms',
        ...compare(two.map(mean), alone.map(mean)),
      },
    ];
  },
};
