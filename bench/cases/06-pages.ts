import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linkTo, routes } from '#contract/routes.ts';
import type { Bench, Case, Row } from '../case.ts';
import { fetchOnce } from '../fetch-once.ts';
import { getRequest, startLoad } from '../load.ts';
import type { BareFile } from '../servers/index.ts';
import { newDatabase, startApp, startBare } from '../servers/index.ts';
import { compare, spreadOf } from '../stats.ts';

/** Goals for a page that is the same for everyone and kept, and for one made for each visitor. */
const GOALS = { cached: { least: 0.8 }, uncached: { least: 0.2 } } as const;
const MOST_CPU = { most: 3 };

const PAGES = [
  { page: routes.index, cached: true },
  { page: routes['pages-terms'], cached: true },
  // What strangers bring along in the address of a lander is kept from the page.
  { page: `${linkTo('landers-alonetonight-slug')}?network=a&ref=b`, cached: true },
  // With a query any other page is rendered for each answer.
  { page: `${routes.index}?n=1`, cached: false },
  { page: `${routes['pages-terms']}?n=1`, cached: false },
];

const ENCODINGS = [
  { name: 'as it is', headers: {} },
  { name: 'compressed', headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } },
] as const;

/** The bytes of our answer as a file for the bare server. */
const keepAnswer = async (
  bench: Bench,
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<BareFile> => {
  const answer = await fetchOnce(port, path, headers);
  const encoding = answer.headers['content-encoding'];
  const name = `${path.replaceAll(/\W/g, '_')}.${encoding ?? 'html'}`;
  const file = join(bench.folder, name);
  await writeFile(file, answer.bytes);
  return {
    path: `/${name}`,
    file,
    from: 'disk',
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(encoding && { 'content-encoding': encoding }),
    },
  };
};

export const benchmark: Case = {
  number: 6,
  title: 'Server-rendered page ÷ the same bytes as a static file',
  goal: GOALS.uncached,
  unit: 'requests/s',
  run: async (bench) => {
    const app = await startApp(bench, await newDatabase(bench));
    const measure = await startLoad(bench);
    const variants = PAGES.flatMap((page) =>
      ENCODINGS.map((encoding) => ({ ...page, ...encoding })),
    );
    const files = await Promise.all(
      variants.map(({ page, headers }) => keepAnswer(bench, app.port, page, headers)),
    );
    const bare = await startBare(bench, files);

    const rows: Row[] = [];
    for (const [i, { page, cached, name, headers }] of variants.entries()) {
      const file = files[i]?.path ?? '';
      const { ours, baseline } = await measure({
        baseline: { target: bare, requests: [getRequest(file, headers)] },
        ours: { target: app, requests: [getRequest(page, headers)] },
      });
      rows.push(
        {
          what: `${page}, ${name}, ${cached ? 'cached' : 'not cached'}`,
          ...compare(
            ours.map(({ perSecond }) => perSecond),
            baseline.map(({ perSecond }) => perSecond),
          ),
          goal: cached ? GOALS.cached : GOALS.uncached,
        },
        {
          what: `${page}, ${name}, processor time of the server`,
          unit: 'ms',
          ours: spreadOf(ours.map(({ cpuPerAnswer }) => cpuPerAnswer)),
          goal: MOST_CPU,
        },
      );
    }
    return rows;
  },
};
