import { sql } from '../sql.ts';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { Measure } from '#contract/console/figures.ts';
import { moment } from './columns.ts';
import { sites } from './site.ts';

const site = () =>
  integer()
    .notNull()
    .references(() => sites.id);

/** By what is counted apart; empty where that says nothing. It leads back to nobody. */
const cell = () => ({
  measure: text().$type<Measure>().notNull(),
  country: text().notNull().default(''),
  source: text().notNull().default(''),
  /** The credits of a package. */
  package: integer().notNull().default(0),
  detail: text().notNull().default(''),
  currency: text().notNull().default(''),
  count: integer().notNull(),
  /** In minor units of the currency. */
  minor: bigint({ mode: 'number' }).notNull().default(0),
});

/** What happened in an hour of UTC, counted. */
export const figures = pgTable(
  'figures',
  { hour: moment().notNull(), siteId: site(), ...cell() },
  (table) => [
    // Serves counting an hour anew, and adding up the hours of a day.
    primaryKey({
      name: 'figures_cell',
      columns: [
        table.hour,
        table.siteId,
        table.measure,
        table.country,
        table.source,
        table.package,
        table.detail,
        table.currency,
      ],
    }),
  ],
);

/** A site, or 0 for the sum of all: whoever sees every site need not add them up. */
const siteOrAll = () => integer('site_id').notNull();

/** The same of a day in the time of its site, added up from the hours. */
export const figureDays = pgTable(
  'figure_days',
  { siteId: siteOrAll(), day: date({ mode: 'string' }).notNull(), ...cell() },
  (table) => [
    // Serves the charts: some measures of a site over many days. It includes what is counted, which
    // only its migration can say, so that charts read the index alone.
    primaryKey({
      name: 'figure_days_cell',
      columns: [
        table.siteId,
        table.measure,
        table.day,
        table.country,
        table.source,
        table.package,
        table.detail,
        table.currency,
      ],
    }),
    // Serves adding up days anew.
    index('figure_days_day').on(table.day),
  ],
);

/** Whole weeks, from Monday on, of what is told of a period in one. */
export const figureWeeks = pgTable(
  'figure_weeks',
  { siteId: siteOrAll(), week: date({ mode: 'string' }).notNull(), ...cell() },
  (table) => [
    // Serves the charts, and includes what is counted as that of days does.
    primaryKey({
      name: 'figure_weeks_cell',
      columns: [
        table.siteId,
        table.measure,
        table.week,
        table.country,
        table.source,
        table.package,
        table.detail,
        table.currency,
      ],
    }),
    // Serves adding up weeks anew.
    index('figure_weeks_week').on(table.week),
  ],
);

/** The hours that are over, and which of them are to be counted. */
export const figureHours = pgTable(
  'figure_hours',
  {
    hour: moment().primaryKey(),
    /** When it was counted the last time; null if it never was. */
    countedAt: moment(),
    isDue: boolean().notNull().default(true),
  },
  (table) => [
    // Serves the job that counts them.
    index('figure_hours_due')
      .on(table.hour)
      .where(sql`${table.isDue}`),
  ],
);
