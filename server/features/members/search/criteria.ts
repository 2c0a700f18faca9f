import type * as z from 'zod/mini';
import type { Gender } from '../../../../contract/accounts/genders.ts';
import { genders } from '../../../../contract/accounts/genders.ts';
import { limits } from '../../../../contract/limits.ts';
import type { SearchSort } from '../../../../contract/members/attributes.ts';
import { attributeNames } from '../../../../contract/members/attributes.ts';
import type { searchQuery } from '../../../../contract/members/search.ts';
import type { Site } from '../../../core/index.ts';
import { interestBits, traitBits } from '../listing/bits.ts';
import type { Reader } from '../reader.ts';

type Query = z.output<typeof searchQuery>;

/** What is looked for, with nothing left open. */
export interface Criteria {
  readonly genders: readonly Gender[];
  readonly country: string | null;
  readonly region: string | null;
  readonly minAge: number;
  readonly maxAge: number;
  readonly km: number | null;
  readonly online: boolean;
  readonly photo: boolean;
  readonly verified: boolean;
  readonly real: boolean;
  readonly twoWay: boolean;
  readonly interests: bigint;
  /** For each attribute that matters, a bit for each value that would do. */
  readonly traits: readonly bigint[];
  /** Without those whom the reader likes already or has passed in the swipe game. */
  readonly unseen: boolean;
  readonly sort: SearchSort;
}

/** What nobody may see, nobody may search by: results would tell it. */
const searchable = ({ settings }: Site) => {
  const visible: readonly string[] = settings.visible_profile_fields;
  const fields: readonly string[] = settings.search_fields;
  return (field: string) => visible.includes(field) && fields.includes(field);
};

const kmOf = ({ me, located }: Reader, asked: string | undefined): number | null => {
  if (!located) return null;
  return asked === undefined ? (me?.seekingKm ?? null) : Number(asked) || null;
};

/** What the question leaves out follows from the reader's own wishes. */
export const criteriaOf = (reader: Reader, query: Query): Criteria => {
  const may = searchable(reader.site);
  const { me } = reader;
  const byPlace = may('location');
  const ages = [
    query.min_age ?? me?.seekingMinAge ?? limits.minAge,
    query.max_age ?? me?.seekingMaxAge ?? limits.maxAge,
  ];
  const asked = may('gender') ? query.gender : undefined;
  return {
    genders: asked ?? me?.seeking ?? genders,
    country: (byPlace && query.country) || null,
    region: (byPlace && query.countryregion) || null,
    minAge: Math.min(...ages),
    maxAge: Math.max(...ages),
    km: byPlace ? kmOf(reader, query.distance) : null,
    online: query.online === '1',
    photo: query.photo === '1',
    verified: query.verified === '1',
    real: query.real === undefined ? (me?.hideFictional ?? false) : query.real === '1',
    twoWay: me !== null && query.two_way !== '0',
    interests: may('interests') ? interestBits(query.interests ?? []) : 0n,
    traits: attributeNames
      .filter((name) => may(name) && query[name] !== undefined)
      .map((name) => traitBits(name, query[name] ?? [])),
    unseen: false,
    sort: query.sort ?? 'relevance',
  };
};

/** Wider, for people who nearly fit: the kind of person stays, the details need not fit. */
export const widened = (criteria: Criteria): Criteria => ({
  ...criteria,
  minAge: Math.max(limits.minAge, criteria.minAge - 5),
  maxAge: Math.min(limits.maxAge, criteria.maxAge + 5),
  country: null,
  region: null,
  km: null,
  online: false,
  photo: false,
  verified: false,
  interests: 0n,
  traits: [],
  sort: 'distance',
});
