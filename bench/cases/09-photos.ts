import { monitorEventLoopDelay } from 'node:perf_hooks';
import sharp from 'sharp';
import { limits } from '#contract/limits.ts';
import { makeVariants } from '#server/adapters/pictures/index.ts';
import { photo } from '#tests/support/pictures.ts';
import type { Case } from '../case.ts';
import { alternate, compare, spreadOf } from '../stats.ts';

const AT_ONCE = 2;
const PICTURES = 4;
const MOST_CPU_MS = 1200;

/** The same bytes of WebP with nothing around: no checks, no colour, nobody waits. */
const bare = async (bytes: Buffer): Promise<void> => {
  const large = { width: 960, height: 1280 };
  const data = await sharp(bytes).autoOrient().resize(large).raw().toBuffer();
  const open = () => sharp(data, { raw: { ...large, channels: 3 } });
  await open().webp().toBuffer();
  await open().resize(480, 640).webp().toBuffer();
  await open().resize(240, 320).webp().toBuffer();
  const tiny = { width: 32, height: 43 };
  const blurred = await open().resize(tiny).blur(3).raw().toBuffer();
  await sharp(blurred, { raw: { ...tiny, channels: 3 } })
    .resize(480, 640)
    .webp()
    .toBuffer();
};

interface Reading {
  readonly perSecond: number;
  readonly cpu: number;
  /** How late the process was for something else, in milliseconds. */
  readonly late: number;
}

const measure = async (one: () => Promise<unknown>): Promise<Reading> => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const cpuBefore = process.cpuUsage();
  const start = performance.now();
  delay.enable();
  let left = PICTURES;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      await one();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  delay.disable();
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    perSecond: PICTURES / ((performance.now() - start) / 1000),
    cpu: (user + system) / 1000 / PICTURES,
    late: delay.percentile(99) / 1e6,
  };
};

const column = (readings: readonly Reading[], name: keyof Reading) =>
  readings.map((reading) => reading[name]);

/** As near to the most that is taken as quality allows, 24 megapixels. */
const largest = async (): Promise<Buffer> => {
  const picture = await photo(6000, 4000);
  for (let quality = 97; ; quality -= 1) {
    const bytes = await picture.clone().jpeg({ quality }).toBuffer();
    if (bytes.length <= limits.picture.maxBytes) return bytes;
  }
};

export const benchmark: Case = {
  number: 9,
  title: 'Photo pipeline ÷ bare sharp making the same variants',
  goal: { least: 0.8 },
  unit: 'pictures/s',
  run: async (bench) => {
    const jpeg = await largest();
    const lying = await sharp(jpeg)
      .keepMetadata()
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const megabytes = (jpeg.length / 2 ** 20).toFixed(1);
    const readings = await alternate(
      {
        bare: () => measure(() => bare(jpeg)),
        ours: () => measure(() => makeVariants(jpeg)),
        bareLying: () => measure(() => bare(lying)),
        oursLying: () => measure(() => makeVariants(lying)),
      },
      bench.rounds,
    );
    return [
      {
        what: `JPEG of ${megabytes} MB`,
        ...compare(column(readings.ours, 'perSecond'), column(readings.bare, 'perSecond')),
        goal: benchmark.goal,
      },
      {
        what: 'JPEG that lies on its side',
        ...compare(
          column(readings.oursLying, 'perSecond'),
          column(readings.bareLying, 'perSecond'),
        ),
        goal: benchmark.goal,
      },
      {
        what: 'processor time',
        unit: 'ms',
        ours: spreadOf(column(readings.ours, 'cpu')),
        goal: { most: MOST_CPU_MS },
      },
      {
        what: 'processor time, against bare sharp',
        unit: 'ms',
        ...compare(column(readings.ours, 'cpu'), column(readings.bare, 'cpu')),
      },
      {
        what: 'how late anything else is meanwhile, 99th percentile',
        unit: 'ms',
        ...compare(column(readings.ours, 'late'), column(readings.bare, 'late')),
      },
    ];
  },
};
