import { and, eq } from '#server/db/sql.ts';
import type { Tx } from '#server/core/index.ts';
import { zoneOf } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';

const { notificationChoices, profiles, users } = tables;

export type User = typeof users.$inferSelect;

/** The name that a mail greets the member with. */
export const readName = async ({ db }: Tx, userId: string): Promise<string> => {
  const [profile] = await db
    .select({ name: profiles.name })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return profile?.name ?? '';
};

/** In whose way dates are written to a member, and by whose clock times are told. */
export interface Region {
  readonly country?: string;
  readonly timeZone?: string;
}

export const readRegion = async ({ db }: Tx, userId: string): Promise<Region> => {
  const [row] = await db
    .select({ country: profiles.country, chosen: notificationChoices.timeZone })
    .from(profiles)
    .leftJoin(notificationChoices, eq(notificationChoices.userId, profiles.userId))
    .where(eq(profiles.userId, userId));
  return row ? { country: row.country, timeZone: zoneOf(row.chosen, row.country) } : {};
};

/** Whether an address has an account on a site. */
export const isAddressTaken = async (db: Db, siteId: number, email: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.siteId, siteId), eq(users.email, email.toLowerCase())));
  return row !== undefined;
};
