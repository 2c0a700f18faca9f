import { ageOn } from '#contract/accounts/age.ts';
import type {
  FictionalFields,
  fictionalList,
  FictionalProfile,
  FictionalRow,
} from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/index.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { and, asc, eq, inArray, isNotNull, sql } from '#server/db/sql.ts';
import type { Core, Site } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { placeById } from '#server/adapters/places/index.ts';
import { photoView } from '#server/features/members/photos/index.ts';
import { hasWording } from '../policy.ts';
import type { FoundProfile } from './queries.ts';

const { fictionalChats, fictionalPersonas, photos, profiles, staff } = tables;

type Photo = typeof photos.$inferSelect;

const readPhotos = async (db: Db, ids: readonly string[]): Promise<Map<string, Photo[]>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(photos)
    .where(and(inArray(photos.profileId, [...ids]), eq(photos.status, 'approved')))
    .orderBy(asc(photos.profileId), asc(photos.position));
  return Map.groupBy(rows, ({ profileId }) => profileId);
};

/** In how many chats of each a member waits. */
const countWaiting = async (db: Db, ids: readonly string[]): Promise<Map<string, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: fictionalChats.profileId, count: sql<number>`count(*)::int` })
    .from(fictionalChats)
    .where(and(inArray(fictionalChats.profileId, [...ids]), isNotNull(fictionalChats.waitingSince)))
    .groupBy(fictionalChats.profileId);
  return new Map(rows.map(({ id, count }) => [id, count]));
};

const toRow = (
  core: Core,
  { profile, persona, madeBy }: Omit<FoundProfile, 'site'>,
  pictures: readonly Photo[],
  waiting: number,
): FictionalRow => ({
  id: profile.id,
  name: profile.name,
  age: ageOn(profile.birthDate, core.clock.now()),
  country: profile.country,
  place: profile.placeId === null ? null : (placeById(profile.placeId)?.name ?? null),
  photo: pictures[0] ? photoView(pictures[0]) : null,
  photos: pictures.length,
  retired: persona.retiredAt !== null,
  waiting,
  made_by: madeBy,
  made_at: persona.madeAt.toISOString(),
});

/** The fictional profiles of a site: those that are there first, by name. */
export const listProfiles = async (
  core: Core,
  site: Site,
): Promise<Answer<typeof fictionalList>> => {
  const found = await core.db
    .select({
      profile: profiles,
      persona: fictionalPersonas,
      madeBy: { id: staff.id, name: staff.name },
    })
    .from(fictionalPersonas)
    .innerJoin(profiles, eq(profiles.id, fictionalPersonas.profileId))
    .leftJoin(staff, eq(staff.id, fictionalPersonas.madeBy))
    .where(eq(fictionalPersonas.siteId, site.id))
    .orderBy(sql`${fictionalPersonas.retiredAt} is not null`, asc(profiles.name), asc(profiles.id))
    .limit(consoleLimits.fictional.perSite);
  const ids = found.map(({ profile }) => profile.id);
  const pictures = await readPhotos(core.db, ids);
  const waiting = await countWaiting(core.db, ids);
  return {
    site: site.id,
    has_wording: hasWording(site),
    countries: [...site.settings.countries],
    profiles: found.map((one) =>
      toRow(core, one, pictures.get(one.profile.id) ?? [], waiting.get(one.profile.id) ?? 0),
    ),
    most: consoleLimits.fictional.perSite,
  };
};

const fieldsOf = ({ profile, persona }: FoundProfile): FictionalFields => ({
  name: profile.name,
  date_of_birth: profile.birthDate,
  country: profile.country,
  place_id: profile.placeId,
  gender: profile.gender,
  seeking: profile.seeking,
  seeking_min_age: profile.seekingMinAge,
  seeking_max_age: profile.seekingMaxAge,
  about: profile.about,
  interests: profile.interests,
  sexuality: profile.sexuality,
  hair_colour: profile.hairColour,
  eye_colour: profile.eyeColour,
  body_type: profile.bodyType,
  relationship_status: profile.relationshipStatus,
  tattoos: profile.tattoos,
  story: persona.story,
  voice: persona.voice,
});

/** A fictional profile as it is edited. */
export const toProfile = async (
  core: Core,
  db: Db,
  found: FoundProfile,
): Promise<FictionalProfile> => {
  const { id } = found.profile;
  const pictures = (await readPhotos(db, [id])).get(id) ?? [];
  const waiting = (await countWaiting(db, [id])).get(id) ?? 0;
  return {
    ...toRow(core, found, pictures, waiting),
    site: found.site.id,
    version: found.persona.version,
    fields: fieldsOf(found),
    pictures: pictures.map((picture) => photoView(picture)),
  };
};
