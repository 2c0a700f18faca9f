import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { refundReasons } from './enums.ts';
import { day, minorUnits, oneOf, timestamp, wholeNumber } from '../core/schemas.ts';

/**
 * What is counted by the hour. Stored under these names, which therefore never change. A measure counts
 * what happened, but `waiting`, which tells how much waited at the end of the hour.
 */
export const measures = [
  'visits',
  'signups',
  'activated',
  'activation_time',
  'active',
  'came_back',
  'writers',
  'messages',
  'first_messages',
  'answers',
  'likes',
  'matches',
  'buyers',
  'orders',
  'refunds',
  /** The same by currency alone, and by why it went back. */
  'paid',
  'repaid',
  'reports',
  'waiting',
  /** Messages by the hour of the day in which they were written, where their author lives. */
  'written_at',
  /** Signups of a day by where they came from; `signups` of a day are all of them. */
  'sources',
  /** Orders of a day, with what they brought after refunds: added up from `orders` and `refunds`. */
  'earned',
] as const;

/** Of these the overview tells a whole period and not its days: they are added up by week as well. */
export const summedMeasures = [
  'activation_time',
  'first_messages',
  'answers',
  'reports',
  'repaid',
  'earned',
] as const satisfies readonly (typeof measures)[number][];

export type Measure = (typeof measures)[number];

export const figurePeriods = ['today', '7', '30', '90'] as const;

export type FigurePeriod = (typeof figurePeriods)[number];

/** With what a period is compared: the days right before it, or the same days a year ago. */
export const figureComparisons = ['previous', 'year', 'none'] as const;

export type FigureComparison = (typeof figureComparisons)[number];

/** Tables that can be taken away as files. */
export const figureTables = ['days', 'sources', 'revenue', 'hours', 'quality', 'cohorts'] as const;

export type FigureTable = (typeof figureTables)[number];

/** So many days after signup it is counted who comes back. */
export const returnDays = [1, 7, 30] as const;

const query = z.object({
  site: z.optional(wholeNumber(1, 999_999)),
  period: z.optional(oneOf(figurePeriods)),
  /** Both instead of a period; no more than a year of it is told. */
  from: z.optional(day),
  to: z.optional(day),
  compare: z.optional(oneOf(figureComparisons)),
});

const count = z.int().check(z.nonnegative());

const days = z.object({ from: day, to: day });

/** Which time figures are about. */
const figureSpan = z.object({
  ...days.shape,
  before: z.nullable(days),
  /** One value for each hour of a day instead of one for each day. */
  is_hourly: z.boolean(),
  /** How many of the values are there; the rest of the day is still to come. */
  counted: z.int(),
  /** Which of these have hours that are over and were not counted yet. */
  pending: z.array(z.int()),
  /** Until when everything is counted; null before the first hour was. */
  counted_to: z.nullable(timestamp),
  time_zone: z.string(),
});

export type FigureSpan = z.infer<typeof figureSpan>;

/** What happened in each day or hour of the period, and of the one before for as long. */
const line = z.object({
  now: z.array(z.int()),
  before: z.array(z.int()),
  total: z.int(),
  total_before: z.nullable(z.int()),
});

export type FigureLine = z.infer<typeof line>;

const read = { access: 'staff', right: 'figures.read', background: true, query } as const;

export const figuresOverview = endpoint({
  ...read,
  name: 'figuresOverview',
  method: 'GET',
  path: '/api/admin/figures.php',
  summary: 'How sites do in a period: what the overview begins with.',
  answer: z.object({
    span: figureSpan,
    visits: line,
    signups: line,
    activated: line,
    /** Half of the new members confirmed their address within so many minutes. */
    activation_minutes: z.nullable(z.int()),
    active: line,
    /** Of the days of the period that are over. */
    active_mean: z.nullable(z.int()),
    active_mean_before: z.nullable(z.int()),
    writers: line,
    messages: line,
    likes: line,
    matches: line,
    waiting: line,
    /** Null for who may not see orders. */
    money: z.nullable(
      z.object({
        /** Whether it is about all the sites that the rest is about. */
        is_whole: z.boolean(),
        buyers: line,
        orders: line,
        currencies: z.array(z.object({ currency: z.string(), paid: line, refunded: line })),
      }),
    ),
  }),
  errors: {},
});

export const figuresSources = endpoint({
  ...read,
  name: 'figuresSources',
  method: 'GET',
  path: '/api/admin/figures/sources.php',
  summary: 'Signups by traffic source, and what was published on sites meanwhile.',
  answer: z.object({
    span: figureSpan,
    total: count,
    total_before: z.nullable(count),
    /** The most frequent ones, the empty name for who came by themselves. */
    sources: z.array(z.object({ source: z.string(), total: count, now: z.array(count) })),
    /** All others, and what is too few people to be told apart. */
    other: z.object({ total: count, now: z.array(count) }),
    marks: z.array(
      z.object({ at: timestamp, day, site: z.int(), version: z.int(), note: z.string() }),
    ),
  }),
  errors: {},
});

const packageSum = z.object({ credits: count, minor: z.int(), minor_before: z.nullable(z.int()) });

const countryRevenue = z.object({
  /** Null for all that are too few to be told apart, or not among the largest. */
  country: z.nullable(z.string()),
  countries: count,
  orders: count,
  minor: z.int(),
  minor_before: z.nullable(z.int()),
  packages: z.array(packageSum),
});

export type CountryRevenue = z.infer<typeof countryRevenue>;

export const figuresRevenue = endpoint({
  ...read,
  name: 'figuresRevenue',
  method: 'GET',
  path: '/api/admin/figures/revenue.php',
  summary: 'What orders brought after refunds, by currency, country and package.',
  right: 'orders.refund',
  answer: z.object({
    span: figureSpan,
    currencies: z.array(
      z.object({
        currency: z.string(),
        packages: z.array(count),
        countries: z.array(countryRevenue),
      }),
    ),
  }),
  errors: {},
});

export const figuresHours = endpoint({
  ...read,
  name: 'figuresHours',
  method: 'GET',
  path: '/api/admin/figures/hours.php',
  summary: 'When members write, by weekday and hour where they live.',
  answer: z.object({
    span: figureSpan,
    /** From Monday on, each with 24 hours. */
    weekdays: z.array(z.array(count)),
  }),
  errors: {},
});

const share = z.object({ of: count, count });

const cohort = z.object({
  /** The Monday of the week. */
  week: day,
  signups: count,
  /** How many were here again so many days after signup; null while that is not over. */
  back: z.array(z.object({ days: z.int(), count: z.nullable(count) })),
});

export type FigureCohort = z.infer<typeof cohort>;

export const figuresQuality = endpoint({
  ...read,
  name: 'figuresQuality',
  method: 'GET',
  path: '/api/admin/figures/quality.php',
  summary: 'Whether members are happy: who comes back, who is answered, reports and refunds.',
  answer: z.object({
    span: figureSpan,
    cohorts: z.array(cohort),
    /** First messages between members that had a day to be answered, and those that were. */
    answers: share,
    answers_before: z.nullable(share),
    /** Half of the answers came within so many minutes. */
    answer_minutes: z.nullable(z.int()),
    answer_minutes_before: z.nullable(z.int()),
    /** Reports that were decided, and those that were upheld. */
    reports: share,
    reports_before: z.nullable(share),
    /** Null for who may not see orders. */
    refunds: z.nullable(
      z.array(
        z.object({
          reason: z.enum(refundReasons),
          currency: z.string(),
          count,
          minor: minorUnits,
          count_before: z.nullable(count),
          minor_before: z.nullable(minorUnits),
        }),
      ),
    ),
  }),
  errors: {},
});

export const figuresFile = endpoint({
  access: 'staff',
  right: 'figures.read',
  name: 'figuresFile',
  method: 'GET',
  path: '/api/admin/figures.csv',
  summary: 'A table of the overview as a file.',
  query: z.extend(query, { table: oneOf(figureTables) }),
  answer: z.string(),
  produces: 'text/csv; charset=utf-8',
  errors: {},
  sameOrigin: true,
  limit: { max: 60, seconds: 3600 },
});

/** Every call about figures. */
export const figureCalls = {
  figuresOverview,
  figuresSources,
  figuresRevenue,
  figuresHours,
  figuresQuality,
  figuresFile,
} as const;
