import type { FigureCohort, figuresQuality, Measure } from '#contract/console/index.ts';
import { consoleLimits, refundReasons, returnDays } from '#contract/console/index.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { addDays, DAYS_A_WEEK, localTime, mondayOf } from './local-time.ts';
import { sitesWithMoney } from './policy.ts';
import type { FigureRow } from './queries.ts';
import { readRows, sumsBy } from './queries.ts';
import type { FigureQuery } from './read-span.ts';
import { readPending, readSpan } from './read-span.ts';
import type { Span } from './span.ts';
import { spanView } from './span.ts';
import { halfWithin } from './time-buckets.ts';

const longest = Math.max(...returnDays);

/**
 * The members of a week and how many of them came back. Nobody is followed: who is here again on the
 * seventh day adds one to that day, and a week later those days are the seventh of the whole week.
 */
const readCohorts = async (core: Core, span: Span): Promise<FigureCohort[]> => {
  const last = mondayOf(span.to);
  const first = addDays(last, -DAYS_A_WEEK * (consoleLimits.figures.cohorts - 1));
  const to = addDays(last, DAYS_A_WEEK - 1 + longest);
  const days = { ...span, from: first, to, isHourly: false, before: null };
  const rows = await readRows(core.db, days, ['signups', 'came_back'], ['detail']);
  const pending = await readPending(core, span, days);
  const isCounted = (start: number) =>
    !pending.some((day) => day >= start && day < start + DAYS_A_WEEK);
  const countIn = (measure: Measure, detail: string, from: number) =>
    rows
      .filter((row) => row.measure === measure && row.detail === detail)
      .filter(({ at }) => at >= from && at < from + DAYS_A_WEEK)
      .reduce((all, { count }) => all + count, 0);
  const counted = span.countedTo && localTime(span.zone, span.countedTo).day;
  return Array.from({ length: consoleLimits.figures.cohorts }, (_, week) => {
    const start = week * DAYS_A_WEEK;
    const monday = addDays(first, start);
    return {
      week: monday,
      signups: countIn('signups', '', start),
      back: returnDays.map((after) => {
        const isOver =
          counted !== null && addDays(monday, DAYS_A_WEEK + after) <= counted && isCounted(start);
        return {
          days: after,
          count: isOver ? countIn('came_back', `${after}`, start + after) : null,
        };
      }),
    };
  }).toReversed();
};

const countOf = (rows: readonly FigureRow[], measure: Measure, detail?: string): number =>
  rows
    .filter((row) => row.measure === measure && (detail === undefined || row.detail === detail))
    .reduce((all, { count }) => all + count, 0);

const readRefunds = async (core: Core, caller: Caller, span: Span) => {
  const sites = sitesWithMoney(caller, span.sites);
  if (sites.length === 0) return null;
  const own = { ...span, sites };
  const rows = await readRows(core.db, own, ['repaid'], ['detail', 'currency'], true);
  const sumOf = (of: readonly FigureRow[], what: 'count' | 'minor') =>
    of.reduce((all, row) => all + row[what], 0);
  return sumsBy(rows, ({ detail, currency }) => `${detail} ${currency}`)
    .flatMap(({ rows: group }) => {
      const [one] = group;
      const reason = refundReasons.find((known) => known === one?.detail);
      if (!one || !reason) return [];
      const now = group.filter(({ isBefore }) => !isBefore);
      const earlier = group.filter(({ isBefore }) => isBefore);
      return [
        {
          reason,
          currency: one.currency,
          count: sumOf(now, 'count'),
          minor: sumOf(now, 'minor'),
          count_before: span.before && sumOf(earlier, 'count'),
          minor_before: span.before && sumOf(earlier, 'minor'),
        },
      ];
    })
    .toSorted((a, b) => b.count - a.count);
};

/** Whether members are happy, not only whether they pay. */
export const readQuality = async (
  core: Core,
  caller: Caller,
  query: FigureQuery,
): Promise<Answer<typeof figuresQuality>> => {
  const span = await readSpan(core, caller, query);
  const measures = ['first_messages', 'answers', 'reports'] as const;
  const rows = await readRows(core.db, span, measures, ['detail'], true);
  const of = (isBefore: boolean) => {
    const own = rows.filter((row) => row.isBefore === isBefore);
    return {
      answers: {
        of: countOf(own, 'first_messages'),
        count: countOf(own, 'first_messages', 'answered'),
      },
      minutes: halfWithin(own.filter(({ measure }) => measure === 'answers')),
      reports: { of: countOf(own, 'reports'), count: countOf(own, 'reports', 'acted') },
    };
  };
  const [now, before] = [of(false), span.before ? of(true) : null];
  return {
    span: spanView(span),
    cohorts: await readCohorts(core, span),
    answers: now.answers,
    answers_before: before?.answers ?? null,
    answer_minutes: now.minutes,
    answer_minutes_before: before?.minutes ?? null,
    reports: now.reports,
    reports_before: before?.reports ?? null,
    refunds: await readRefunds(core, caller, span),
  };
};
