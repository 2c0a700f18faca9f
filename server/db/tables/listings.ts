import { sql } from '../sql.ts';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  point,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';
import { moment } from './columns.ts';
import { cellOf } from './cells.ts';
import { sites } from './site.ts';

/**
 * One narrow row for each profile on each site that shows it: who has none is not there for others.
 * It is made of profile, photos and settings, in the transaction that changes one of them.
 */
export const listings = pgTable(
  'listings',
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    profileId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Which gender of the list, and which genders are looked for, a bit each. */
    gender: smallint().notNull(),
    seeks: smallint().notNull(),
    birthDate: date({ mode: 'string' }).notNull(),
    seeksMinAge: smallint().notNull(),
    seeksMaxAge: smallint().notNull(),
    /** Kilometres; null looks everywhere. */
    seeksKm: smallint(),
    country: text().notNull(),
    region: text(),
    /** On a map where each site lies apart from the others, so that the nearest are on the same one. */
    spot: point({ mode: 'xy' }).notNull(),
    /** False where only the country is known: the spot then says nothing about distance. */
    located: boolean().notNull(),
    /** A bit for each value of each attribute, and for each interest. */
    traits: bigint({ mode: 'bigint' }).notNull(),
    interests: bigint({ mode: 'bigint' }).notNull(),
    hasPhoto: boolean().notNull(),
    verified: boolean().notNull(),
    fictional: boolean().notNull(),
    joinedAt: moment().notNull(),
    /** Answers of the match finder by how much they matter, a bit for each option. */
    matchLittle: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    matchSome: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    matchMuch: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** Whether there are enough of them. */
    matchable: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.profileId] }),
    // Serves search by distance and relevance: the nearest first. Its migration includes all other
    // columns but those of answers, so that neighbours are read from a few pages of the index and not
    // all over the table; those of a fixed size first, because the ones after a text are slow to reach.
    index('listings_spot').using('gist', table.spot),
    // Serves the match finder around a place; its migration includes all other columns.
    index('listings_matchable')
      .using('gist', table.spot)
      .where(sql`${table.matchable}`),
    // Serves the match finder in a country; its migration includes what the finder reads besides.
    index('listings_matchable_country')
      .on(table.siteId, table.country, table.gender)
      .where(sql`${table.matchable}`),
    // Serves search around a place by gender, cell of the map and age: all who may fit lie side by
    // side, and the database need not sort them by distance while it reads. Includes the same columns.
    index('listings_near').on(table.gender, cellOf(table.spot), table.birthDate),
    // Serves search in a country or region; includes the same columns.
    index('listings_living').on(table.siteId, table.country, table.gender, table.birthDate),
    // Serves search for the newest.
    index('listings_newest').on(table.siteId, table.joinedAt, table.profileId),
    // Serves finding the few people who do not exist.
    index('listings_fictional')
      .on(table.siteId, table.gender)
      .where(sql`${table.fictional}`),
    // Serves making the rows of a profile anew, and erasing them with it.
    index('listings_profile').on(table.profileId),
  ],
);

/** What of a site's settings its listings were last made of. */
export const listedSites = pgTable('listed_sites', {
  siteId: integer()
    .primaryKey()
    .references(() => sites.id),
  madeOf: text().notNull(),
  /** The last profile that has been listed so; null once everybody is. */
  afterId: uuid(),
});

/** When somebody visible was last here, to five minutes; apart, because it changes all the time. */
export const presence = pgTable(
  'presence',
  {
    profileId: uuid()
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    activeAt: moment().notNull(),
  },
  (table) => [
    // Serves search for those who were here last.
    index('presence_active').on(table.activeAt, table.profileId),
  ],
);
