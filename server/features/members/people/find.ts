import { and, eq, or, sql } from 'drizzle-orm';
import type { Caller, Site, Tx } from '../../../core/index.ts';
import { Refusal } from '../../../core/index.ts';
import type { Db } from '../../../db/index.ts';
import { tables } from '../../../db/index.ts';
import type { Profile } from '../reader.ts';
import { ownProfile } from '../reader.ts';

const { blocks, listings, profiles } = tables;

/** A profile that others may see on this site. */
const findListed = async (db: Db, site: Site, profileId: string): Promise<Profile | undefined> => {
  const [row] = await db
    .select({ profile: profiles })
    .from(listings)
    .innerJoin(profiles, eq(profiles.id, listings.profileId))
    .where(and(eq(listings.siteId, site.id), eq(listings.profileId, profileId)));
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
export const findOther = async (tx: Tx, caller: Caller, memberId: string): Promise<Both> => {
  const me = await ownProfile(tx.db, caller);
  const member = await findListed(tx.db, caller.site, memberId);
  if (!member || member.id === me.id) throw new Refusal('member_not_found');
  return { me, member };
};

/** The member who calls and another one whom they may see; anybody else is not there. */
export const findBoth = async (tx: Tx, caller: Caller, memberId: string): Promise<Both> => {
  const both = await findOther(tx, caller, memberId);
  if (await isBlocked(tx.db, both.me.id, both.member.id)) throw new Refusal('member_not_found');
  return both;
};
