import { and, eq, or } from '../../../db/sql.ts';
import { limits } from '../../../../contract/limits.ts';
import type { AttributeName } from '../../../../contract/members/attributes.ts';
import type { Introduced, MemberView } from '../../../../contract/members/member.ts';
import type { MemberCard } from '../../../../contract/members/search.ts';
import type { Caller, Core } from '../../../core/index.ts';
import { Refusal } from '../../../core/index.ts';
import { prepared, tables } from '../../../db/index.ts';
import { attributeColumns } from '../listing/listing.ts';
import { photosOf, readerOf as photoReaderOf } from '../photos/index.ts';
import { maySeePeople, seeingPeople } from '../policy.ts';
import type { Profile, Reader } from '../reader.ts';
import { readerOf } from '../reader.ts';
import { cardOf, listedWhere, peopleOf } from '../search/cards.ts';
import { readerValues, value } from '../search/conditions.ts';
import { criteriaOf } from '../search/criteria.ts';
import { peopleHiding, unlisted } from '../search/hiding.ts';
import { askFor, byDistance } from '../search/pages.ts';

const { blocks, listings, notes, profiles } = tables;

/** Refuses with the words that fit if one of two has blocked the other. */
const passBlocks = async (core: Core, me: Profile, other: Profile): Promise<void> => {
  const rows = await core.db
    .select({ blocker: blocks.blockerId })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, me.id), eq(blocks.blockedId, other.id)),
        and(eq(blocks.blockerId, other.id), eq(blocks.blockedId, me.id)),
      ),
    );
  if (rows.length === 0) return;
  const values = { name: other.name };
  const isMine = rows.some(({ blocker }) => blocker === me.id);
  throw new Refusal(isMine ? 'you_blocked' : 'blocked_by', { values });
};

const findListed = prepared((db) => {
  const isIt = and(eq(listings.siteId, value('site')), eq(listings.profileId, value('id')));
  return peopleOf(db, listedWhere(db, isIt).as('found')).prepare('find_listed');
});

/** A listed profile that the reader may see; a block is told, everything else is not there. */
const findSeen = async (core: Core, reader: Reader, id: string) => {
  const { me } = reader;
  const now = core.clock.now();
  const [person] = await findListed(core.db).execute({ ...readerValues(now, reader), id });
  // Who is not listed, because hiding or new, still sees the own page as others would.
  if (me?.id === id) return { person: person ?? unlisted(me, now, now), profile: me };
  const [profile] = person ? await core.db.select().from(profiles).where(eq(profiles.id, id)) : [];
  const [hiding] = person ? [] : await peopleHiding(core.db, now, reader, [id]);
  const seen = person && profile ? { person, profile } : hiding;
  if (!seen) throw new Refusal('member_not_found');
  if (me) await passBlocks(core, me, seen.profile);
  return seen;
};

const noteAbout = async (core: Core, { site, me }: Reader, id: string): Promise<string | null> => {
  if (!me || me.id === id || !site.settings.visible_profile_notes) return null;
  const [row] = await core.db
    .select({ note: notes.note })
    .from(notes)
    .where(and(eq(notes.ownerId, me.id), eq(notes.memberId, id)));
  return row?.note ?? '';
};

/** A profile with everything that the reader may see of it. */
export const readMember = async (core: Core, caller: Caller, id: string): Promise<MemberView> => {
  seeingPeople(caller);
  const reader = await readerOf(core, caller);
  const { person, profile } = await findSeen(core, reader, id);
  const visible: readonly string[] = reader.site.settings.visible_profile_fields;
  const shown = <N extends AttributeName>(name: N) =>
    visible.includes(name) ? profile[attributeColumns[name]] : null;
  const photos = (await photosOf(core.db, [id], photoReaderOf(caller))).get(id) ?? [];
  return {
    ...cardOf(core.clock.now(), reader, person),
    photo: photos[0] ?? null,
    attributes: {
      sexuality: shown('sexuality'),
      hair_colour: shown('hair_colour'),
      eye_colour: shown('eye_colour'),
      body_type: shown('body_type'),
      relationship_status: shown('relationship_status'),
      tattoos: shown('tattoos'),
    },
    about: visible.includes('about') ? profile.about : '',
    interests: visible.includes('interests') ? profile.interests : [],
    photos,
    note: await noteAbout(core, reader, id),
    is_me: reader.me?.id === id,
    // Other sites of the company show somebody without being their address.
    search_engines: profile.searchEngines && profile.siteId === reader.site.id,
  };
};

/** A profile for somebody who shall write to it: named to all, shown to those who may look around. */
export const introduce = async (core: Core, caller: Caller, id: string): Promise<Introduced> => {
  const reader = await readerOf(core, caller);
  const { person, profile } = await findSeen(core, reader, id);
  const visible: readonly string[] = reader.site.settings.visible_profile_fields;
  const photos = (await photosOf(core.db, [id], photoReaderOf(caller))).get(id) ?? [];
  const { name, age, place, fictional } = cardOf(core.clock.now(), reader, person);
  return {
    id,
    name,
    age,
    place,
    fictional,
    photo: photos[0] ?? null,
    interests: maySeePeople(caller) && visible.includes('interests') ? profile.interests : [],
  };
};

const YEARS_APART = 6;

/** People a little like a member: the same gender, about as old, the nearest to the reader first. */
export const similarTo = async (core: Core, caller: Caller, id: string): Promise<MemberCard[]> => {
  seeingPeople(caller);
  const reader = await readerOf(core, caller);
  const { profile, person } = await findSeen(core, reader, id);
  const now = core.clock.now();
  const { age } = cardOf(now, reader, person);
  const ask = askFor(core, reader, {
    ...criteriaOf(reader, {}),
    genders: [profile.gender],
    minAge: Math.max(limits.minAge, age - YEARS_APART),
    maxAge: age + YEARS_APART,
    km: null,
  });
  const { people } = await byDistance(ask, null, limits.similarMembers + 1);
  return people
    .filter((other) => other.id !== id)
    .slice(0, limits.similarMembers)
    .map((other) => cardOf(now, reader, other));
};
