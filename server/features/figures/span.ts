import type { FigureComparison, FigurePeriod, FigureSpan } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/index.ts';
import { addTime } from '#server/core/index.ts';
import type { SiteZone } from '#server/features/site/index.ts';
import { addDays, daysBetween, localTime } from './local-time.ts';

/** A site, where its clock goes, and how many hours of the last day are counted there. */
interface SpanSite {
  readonly id: number;
  readonly zone: string;
  readonly hours: number;
}

/** Days and weeks have the sum of all sites under this number. */
export const ALL_SITES = 0;

/** The days that figures are about, each in the time of its site. */
export interface Span {
  readonly from: string;
  readonly to: string;
  readonly before: { readonly from: string; readonly to: string } | null;
  readonly isHourly: boolean;
  readonly countedTo: Date | null;
  readonly zone: string;
  readonly sites: readonly SpanSite[];
  /** How many sites there are, whoever may see them. */
  readonly siteCount: number;
  /** The days or hours of which something is still to be counted. */
  readonly pending: readonly number[];
}

export interface SpanQuery {
  readonly period?: FigurePeriod | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly compare?: FigureComparison | undefined;
}

export const HOURS_A_DAY = 24;

/** Before any site. Earlier days could not even be compared with those before them. */
const FIRST_DAY = '2000-01-01';

/** The days that were asked for, none of them in the future or before all sites. */
const daysOf = ({ period = '30', from, to }: SpanQuery, today: string) => {
  if (from === undefined || to === undefined) {
    const days = period === 'today' ? 1 : Number(period);
    return { from: addDays(today, 1 - days), to: today };
  }
  const [start = today, end = today] = [from, to]
    .map((day) => (day > today ? today : day < FIRST_DAY ? FIRST_DAY : day))
    .toSorted();
  const earliest = addDays(end, 1 - consoleLimits.figures.maxDays);
  return { from: start < earliest ? earliest : start, to: end };
};

const sameDayLastYear = (day: string): string => {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  // The 29th of February is compared with the day before.
  return before.endsWith('-02-29') ? `${before.slice(0, 4)}-02-28` : before;
};

const beforeOf = (compare: FigureComparison, from: string, to: string): Span['before'] => {
  if (compare === 'none') return null;
  const days = daysBetween(from, to);
  const end = compare === 'year' ? sameDayLastYear(to) : addDays(from, -1);
  return { from: addDays(end, -days), to: end };
};

/**
 * The time that figures are about. Days are those of each site; which days they are is told by the
 * clock of the first of them.
 */
export const spanOf = (
  query: SpanQuery,
  zones: readonly SiteZone[],
  now: Date,
  countedTo: Date | null,
  siteCount = zones.length,
): Span => {
  const zone = zones[0]?.zone ?? 'UTC';
  const { from, to } = daysOf(query, localTime(zone, now).day);
  const until = countedTo ?? now;
  const sites = zones.map((site) => {
    // What is counted ends with an hour, and is told by the one that it ends with.
    const last = localTime(site.zone, addTime(until, { seconds: -1 }));
    const hours = last.day > to ? HOURS_A_DAY : last.day < to ? 0 : last.hour + 1;
    return { ...site, hours };
  });
  const before = beforeOf(query.compare ?? 'previous', from, to);
  const isHourly = from === to;
  return { from, to, before, isHourly, countedTo, zone, sites, siteCount, pending: [] };
};

/** The days of sites that lack some of these hours, or the hours of the only day. */
export const pendingOf = (
  {
    from,
    to,
    isHourly,
    sites,
    countedTo,
  }: Pick<Span, 'from' | 'to' | 'isHourly' | 'sites' | 'countedTo'>,
  uncounted: readonly Date[],
): number[] => {
  const found = new Set<number>();
  for (const { zone, hours } of sites)
    for (const hour of uncounted) {
      const local = localTime(zone, hour);
      // Of the last day it is told up to when it is counted.
      const isTold = local.day === to && hours > 0 && countedTo !== null && hour >= countedTo;
      if (local.day < from || local.day > to || isTold) continue;
      found.add(isHourly ? local.hour : daysBetween(from, local.day));
    }
  return [...found].toSorted((a, b) => a - b);
};

/** How many values a line has. */
export const lengthOf = ({ from, to, isHourly }: Pick<Span, 'from' | 'to' | 'isHourly'>): number =>
  isHourly ? HOURS_A_DAY : daysBetween(from, to) + 1;

export const spanView = (span: Span): FigureSpan => {
  const { from, to, before, isHourly, countedTo, zone, sites } = span;
  const counted = isHourly ? Math.max(0, ...sites.map(({ hours }) => hours)) : lengthOf(span);
  return {
    from,
    to,
    before,
    is_hourly: isHourly,
    counted,
    pending: span.pending.filter((at) => at < counted),
    counted_to: countedTo?.toISOString() ?? null,
    time_zone: zone,
  };
};
