import { and, eq } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import type { AttributeName } from '#contract/members/enums.ts';
import type { IntroductionView, MemberView } from '#contract/members/member.ts';
import type { MemberCard } from '#contract/members/search.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { prepared, tables } from '#server/db/index.ts';
import { attributeColumns } from '../listing/listing.ts';
import { readPhotoViews } from '../photos/index.ts';
import { assertCanSeeMembers, assertNotBlocked, canSeeMembers } from '../policy.ts';
import { isBlockBetween } from '../queries.ts';
import type { Profile, Reader } from '../reader.ts';
import { readerOf } from '../reader.ts';
import { cardOf, selectListings, selectPeople } from '../search/cards.ts';
import { readerValues, placeholder } from '../search/conditions.ts';
import { criteriaOf } from '../search/criteria.ts';
import { findHiddenPeople, personOfProfile } from '../search/hidden-people.ts';
import { planSearch, byDistance } from '../search/search-pages.ts';

const { blocks, listings, notes, profiles } = tables;

const findBlockers = async (core: Core, me: Profile, other: Profile): Promise<string[]> => {
  const rows = await core.db
    .select({ blocker: blocks.blockerId })
    .from(blocks)
    .where(isBlockBetween(me.id, other.id));
  return rows.map(({ blocker }) => blocker);
};

const findListedMember = prepared((db) => {
  const isMember = and(
    eq(listings.siteId, placeholder('site')),
    eq(listings.profileId, placeholder('id')),
  );
  return selectPeople(db, selectListings(db, isMember).as('found')).prepare('find_listed');
});

/** A profile that the reader may see; a block has a code of its own, all else is not found. */
const findMemberForReader = async (core: Core, reader: Reader, id: string) => {
  const { me } = reader;
  const now = core.clock.now();
  const [person] = await findListedMember(core.db).execute({ ...readerValues(now, reader), id });
  // Who is not listed, because hiding or new, still sees the own page as others would.
  if (me?.id === id) return { person: person ?? personOfProfile(me, now, now), profile: me };
  const [profile] = person ? await core.db.select().from(profiles).where(eq(profiles.id, id)) : [];
  const [hidden] = person ? [] : await findHiddenPeople(core.db, now, reader, [id]);
  const found = person && profile ? { person, profile } : hidden;
  if (!found) throw new Refusal('member_not_found');
  if (me) assertNotBlocked(me, found.profile, await findBlockers(core, me, found.profile));
  return found;
};

const readNote = async (core: Core, { site, me }: Reader, id: string): Promise<string | null> => {
  if (!me || me.id === id || !site.settings.visible_profile_notes) return null;
  const [row] = await core.db
    .select({ note: notes.note })
    .from(notes)
    .where(and(eq(notes.ownerId, me.id), eq(notes.memberId, id)));
  return row?.note ?? '';
};

/** A profile with everything that the reader may see of it. */
export const readMember = async (core: Core, caller: Caller, id: string): Promise<MemberView> => {
  assertCanSeeMembers(caller);
  const reader = await readerOf(core, caller);
  const { person, profile } = await findMemberForReader(core, reader, id);
  const visible: readonly string[] = reader.site.settings.visible_profile_fields;
  const visibleAttribute = <N extends AttributeName>(name: N) =>
    visible.includes(name) ? profile[attributeColumns[name]] : null;
  const photos = (await readPhotoViews(core.db, [id], caller)).get(id) ?? [];
  return {
    ...cardOf(core.clock.now(), reader, person),
    photo: photos[0] ?? null,
    attributes: {
      sexuality: visibleAttribute('sexuality'),
      hair_colour: visibleAttribute('hair_colour'),
      eye_colour: visibleAttribute('eye_colour'),
      body_type: visibleAttribute('body_type'),
      relationship_status: visibleAttribute('relationship_status'),
      tattoos: visibleAttribute('tattoos'),
    },
    about: visible.includes('about') ? profile.about : '',
    interests: visible.includes('interests') ? profile.interests : [],
    photos,
    note: await readNote(core, reader, id),
    is_me: reader.me?.id === id,
    // Other sites of the company show somebody without being their address.
    search_engines: profile.searchEngines && profile.siteId === reader.site.id,
  };
};

/** A profile for a first message: the name for all, the rest for those who may see members. */
export const readIntroduction = async (
  core: Core,
  caller: Caller,
  id: string,
): Promise<IntroductionView> => {
  const reader = await readerOf(core, caller);
  const { person, profile } = await findMemberForReader(core, reader, id);
  const visible: readonly string[] = reader.site.settings.visible_profile_fields;
  const photos = (await readPhotoViews(core.db, [id], caller)).get(id) ?? [];
  const { name, age, place, fictional } = cardOf(core.clock.now(), reader, person);
  return {
    id,
    name,
    age,
    place,
    fictional,
    photo: photos[0] ?? null,
    interests: canSeeMembers(caller) && visible.includes('interests') ? profile.interests : [],
  };
};

const MAX_YEARS_APART = 6;

/** People a little like a member: the same gender, about as old, the nearest to the reader first. */
export const readSimilarMembers = async (
  core: Core,
  caller: Caller,
  id: string,
): Promise<MemberCard[]> => {
  assertCanSeeMembers(caller);
  const reader = await readerOf(core, caller);
  const { profile, person } = await findMemberForReader(core, reader, id);
  const now = core.clock.now();
  const { age } = cardOf(now, reader, person);
  const plan = planSearch(core, reader, {
    ...criteriaOf(reader, {}),
    genders: [profile.gender],
    minAge: Math.max(limits.minAge, age - MAX_YEARS_APART),
    maxAge: age + MAX_YEARS_APART,
    km: null,
  });
  const { people } = await byDistance(plan, null, limits.similarMembers + 1);
  return people
    .filter((other) => other.id !== id)
    .slice(0, limits.similarMembers)
    .map((other) => cardOf(now, reader, other));
};
