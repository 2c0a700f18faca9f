import type { StaffRight } from '#contract/console/index.ts';
import { eq } from '#server/db/sql.ts';
import type { Caller, Core, Site, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { lockUsers } from '#server/features/accounts/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { requireMember } from './policy.ts';

const { profiles, users } = tables;

/** An account and its profile. */
export interface Member {
  readonly user: typeof users.$inferSelect;
  readonly profile: typeof profiles.$inferSelect;
}

/** A member by the id of the profile, on a site where somebody has a right. */
export const findMember = async (
  db: Db,
  caller: Caller,
  right: StaffRight,
  id: string,
): Promise<Member> => {
  const [found] = await db
    .select({ user: users, profile: profiles })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.id, id));
  return requireMember(caller, right, found);
};

/** The same, whom nobody else changes meanwhile. */
export const lockMember = async (
  tx: Tx,
  caller: Caller,
  right: StaffRight,
  id: string,
): Promise<Member> => {
  const { user, profile } = await findMember(tx.db, caller, right, id);
  const [locked] = await lockUsers(tx, [user.id]);
  return requireMember(caller, right, locked && { user: locked, profile });
};

/** The same, where there is an owner who has not deleted the account: nobody has a fictional one. */
export const lockOpenMember = async (
  tx: Tx,
  caller: Caller,
  right: StaffRight,
  id: string,
): Promise<Member> => {
  const member = await lockMember(tx, caller, right, id);
  if (member.profile.fictional) throw new Refusal('member_fictional');
  if (member.user.deletedAt) throw new Refusal('member_deleted');
  return member;
};

/** The site of a member; one that cannot be served now is asked for later. */
export const siteOfMember = async (core: Core, { user }: Member, db?: Db): Promise<Site> => {
  const site = await siteById(core, user.siteId, db);
  if (!site) throw new Refusal('unavailable');
  return site;
};
