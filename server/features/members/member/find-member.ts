import { and, eq, or, sql } from '#server/db/sql.ts';
import type { Caller, Core, Site, Tx } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { assertNoBlock, requireOther } from '../policy.ts';
import { isBlockBetween } from '../queries.ts';
import type { Profile } from '../reader.ts';
import { loadCallerProfile } from '../reader.ts';
import { isHiddenButVisible } from './hidden-profiles.ts';

const { blocks, conversations, listings, profiles } = tables;

/** A profile that is listed on this site, or an invisible one that the reader may still see. */
const findVisibleProfile = async (
  { clock }: Core,
  db: Db,
  site: Site,
  me: string,
  profileId: string,
): Promise<Profile | undefined> => {
  const isListed = sql`exists (select 1 from ${listings}
    where ${listings.siteId} = ${site.id} and ${listings.profileId} = ${profiles.id})`;
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const [profile] = await db
    .select()
    .from(profiles)
    .where(
      and(
        eq(profiles.id, profileId),
        or(isListed, isHiddenButVisible(sql`${me}::uuid`, sql`${site.id}`, now)),
      ),
    );
  return profile;
};

/** The profile of a conversation partner, visible or not. */
const findPartnerProfile = async (
  db: Db,
  me: string,
  profileId: string,
): Promise<Profile | undefined> => {
  const [row] = await db
    .select({ profile: profiles })
    .from(conversations)
    .innerJoin(profiles, eq(profiles.id, profileId))
    .where(
      or(
        and(eq(conversations.oneId, me), eq(conversations.otherId, profileId)),
        and(eq(conversations.oneId, profileId), eq(conversations.otherId, me)),
      ),
    );
  return row?.profile;
};

const isBlocked = async (db: Db, one: string, other: string): Promise<boolean> =>
  (await db.$count(blocks, isBlockBetween(one, other))) > 0;

interface CallerAndMember {
  readonly me: Profile;
  readonly member: Profile;
}

/** The caller and a member whose profile is visible to them; blocks are not checked. */
export const findVisibleMember = async (
  core: Core,
  { db }: Pick<Tx, 'db'>,
  caller: Caller,
  memberId: string,
): Promise<CallerAndMember> => {
  const me = await loadCallerProfile(db, caller);
  const profile = await findVisibleProfile(core, db, caller.site, me.id, memberId);
  return { me, member: requireOther(me, profile) };
};

/** The same, or a conversation partner: nobody escapes a block by becoming invisible. */
export const findVisibleMemberOrPartner = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  memberId: string,
): Promise<CallerAndMember> => {
  const me = await loadCallerProfile(tx.db, caller);
  const partner = await findPartnerProfile(tx.db, me.id, memberId);
  return partner ? { me, member: partner } : findVisibleMember(core, tx, caller, memberId);
};

/** The caller and a visible member, neither of whom blocks the other; anybody else is not found. */
export const findUnblockedMember = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  memberId: string,
): Promise<CallerAndMember> => {
  const found = await findVisibleMember(core, tx, caller, memberId);
  assertNoBlock(await isBlocked(tx.db, found.me.id, found.member.id));
  return found;
};
