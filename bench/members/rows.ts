import type { Invented } from './invent.ts';

type Value = string | number | bigint | boolean | null;

/** The columns of a table that are filled, and the rows of a member in it. */
interface Filled {
  readonly columns: readonly string[];
  readonly rows: (member: Invented) => readonly (readonly Value[])[];
}

const list = (some: readonly string[]) => `{${some.join(',')}}`;

/** What each table holds of a member. Nothing that is made up here needs escaping. */
export const filled = {
  users: {
    columns: [
      'id',
      'site_id',
      'email',
      'email_hash',
      'name_key',
      'password_hash',
      'role',
      'status',
      'language',
      'created_at',
      'confirmed_at',
      'paid_user',
    ],
    rows: ({ profile, joined, key, isPaid }) => [
      [
        profile.userId,
        profile.siteId,
        `${key}@bench.example`,
        key,
        key,
        'none',
        'member',
        'active',
        'en',
        joined,
        joined,
        isPaid,
      ],
    ],
  },
  profiles: {
    columns: [
      'id',
      'user_id',
      'site_id',
      'name',
      'status',
      'gender',
      'seeking',
      'birth_date',
      'country',
      'region',
      'place_id',
      'lat',
      'lon',
      'interests',
      'about',
      'sexuality',
      'hair_colour',
      'eye_colour',
      'body_type',
      'relationship_status',
      'tattoos',
      'seeking_min_age',
      'seeking_max_age',
      'seeking_km',
    ],
    rows: ({ profile: of }) => [
      [
        of.id,
        of.userId,
        of.siteId,
        of.name,
        of.status,
        of.gender,
        list(of.seeking),
        of.birthDate,
        of.country,
        of.region,
        of.placeId,
        of.lat,
        of.lon,
        list(of.interests),
        of.about,
        of.sexuality,
        of.hairColour,
        of.eyeColour,
        of.bodyType,
        of.relationshipStatus,
        of.tattoos,
        of.seekingMinAge,
        of.seekingMaxAge,
        of.seekingKm,
      ],
    ],
  },
  listings: {
    columns: [
      'site_id',
      'profile_id',
      'gender',
      'seeks',
      'birth_date',
      'seeks_min_age',
      'seeks_max_age',
      'seeks_km',
      'country',
      'region',
      'spot',
      'located',
      'traits',
      'interests',
      'has_photo',
      'verified',
      'fictional',
      'joined_at',
      'match_little',
      'match_some',
      'match_much',
      'matchable',
    ],
    rows: ({ listing: of, joined }) => [
      [
        of.siteId,
        of.profileId,
        of.gender,
        of.seeks,
        of.birthDate,
        of.seeksMinAge,
        of.seeksMaxAge,
        of.seeksKm ?? null,
        of.country,
        of.region ?? null,
        `(${of.spot.x},${of.spot.y})`,
        of.located,
        of.traits,
        of.interests,
        of.hasPhoto,
        of.verified,
        of.fictional,
        joined,
        of.matchLittle ?? 0n,
        of.matchSome ?? 0n,
        of.matchMuch ?? 0n,
        of.matchable ?? false,
      ],
    ],
  },
  presence: {
    columns: ['profile_id', 'active_at'],
    rows: ({ profile, active }) => [[profile.id, active]],
  },
  match_answers: {
    columns: ['owner_id', 'little', 'some', 'much', 'updated_at'],
    rows: ({ profile, masks, listing, joined }) =>
      listing.matchable === true
        ? [[profile.id, masks.little, masks.some, masks.much, joined]]
        : [],
  },
  photos: {
    columns: [
      'id',
      'profile_id',
      'position',
      'status',
      'file',
      'locked_file',
      'colour',
      'created_at',
    ],
    rows: ({ profile, photos, joined }) =>
      Array.from({ length: photos }, (_, position) => {
        const id = `${profile.id.slice(0, -1)}${position}`;
        const file = id.replaceAll('-', '');
        const locked = `f${file.slice(1)}`;
        return [id, profile.id, position, 'approved', file, locked, '#785838', joined];
      }),
  },
} satisfies Record<string, Filled>;

export type FilledTable = keyof typeof filled;

export const filledTables = Object.keys(filled) as FilledTable[];

/** The rows of members as COPY reads them. */
export const linesOf = (table: FilledTable, members: readonly Invented[]): string => {
  const rowsOf: Filled['rows'] = filled[table].rows;
  let lines = '';
  for (const member of members) {
    for (const row of rowsOf(member)) {
      let line = '';
      for (const value of row) line += `${value ?? '\\N'}\t`;
      lines += `${line.slice(0, -1)}\n`;
    }
  }
  return lines;
};
