import type { SQL } from '#server/db/sql.ts';
import { sql } from '#server/db/sql.ts';
import { tables } from '#server/db/index.ts';
import { barredUntil } from '#server/features/accounts/index.ts';

const { profiles, users } = tables;

/** Members who are there, in a query of accounts with their profiles: nobody else is written to. */
export const isReachable = (now: Date): SQL => sql`${users.status} = 'active'
  and ${users.confirmedAt} is not null
  and coalesce(${barredUntil} <= ${now.toISOString()}::timestamptz, true)
  and ${profiles.status} = 'active' and not ${profiles.fictional}`;
