import { and, eq, inArray, ne, not, notExists, sql } from '#server/db/sql.ts';
import { genders } from '#contract/accounts/genders.ts';
import type { MemberCard } from '#contract/members/search.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { Profile, Reader } from '#server/features/members/index.ts';
import { hasBlock, readCards } from '#server/features/members/index.ts';
import { requireReader } from './policy.ts';
import { readNewestLike } from './read-likes.ts';

const { likes, listings } = tables;

/** Somebody who does not exist, which the card tells, and whom the member might like. */
const findFictionalMember = async (core: Core, reader: Reader, me: Profile) => {
  const liked = core.db
    .select({ one: sql`1` })
    .from(likes)
    .where(and(eq(likes.likerId, me.id), eq(likes.likedId, listings.profileId)));
  const [row] = await core.db
    .select({ id: listings.profileId })
    .from(listings)
    .where(
      and(
        eq(listings.siteId, reader.site.id),
        eq(listings.fictional, sql`true`),
        inArray(
          listings.gender,
          me.seeking.map((gender) => genders.indexOf(gender)),
        ),
        ne(listings.profileId, me.id),
        notExists(liked),
        not(hasBlock(me.id, listings.profileId)),
      ),
    )
    .orderBy(sql`random()`)
    .limit(1);
  return row ? (await readCards(core, reader, [row.id]))[0] : undefined;
};

/** Somebody for the window about a new like. Nobody real is made up. */
export const findAutoLike = async (core: Core, caller: Caller): Promise<MemberCard | null> => {
  const reader = await requireReader(core, caller);
  const { me, site } = reader;
  const real = await readNewestLike(core, reader, me.id);
  if (real) return real;
  if (!site.settings.fictional_warning || me.hideFictional) return null;
  return (await findFictionalMember(core, reader, me)) ?? null;
};
