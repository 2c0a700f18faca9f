import { sql } from '#server/db/sql.ts';
import type { Tx } from '#server/core/index.ts';
import { Refusal, lockByName } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { mailboxHash } from './mailbox.ts';
import type { User } from './queries.ts';

const { users } = tables;

/**
 * Locks accounts, in one order, and answers those that are there. Whoever changes one begins with it, so
 * that nobody waits in a circle.
 */
export const lockUsers = async ({ db }: Tx, userIds: readonly string[]): Promise<User[]> => {
  if (userIds.length === 0) return [];
  return db
    .select()
    .from(users)
    .where(sql`${users.id} = any (${sql.param(userIds)}::uuid[])`)
    .orderBy(users.id)
    .for('update');
};

/** The same for a member who calls, and is therefore there. */
export const lockUser = async (tx: Tx, userId: string): Promise<User> => {
  const [user] = await lockUsers(tx, [userId]);
  if (!user) throw new Refusal('authentication_required');
  return user;
};

/** Makes all who want one mailbox, or want it shut out, take turns. */
export const lockMailbox = (tx: Tx, siteId: number, emailHash: string): Promise<void> =>
  lockByName(tx, `address:${siteId}:${emailHash}`);

export const lockAddress = (tx: Tx, siteId: number, email: string): Promise<void> =>
  lockMailbox(tx, siteId, mailboxHash(email));
