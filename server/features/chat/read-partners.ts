import { and, eq, inArray, sql } from '#server/db/sql.ts';
import { ageOn } from '#contract/accounts/age.ts';
import type { PartnerView } from '#contract/chat/index.ts';
import type { Caller, Core } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import {
  isHiddenButVisible,
  memberIdsOf,
  readPhotoViews,
  photoReaderOf,
  presenceOf,
  isMainPhotoVerified,
} from '#server/features/members/index.ts';
import type { PartnerStateInput } from './policy.ts';
import { partnerStateOf } from './policy.ts';

const { blocks, listings, photos: photoRows, presence, profiles, users } = tables;

const isBlocking = (blocker: string | typeof profiles.id, blocked: string | typeof profiles.id) =>
  sql<boolean>`exists (select from ${blocks}
    where ${blocks.blockerId} = ${blocker} and ${blocks.blockedId} = ${blocked})`;

/** Whom one chats with, listed or not: whoever hides or leaves is still a partner. */
export const readPartners = async (
  core: Core,
  caller: Caller,
  ids: readonly string[],
  db: Db = core.db,
): Promise<Map<string, PartnerView>> => {
  if (ids.length === 0) return new Map();
  const me = memberIdsOf(caller).profileId;
  const now = core.clock.now();
  const reader = photoReaderOf(caller);
  const nowSql = sql`${now.toISOString()}::timestamptz`;
  const rows = await db
    .select({
      id: profiles.id,
      name: profiles.name,
      birthDate: profiles.birthDate,
      fictional: profiles.fictional,
      verified: sql<boolean>`coalesce(${listings.verified},
        ${isMainPhotoVerified(inArray(photoRows.status, reader.visibleStatuses))})`,
      activeAt: presence.activeAt,
      invisible: profiles.invisible,
      // Whoever hides is a name to those they do not write with.
      shown: sql<boolean>`(not ${profiles.invisible}
        or ${isHiddenButVisible(sql`${me}::uuid`, sql`${caller.site.id}`, nowSql)})`,
      profileStatus: profiles.status,
      userStatus: users.status,
      excluded: sql<boolean>`coalesce(${users.excludedUntil} > ${nowSql}, false)`,
      blocksMe: isBlocking(profiles.id, me),
      blocked: isBlocking(me, profiles.id),
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .leftJoin(presence, eq(presence.profileId, profiles.id))
    .leftJoin(
      listings,
      and(eq(listings.profileId, profiles.id), eq(listings.siteId, caller.site.id)),
    )
    .where(inArray(profiles.id, [...ids]));
  const visible = rows.filter(
    (row) => row.shown && partnerStateOf(row satisfies PartnerStateInput) === 'open',
  );
  const photos = await readPhotoViews(
    db,
    visible.map(({ id }) => id),
    reader,
  );
  return new Map(
    rows.map((row) => {
      const state = partnerStateOf(row);
      const isPresenceShown = state === 'open' && !row.invisible && row.activeAt !== null;
      return [
        row.id,
        {
          id: row.id,
          name: row.name,
          age: ageOn(row.birthDate, now),
          photo: photos.get(row.id)?.[0] ?? null,
          presence: isPresenceShown && row.activeAt ? presenceOf(row.activeAt, now) : null,
          verified: row.verified,
          fictional: row.fictional,
          state,
        },
      ];
    }),
  );
};
