import { timestamp } from 'drizzle-orm/pg-core';

/** A moment in time, always with its zone. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });
