import { and, eq, or, sql } from '../../../db/sql.ts';
import type { Caller, Core, Site, Tx } from '../../../core/index.ts';
import { Refusal } from '../../../core/index.ts';
import type { Db } from '../../../db/index.ts';
import { tables } from '../../../db/index.ts';
import type { Profile } from '../reader.ts';
import { isSeenHiding } from './acquainted.ts';
import { ownProfile } from '../reader.ts';

const { blocks, conversations, listings, profiles } = tables;

/** A profile that others may see on this site, or one that hides and is known to the reader. */
export const findThere = async (
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
        or(isListed, isSeenHiding(sql`${me}::uuid`, sql`${site.id}`, now)),
      ),
    );
  return profile;
};

/** A profile that somebody has a conversation with, whether or not it hides by now. */
const findPartner = async (db: Db, me: string, profileId: string): Promise<Profile | undefined> => {
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

const isBlocked = async (db: Db, one: string, other: string): Promise<boolean> => {
  const [row] = await db
    .select({ one: sql`1` })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, one), eq(blocks.blockedId, other)),
        and(eq(blocks.blockerId, other), eq(blocks.blockedId, one)),
      ),
    )
    .limit(1);
  return row !== undefined;
};

interface Both {
  readonly me: Profile;
  readonly member: Profile;
}

/** The member who calls and another one who is there, whether or not one blocks the other. */
export const findOther = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  memberId: string,
): Promise<Both> => {
  const me = await ownProfile(tx.db, caller);
  const member = await findThere(core, tx.db, caller.site, me.id, memberId);
  if (!member || member.id === me.id) throw new Refusal('member_not_found');
  return { me, member };
};

/** The same with whoever wrote them: nobody escapes a block by hiding. */
export const findOtherOrPartner = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  memberId: string,
): Promise<Both> => {
  const me = await ownProfile(tx.db, caller);
  const partner = await findPartner(tx.db, me.id, memberId);
  return partner ? { me, member: partner } : findOther(core, tx, caller, memberId);
};

/** The member who calls and another one whom they may see; anybody else is not there. */
export const findBoth = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  memberId: string,
): Promise<Both> => {
  const both = await findOther(core, tx, caller, memberId);
  if (await isBlocked(tx.db, both.me.id, both.member.id)) throw new Refusal('member_not_found');
  return both;
};
