import type { Invented } from './invent.ts';

type Value = string | number | bigint | boolean | Date | null | readonly string[];

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, Value>>;

/** What each table holds of a member. */
export const rowsOf: Readonly<
  Record<
    'users' | 'profiles' | 'listings' | 'presence' | 'photos',
    (member: Invented) => readonly Row[]
  >
> = {
  users: ({ profile, joinedAt, key, isPaid }) => [
    {
      id: profile.userId,
      site_id: profile.siteId,
      email: `${key}@bench.example`,
      email_hash: key,
      name_key: key,
      password_hash: 'none',
      role: 'member',
      status: 'active',
      language: 'en',
      created_at: joinedAt,
      confirmed_at: joinedAt,
      paid_user: isPaid,
    },
  ],
  profiles: ({ profile }) => [
    {
      id: profile.id,
      user_id: profile.userId,
      site_id: profile.siteId,
      name: profile.name,
      status: profile.status,
      gender: profile.gender,
      seeking: profile.seeking,
      birth_date: profile.birthDate,
      country: profile.country,
      region: profile.region,
      place_id: profile.placeId,
      lat: profile.lat,
      lon: profile.lon,
      interests: profile.interests,
      about: profile.about,
      sexuality: profile.sexuality,
      hair_colour: profile.hairColour,
      eye_colour: profile.eyeColour,
      body_type: profile.bodyType,
      relationship_status: profile.relationshipStatus,
      tattoos: profile.tattoos,
      seeking_min_age: profile.seekingMinAge,
      seeking_max_age: profile.seekingMaxAge,
      seeking_km: profile.seekingKm,
    },
  ],
  listings: ({ listing }) => [
    {
      site_id: listing.siteId,
      profile_id: listing.profileId,
      gender: listing.gender,
      seeks: listing.seeks,
      birth_date: listing.birthDate,
      seeks_min_age: listing.seeksMinAge,
      seeks_max_age: listing.seeksMaxAge,
      seeks_km: listing.seeksKm ?? null,
      country: listing.country,
      region: listing.region ?? null,
      spot: `(${listing.spot.x},${listing.spot.y})`,
      located: listing.located,
      traits: listing.traits,
      interests: listing.interests,
      has_photo: listing.hasPhoto,
      verified: listing.verified,
      fictional: listing.fictional,
      joined_at: listing.joinedAt,
    },
  ],
  presence: ({ profile, activeAt }) => [{ profile_id: profile.id, active_at: activeAt }],
  photos: ({ profile, photos, joinedAt }) =>
    Array.from({ length: photos }, (_, position) => {
      const id = `${profile.id.slice(0, -1)}${position}`;
      const file = id.replaceAll('-', '');
      return {
        id,
        profile_id: profile.id,
        position,
        status: 'approved',
        file,
        locked_file: `f${file.slice(1)}`,
        colour: '#785838',
        created_at: joinedAt,
      };
    }),
};
