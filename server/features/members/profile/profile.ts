import { and, count, eq, isNull, ne, or } from '#server/db/sql.ts';
import type * as z from 'zod/mini';
import { ageOn } from '#contract/accounts/age.ts';
import type { OwnProfile, profileUpdate } from '#contract/members/profile.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { placeById } from '#server/adapters/places/index.ts';
import { lockUser, memberOf } from '#server/features/accounts/index.ts';
import { relist } from '../listing/relist.ts';
import type { Profile } from '../reader.ts';
import { loadCallerProfile } from '../reader.ts';
import { completionOf } from './completion.ts';

const { listings, photos, profiles, verifications } = tables;

type Changes = z.output<(typeof profileUpdate)['body']>;

const readVerification = async (
  db: Db,
  siteId: number,
  profile: Profile,
): Promise<OwnProfile['verification']> => {
  const [verification] = await db
    .select()
    .from(verifications)
    .where(eq(verifications.profileId, profile.id));
  if (verification?.file) return { state: 'waiting', reason: null };
  // Of one that was found unlawful a mail tells.
  if (verification && !verification.secured)
    return { state: 'refused', reason: verification.reason };
  const [listing] = await db
    .select({ verified: listings.verified })
    .from(listings)
    .where(and(eq(listings.siteId, siteId), eq(listings.profileId, profile.id)));
  // Who hides is not listed, and keeps the badge for later.
  const isVerified = listing ? listing.verified : profile.verifiedAt !== null;
  return { state: isVerified ? 'verified' : 'none', reason: null };
};

/** The own profile as its owner edits it. */
export const readProfile = async (core: Core, db: Db, caller: Caller): Promise<OwnProfile> => {
  const me = await loadCallerProfile(db, caller);
  const [photoCount] = await db
    .select({ count: count() })
    .from(photos)
    .where(
      and(
        eq(photos.profileId, me.id),
        ne(photos.status, 'rejected'),
        // A secured photo counts until it is refused.
        or(ne(photos.status, 'secured'), isNull(photos.reason)),
      ),
    );
  const place = me.placeId === null ? undefined : placeById(me.placeId);
  return {
    id: me.id,
    name: me.name,
    age: ageOn(me.birthDate, core.clock.now()),
    country: me.country,
    place: place ? { id: place.id, name: place.name } : null,
    gender: me.gender,
    invisible: me.invisible,
    search_engines: me.searchEngines,
    about: me.about,
    interests: me.interests,
    sexuality: me.sexuality,
    hair_colour: me.hairColour,
    eye_colour: me.eyeColour,
    body_type: me.bodyType,
    relationship_status: me.relationshipStatus,
    tattoos: me.tattoos,
    seeking: me.seeking,
    seeking_min_age: me.seekingMinAge,
    seeking_max_age: me.seekingMaxAge,
    seeking_km: me.seekingKm as OwnProfile['seeking_km'],
    show_elsewhere: me.showElsewhere,
    hide_fictional: me.hideFictional,
    photo_blur: me.photoBlur,
    verification: await readVerification(db, caller.site.id, me),
    completion: completionOf(caller.site, me, photoCount?.count ?? 0),
  };
};

/** The columns that a change touches: what is left out stays. */
const toColumns = (me: Profile, changes: Changes) => {
  const ages = [
    changes.seeking_min_age ?? me.seekingMinAge,
    changes.seeking_max_age ?? me.seekingMaxAge,
  ];
  return {
    gender: changes.gender,
    about: changes.about,
    interests: changes.interests && [...new Set(changes.interests)],
    sexuality: changes.sexuality,
    hairColour: changes.hair_colour,
    eyeColour: changes.eye_colour,
    bodyType: changes.body_type,
    relationshipStatus: changes.relationship_status,
    tattoos: changes.tattoos,
    seeking: changes.seeking && [...new Set(changes.seeking)],
    seekingMinAge: Math.min(...ages),
    seekingMaxAge: Math.max(...ages),
    seekingKm: changes.seeking_km,
    showElsewhere: changes.show_elsewhere,
    hideFictional: changes.hide_fictional,
    photoBlur: changes.photo_blur,
  };
};

/** Changes what is given of the own profile, and what search knows of it. */
export const updateProfile = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  changes: Changes,
): Promise<void> => {
  await lockUser(tx, memberOf(caller));
  const me = await loadCallerProfile(tx.db, caller);
  await tx.db.update(profiles).set(toColumns(me, changes)).where(eq(profiles.id, me.id));
  await relist(core, tx, me.id);
};
