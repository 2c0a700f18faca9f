import { fingerprintBands } from '../fingerprint-bands.ts';
import { sql } from '../sql.ts';
import { bigint, boolean, index, integer, pgTable, real, text, uuid } from 'drizzle-orm/pg-core';
import type {
  photoRejectionReasons,
  photoStatuses,
  selfieRejectionReasons,
} from '#contract/members/enums.ts';
import { profiles } from './accounts.ts';
import { moment } from './columns.ts';

/**
 * What became of a photo. A held one is pending, and nobody sees it meanwhile, whatever the site does
 * with others; `secured` is what nobody sees while a case is about it, or after.
 */
export type PhotoStatus = (typeof photoStatuses)[number] | 'held' | 'secured';

export const photos = pgTable(
  'photos',
  {
    id: uuid().primaryKey(),
    profileId: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** From 0, the main photo, without gaps. */
    position: integer().notNull(),
    status: text().$type<PhotoStatus>().notNull(),
    reason: text().$type<(typeof photoRejectionReasons)[number]>(),
    /** What its files are called; random, so that nobody finds them. */
    file: text().notNull().unique('photos_file'),
    /** What the blur is called: it tells nothing about the other name. */
    lockedFile: text().notNull().unique('photos_locked_file'),
    colour: text().notNull(),
    faceX: real(),
    faceY: real(),
    /** By which the same picture is found on other accounts; null where nobody knows. */
    fingerprint: bigint({ mode: 'bigint' }),
    createdAt: moment().notNull(),
    reviewedAt: moment(),
    /** Somebody of the staff who decided last. */
    reviewedBy: uuid(),
  },
  (table) => [
    // Serves the photos of a profile in their order, and the main one of each card.
    index('photos_profile').on(table.profileId, table.position),
    // Serves the moderators' queue.
    index('photos_pending')
      .on(table.createdAt)
      .where(sql`${table.status} in ('pending', 'held')`),
    // Serves finding the same picture elsewhere.
    index('photos_fingerprint')
      .using('gin', fingerprintBands(table.fingerprint))
      .where(sql`${table.fingerprint} is not null`),
  ],
);

/** Selfies that wait for a moderator, and the reason why the last one was refused. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid().primaryKey(),
    profileId: uuid()
      .notNull()
      .unique('verifications_profile')
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Null once it was looked at: the selfie is erased then. */
    file: text().unique('verifications_file'),
    /** Whether a case is about it, or was, and nobody sees it. */
    secured: boolean().notNull().default(false),
    reason: text().$type<(typeof selfieRejectionReasons)[number]>(),
    /** Somebody of the staff who refused it. */
    reviewedBy: uuid(),
    createdAt: moment().notNull(),
  },
  (table) => [
    // Serves the moderators' queue.
    index('verifications_waiting')
      .on(table.createdAt)
      .where(sql`${table.file} is not null`),
  ],
);

/** Every file in the storage, written down before it is made: what no row names is erased. */
export const storedPictures = pgTable(
  'stored_pictures',
  {
    file: text().primaryKey(),
    createdAt: moment().notNull(),
  },
  (table) => [
    // Serves the job that erases files without an owner.
    index('stored_pictures_created').on(table.createdAt),
  ],
);
