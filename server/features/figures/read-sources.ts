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

const sumOf = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/**
 * Signups by source for each day or hour. What is too few there to be told apart is with all others,
 * also where the source has more in all, and so it is in the totals: they would tell it otherwise.
 */
export const signupsApart = (span: Span, rows: readonly FigureRow[]): Apart => {
  const now = rows.filter(({ isBefore }) => !isBefore);
  const { shown, hidden } = tellApart(
    sumsBy(now, ({ source }) => source),
    figureLimits.sources,
  );
  const zeros = () => Array.from({ length: lengthOf(span) }, () => 0);
  const named = new Map(shown.map(({ key }) => [key, zeros()]));
  const other = zeros();
  // Where all came the same way, that says nothing about anybody.
  const isOneWay = shown.length === 1 && hidden.length === 0;
  for (const [at, group] of Map.groupBy(now, (row) => row.at)) {
    const cells = sumsBy(group, ({ source }) => (named.has(source) ? source : null));
    const told = isOneWay ? cells : tellApart(cells, cells.length).shown;
    for (const cell of cells) {
      const own = told.includes(cell) && cell.key !== null ? named.get(cell.key) : null;
      const values = own ?? other;
      values[at] = (values[at] ?? 0) + cell.count;
    }
  }
  const sources = [...named].map(([source, values]) => ({
    source,
    total: sumOf(values),
    now: values,
  }));
  return {
    sources: sources.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total),
    other: { total: sumOf(other), now: other },
  };
};

export const readSources = async (
  core: Core,
  caller: Caller,
  query: FigureQuery,
): Promise<Answer<typeof figuresSources>> => {
  const span = await readSpan(core, caller, query);
  const { total, total_before } = lineOf(span, await readRows(core.db, span, ['signups']));
  const measure = span.isHourly ? 'signups' : 'sources';
  const rows = await readRows(core.db, { ...span, before: null }, [measure], ['source']);
  return {
    span: spanView(span),
    total,
    total_before,
    ...signupsApart(span, rows),
    marks: await readMarks(core.db, span),
  };
};
