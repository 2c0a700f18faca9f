import type { Caller, Core } from '#server/core/index.ts';
import type { StaffRight } from '#contract/console/index.ts';
import { readSiteZones } from '#server/features/site/index.ts';
import { readCountedTo, readUncounted } from './count/count-hours.ts';
import { readableSites } from './policy.ts';
import type { Span, SpanQuery } from './span.ts';
import { lengthOf, pendingOf, spanOf } from './span.ts';

/** What of some days is not counted yet: since when nothing was, or hours before that were left out. */
export const readPending = async (
  core: Core,
  { sites, countedTo }: Span,
  days: Pick<Span, 'from' | 'to' | 'isHourly'>,
): Promise<number[]> =>
  pendingOf(
    { ...days, sites, countedTo },
    await readUncounted(core, days.from, days.to, countedTo),
  );

export type FigureQuery = SpanQuery & { readonly site?: number | undefined };

/** The days and sites that somebody asks about, as far as they may. */
export const readSpan = async (
  core: Core,
  caller: Caller,
  query: FigureQuery,
  right?: StaffRight,
): Promise<Span> => {
  const all = await readSiteZones(core.db);
  const zones = readableSites(caller, all, query.site, right);
  const span = spanOf(query, zones, core.clock.now(), await readCountedTo(core), all.length);
  const { from, to, before, countedTo } = span;
  const uncounted = await readUncounted(core, before?.from ?? from, to, countedTo);
  const pending = pendingOf(span, uncounted);
  // What is not whole is compared with nothing.
  const isBeforeWhole =
    before === null || pendingOf({ ...span, ...before }, uncounted).length === 0;
  // Shortly after midnight there is nothing of the day yet.
  const isBegun = span.isHourly || span.sites.some(({ hours }) => hours > 0);
  return {
    ...span,
    pending: isBegun ? pending : [...new Set([...pending, lengthOf(span) - 1])],
    before: isBeforeWhole ? before : null,
  };
};
