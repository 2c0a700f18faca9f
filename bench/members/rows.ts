import { toSnakeCase } from 'drizzle-orm/casing';
import type { tables } from '#server/db/index.ts';
import type { Invented } from './invent.ts';

type Value = string | number | bigint | boolean | null;

/** The columns of a table that are filled, and the rows of a member in it. */
interface Filled {
  readonly columns: readonly string[];
  readonly rows: (member: Invented) => readonly (readonly Value[])[];
}

const list = (some: readonly string[]) => `{${some.join(',')}}`;

/** Each column, so that a new one is not forgotten. */
const listingValues: Readonly<
  Record<keyof typeof tables.listings.$inferSelect, (member: Invented) => Value>
> = {
  siteId: ({ listing }) => listing.siteId,
  profileId: ({ listing }) => listing.profileId,
  gender: ({ listing }) => listing.gender,
  seeks: ({ listing }) => listing.seeks,
  birthDate: ({ listing }) => listing.birthDate,
  seeksMinAge: ({ listing }) => listing.seeksMinAge,
  seeksMaxAge: ({ listing }) => listing.seeksMaxAge,
  seeksKm: ({ listing }) => listing.seeksKm,
  country: ({ listing }) => listing.country,
  region: ({ listing }) => listing.region,
  spot: ({ listing: { spot } }) => `(${spot.x},${spot.y})`,
  located: ({ listing }) => listing.located,
  traits: ({ listing }) => listing.traits,
  interests: ({ listing }) => listing.interests,
  hasPhoto: ({ listing }) => listing.hasPhoto,
  verified: ({ listing }) => listing.verified,
  fictional: ({ listing }) => listing.fictional,
  joinedAt: ({ joined }) => joined,
  matchLittle: ({ listing }) => listing.matchLittle,
  matchSome: ({ listing }) => listing.matchSome,
  matchMuch: ({ listing }) => listing.matchMuch,
  matchable: ({ listing }) => listing.matchable,
};

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
    columns: Object.keys(listingValues).map(toSnakeCase),
    rows: (member) => [Object.values(listingValues).map((valueOf) => valueOf(member))],
  },
  presence: {
    columns: ['profile_id', 'active_at'],
    rows: ({ profile, active }) => [[profile.id, active]],
  },
  match_answers: {
    columns: ['owner_id', 'little', 'some', 'much', 'updated_at'],
    rows: ({ profile, masks, listing, joined }) =>
      listing.matchable ? [[profile.id, masks.little, masks.some, masks.much, joined]] : [],
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
