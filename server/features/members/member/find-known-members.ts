import { and, eq, inArray, sql } from '#server/db/sql.ts';
import { ageOn } from '#contract/accounts/age.ts';
import type { Caller, Core } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { barredUntil, memberIdsOf } from '#server/features/accounts/index.ts';
import { visiblePhotoStatuses } from '../listing/relist.ts';
import { isMainPhotoVerified } from '../listing/verified.ts';
import { presenceOf } from '../search/cards.ts';
import { isHiddenButVisible } from './hidden-profiles.ts';

const { blocks, conversations, listings, photos, presence, profiles, users } = tables;

const isBlocking = (blocker: string | typeof profiles.id, blocked: string | typeof profiles.id) =>
  sql<boolean>`exists (select from ${blocks}
    where ${blocks.blockerId} = ${blocker} and ${blocks.blockedId} = ${blocked})`;

/** Members whom the caller knows, listed or not, with what became of them since. */
export const findKnownMembers = async (
  core: Core,
  db: Db,
  caller: Caller,
  ids: readonly string[],
) => {
  const me = memberIdsOf(caller).profileId;
  const now = core.clock.now();
  const nowSql = sql`${now.toISOString()}::timestamptz`;
  const isPhotoShown = inArray(photos.status, visiblePhotoStatuses(caller.site));
  const rows = await db
    .select({
      id: profiles.id,
      name: profiles.name,
      birthDate: profiles.birthDate,
      fictional: profiles.fictional,
      verified: sql<boolean>`coalesce(${listings.verified}, ${isMainPhotoVerified(isPhotoShown)})`,
      activeAt: presence.activeAt,
      invisible: profiles.invisible,
      // Whoever hides is a name to those they do not write with.
      isShown: sql<boolean>`(not ${profiles.invisible}
        or ${isHiddenButVisible(sql`${me}::uuid`, sql`${caller.site.id}`, nowSql)})`,
      profileStatus: profiles.status,
      userStatus: users.status,
      barred: sql<boolean>`coalesce(${barredUntil} > ${nowSql}, false)`,
      blocksMe: isBlocking(profiles.id, me),
      blocked: isBlocking(me, profiles.id),
      closed: sql<boolean>`exists (select from ${conversations}
        where ${conversations.oneId} = least(${me}::uuid, ${profiles.id})
        and ${conversations.otherId} = greatest(${me}::uuid, ${profiles.id})
        and ${conversations.closedAt} is not null)`,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .leftJoin(presence, eq(presence.profileId, profiles.id))
    .leftJoin(
      listings,
      and(eq(listings.profileId, profiles.id), eq(listings.siteId, caller.site.id)),
    )
    .where(inArray(profiles.id, [...ids]));
  return rows.map(({ birthDate, activeAt, invisible, ...row }) => ({
    ...row,
    age: ageOn(birthDate, now),
    presence: activeAt && !invisible ? presenceOf(activeAt, now) : null,
  }));
};
