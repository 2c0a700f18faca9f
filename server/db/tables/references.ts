import { uuid } from 'drizzle-orm/pg-core';
import { profiles } from './accounts.ts';

/** Somebody's profile; the row goes with it. */
export const ofProfile = () =>
  uuid()
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });
