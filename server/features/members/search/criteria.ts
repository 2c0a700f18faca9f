import type * as z from 'zod/mini';
import type { Gender } from '#contract/accounts/genders.ts';
import { genders } from '#contract/accounts/genders.ts';
import { limits } from '#contract/limits.ts';
import type { SearchSort } from '#contract/members/enums.ts';
import { attributeNames } from '#contract/members/enums.ts';
import type { SearchFlag } from '#contract/members/search-filters.ts';
import { searchFlags } from '#contract/members/search-filters.ts';
import type { searchQuery } from '#contract/members/search.ts';
import type { Site } from '#server/core/index.ts';
import { interestBits, traitBits } from '../listing/bits.ts';
import type { Reader } from '../reader.ts';

type Query = z.output<typeof searchQuery>;
type Flags = Readonly<Record<SearchFlag, boolean>>;

const flagsOf = (query: Query): Flags =>
  Object.fromEntries(searchFlags.map((flag) => [flag, query[flag] === '1'])) as Flags;

/** What is looked for, with nothing left open. */
export interface Criteria extends Flags {
  readonly genders: readonly Gender[];
  readonly country: string | null;
  readonly region: string | null;
  readonly minAge: number;
  readonly maxAge: number;
  readonly km: number | null;
  readonly real: boolean;
  readonly twoWay: boolean;
  readonly interests: bigint;
  /** For each attribute that matters, a bit for each value that would do. */
  readonly traits: readonly bigint[];
  /** Without those whom the reader likes already or has passed in the swipe game. */
  readonly onlyUndecided: boolean;
  readonly sort: SearchSort;
}

/** What nobody may see, nobody may search by: results would tell it. */
const searchableFields = ({ settings }: Site) => {
  const visible: readonly string[] = settings.visible_profile_fields;
  const fields: readonly string[] = settings.search_fields;
  return (field: string) => visible.includes(field) && fields.includes(field);
};

const maxDistance = ({ me, located }: Reader, requested: string | undefined): number | null => {
  if (!located) return null;
  return requested === undefined ? (me?.seekingKm ?? null) : Number(requested) || null;
};

/** What the question leaves out follows from the reader's own wishes. */
export const criteriaOf = (reader: Reader, query: Query): Criteria => {
  const isSearchable = searchableFields(reader.site);
  const { me } = reader;
  const isPlaceSearchable = isSearchable('location');
  const ages = [
    query.min_age ?? me?.seekingMinAge ?? limits.minAge,
    query.max_age ?? me?.seekingMaxAge ?? limits.maxAge,
  ];
  const requested = isSearchable('gender') ? query.gender : undefined;
  return {
    genders: requested ?? me?.seeking ?? genders,
    country: (isPlaceSearchable && query.country) || null,
    region: (isPlaceSearchable && query.countryregion) || null,
    minAge: Math.min(...ages),
    maxAge: Math.max(...ages),
    km: isPlaceSearchable ? maxDistance(reader, query.distance) : null,
    ...flagsOf(query),
    real: query.real === undefined ? (me?.hideFictional ?? false) : query.real === '1',
    twoWay: me !== null && query.two_way !== '0',
    interests: isSearchable('interests') ? interestBits(query.interests ?? []) : 0n,
    traits: attributeNames
      .filter((name) => isSearchable(name) && query[name] !== undefined)
      .map((name) => traitBits(name, query[name] ?? [])),
    onlyUndecided: false,
    sort: query.sort ?? 'relevance',
  };
};

/** Wider, for people who nearly fit: the kind of person stays, the details need not fit. */
export const widenCriteria = (criteria: Criteria): Criteria => ({
  ...criteria,
  minAge: Math.max(limits.minAge, criteria.minAge - 5),
  maxAge: Math.min(limits.maxAge, criteria.maxAge + 5),
  country: null,
  region: null,
  km: null,
  ...flagsOf({}),
  interests: 0n,
  traits: [],
  sort: 'distance',
});
