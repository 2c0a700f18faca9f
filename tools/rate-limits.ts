// Keeps the table of rate limits in docs/operations.md true: it is written from the contract.
//   node tools/rate-limits.ts          fails if the table is not up to date
//   node tools/rate-limits.ts --write  brings it up to date
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint, Limit } from '#contract/core/endpoint.ts';
import { pathPattern } from '#contract/core/endpoint.ts';
import { api } from '#contract/index.ts';
import { report, root } from './source-tree.ts';

const DOCUMENT = 'docs/operations.md';

const HEAD = '| Call | At most |\n|---|---|\n';

const WINDOWS = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** `3600` as `hour`, `600` as `10 minutes`. */
const windowOf = (seconds: number): string => {
  const [unit, name] = WINDOWS.find(([length]) => seconds % length === 0) ?? [1, 'second'];
  return seconds === unit ? name : `${seconds / unit} ${name}s`;
};

const limitOf = ({ max, seconds, sparesMistakes }: Limit): string =>
  `${max} per ${windowOf(seconds)}${sparesMistakes ? ', mistakes not counted' : ''}`;

/** The rows of all calls that have a limit, in the order of their addresses. */
export const rowsOf = (endpoints: readonly Endpoint[]): string =>
  endpoints
    .toSorted((one, other) => (one.path < other.path ? -1 : Number(one.path > other.path)))
    .flatMap((spec) =>
      spec.limit ? [`| \`${spec.method} ${pathPattern(spec)}\` | ${limitOf(spec.limit)} |\n`] : [],
    )
    .join('');

/** The document with the table as it should be; null if it has none. */
export const withTable = (document: string, rows: string): string | null => {
  const start = document.indexOf(HEAD);
  if (start === -1) return null;
  const end = document.indexOf('\n\n', start) + 1;
  return document.slice(0, start) + HEAD + rows + document.slice(end);
};

if (import.meta.main) {
  const path = join(root, DOCUMENT);
  const document = readFileSync(path, 'utf8');
  const filled = withTable(document, rowsOf(Object.values(api)));
  if (filled === null) report('rate-limits', [`${DOCUMENT} has no table of rate limits`]);
  else if (process.argv.includes('--write')) writeFileSync(path, filled);
  else if (filled !== document) {
    report('rate-limits', [`${DOCUMENT} is out of date: run with --write`]);
  }
}
