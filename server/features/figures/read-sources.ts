import type { figuresSources } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/index.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { and, desc, gte, inArray, lt, gt } from '#server/db/sql.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { tellApart } from './hide-small.ts';
import { localTime } from './local-time.ts';
import type { FigureRow } from './queries.ts';
import { lineOf, readRows, sumsBy } from './queries.ts';
import type { FigureQuery } from './read-span.ts';
import { readSpan } from './read-span.ts';
import type { Span } from './span.ts';
import { lengthOf, spanView } from './span.ts';

const { siteVersions } = tables;
const { figures: figureLimits } = consoleLimits;

/** What was published in a span. The first version of a site is what it was founded with. */
const readMarks = async (db: Db, { from, to, sites }: Span) => {
  if (sites.length === 0) return [];
  const zones = new Map(sites.map(({ id, zone }) => [id, zone]));
  const rows = await db
    .select({
      site: siteVersions.siteId,
      version: siteVersions.number,
      at: siteVersions.publishedAt,
      note: siteVersions.note,
    })
    .from(siteVersions)
    .where(
      and(
        inArray(siteVersions.siteId, [...zones.keys()]),
        gt(siteVersions.number, 1),
        gte(siteVersions.publishedAt, addTime(new Date(from), { days: -1 })),
        lt(siteVersions.publishedAt, addTime(new Date(to), { days: 2 })),
      ),
    )
    .orderBy(desc(siteVersions.publishedAt));
  return rows
    .map(({ at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      day: localTime(zones.get(row.site) ?? 'UTC', at).day,
    }))
    .filter(({ day }) => day >= from && day <= to)
    .slice(0, figureLimits.marks);
};

interface Apart {
  readonly sources: { source: string; total: number; now: number[] }[];
  readonly other: { total: number; now: number[] };
}

/**
 * Signups by source: in all, and for each day or hour. What is too few there to be told apart is with
 * all others, also where the source has more in all.
 */
export const signupsApart = (span: Span, rows: readonly FigureRow[]): Apart => {
  const now = rows.filter(({ isBefore }) => !isBefore);
  const { shown, hidden } = tellApart(
    sumsBy(now, ({ source }) => source),
    figureLimits.sources,
  );
  const length = lengthOf(span);
  // Where all came the same way, that says nothing about anybody.
  const isOneWay = shown.length === 1 && hidden.length === 0;
  const zeros = () => Array.from({ length }, () => 0);
  const sources = shown.map(({ key, count }) => ({ source: key, total: count, now: zeros() }));
  const other = { total: hidden.reduce((all, { count }) => all + count, 0), now: zeros() };
  for (const [at, group] of Map.groupBy(now, (row) => row.at)) {
    const cells = sumsBy(group, ({ source }) => source);
    if (isOneWay) {
      const [only] = sources;
      for (const { count } of cells) if (only) only.now[at] = (only.now[at] ?? 0) + count;
      continue;
    }
    const named = new Set(sources.map(({ source }) => source));
    const { shown: told, hidden: rest } = tellApart(
      cells.map((cell) => (named.has(cell.key) ? cell : { ...cell, key: null })),
      cells.length,
    );
    for (const { key, count } of told) {
      const own = sources.find(({ source }) => source === key);
      const values = own?.now ?? other.now;
      values[at] = (values[at] ?? 0) + count;
    }
    for (const { count } of rest) other.now[at] = (other.now[at] ?? 0) + count;
  }
  return { sources, other };
};

export const readSources = async (
  core: Core,
  caller: Caller,
  query: FigureQuery,
): Promise<Answer<typeof figuresSources>> => {
  const span = await readSpan(core, caller, query);
  const rows = await readRows(core.db, span, ['signups'], ['source']);
  const { total, total_before } = lineOf(span, rows);
  return {
    span: spanView(span),
    total,
    total_before,
    ...signupsApart(span, rows),
    marks: await readMarks(core.db, span),
  };
};
