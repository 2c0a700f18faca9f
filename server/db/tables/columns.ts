import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment in time, always with its zone. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  // The two drivers hand out different kinds of bytes.
  fromDriver: (value) => Buffer.from(value),
});
