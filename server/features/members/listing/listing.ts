import type { AttributeName } from '#contract/members/enums.ts';
import { attributeNames } from '#contract/members/enums.ts';
import type { tables } from '#server/db/index.ts';
import { placesOf } from '#server/adapters/places/index.ts';
import { genderBits, genderIndex, interestBits, traitBits } from './bits.ts';
import type { Position } from './map.ts';
import { spotOf } from './map.ts';

type Profile = Omit<typeof tables.profiles.$inferSelect, 'about'>;
type Listing = typeof tables.listings.$inferSelect;

/** What a listing says of the answers to the match finder, which no profile holds. */
export type MatchColumns = Pick<Listing, 'matchLittle' | 'matchSome' | 'matchMuch' | 'matchable'>;

/** Attributes as the table names them. */
export const attributeColumns = {
  sexuality: 'sexuality',
  hair_colour: 'hairColour',
  eye_colour: 'eyeColour',
  body_type: 'bodyType',
  relationship_status: 'relationshipStatus',
  tattoos: 'tattoos',
} as const satisfies Record<AttributeName, keyof Profile>;

export const attributeOf = (profile: Profile, name: AttributeName): string | null =>
  profile[attributeColumns[name]];

/** The position of a member of whom only the country is known: its largest town. */
export const countryPosition = (country: string): Position =>
  placesOf(country)[0] ?? { lat: 0, lon: 0 };

export const positionOf = ({ lat, lon, country }: Pick<Profile, 'lat' | 'lon' | 'country'>) =>
  lat === null || lon === null ? countryPosition(country) : { lat, lon };

interface ListingFacts {
  readonly joinedAt: Date;
  readonly hasPhoto: boolean;
  readonly verified: boolean;
}

/** What search knows of a profile on one site. */
export const listingOf = (
  siteId: number,
  profile: Profile,
  facts: ListingFacts,
): Omit<Listing, keyof MatchColumns> => ({
  siteId,
  profileId: profile.id,
  gender: genderIndex(profile.gender),
  seeks: genderBits(profile.seeking),
  birthDate: profile.birthDate,
  seeksMinAge: profile.seekingMinAge,
  seeksMaxAge: profile.seekingMaxAge,
  seeksKm: profile.seekingKm,
  country: profile.country,
  region: profile.region,
  spot: spotOf(siteId, positionOf(profile), profile.id),
  located: profile.lat !== null,
  traits: attributeNames.reduce((bits, name) => {
    const value = attributeOf(profile, name);
    return value === null ? bits : bits | traitBits(name, [value]);
  }, 0n),
  interests: interestBits(profile.interests),
  fictional: profile.fictional,
  ...facts,
});
