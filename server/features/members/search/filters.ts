import type { SQL } from '#server/db/sql.ts';
import { and, eq, gt, gte, lte, ne, sql } from '#server/db/sql.ts';
import { genders } from '#contract/accounts/genders.ts';
import { limits } from '#contract/limits.ts';
import type { AttributeName } from '#contract/members/enums.ts';
import type { SearchFilterName, SearchFlag } from '#contract/members/search-filters.ts';
import { tables } from '#server/db/index.ts';
import { genderBits, genderIndex } from '../listing/bits.ts';
import type { MapOrigin } from '../listing/map.ts';
import type { Reader } from '../reader.ts';
import type { Naming, Values } from './conditions.ts';
import {
  birthDateAtAge,
  cellValues,
  isInCells,
  isNoFarther,
  isWithin,
  kmAway,
  placeholder,
  withinValues,
} from './conditions.ts';
import type { Criteria } from './criteria.ts';

const { blocks, likes, listings, presence, swipes } = tables;

/** Neither who blocks nor who is blocked. */
const isNotBlocked = sql`${listings.profileId} not in (
  select ${blocks.blockedId} from ${blocks} where ${blocks.blockerId} = ${placeholder('me')}
  union all
  select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${placeholder('me')}
)`;

/** People who look for somebody like the reader. */
const seeksReader = (isLocated: boolean): SQL | undefined => {
  const near = sql`(${listings.seeksKm} is null or not ${listings.located}
    or ${kmAway} <= ${listings.seeksKm})`;
  return and(
    sql`${listings.seeks} & ${placeholder('myGender')}::int2 <> 0`,
    lte(listings.seeksMinAge, placeholder('myAge')),
    gte(listings.seeksMaxAge, placeholder('myAgeOrMost')),
    isLocated ? near : undefined,
  );
};

const isOnline = sql`exists (
  select 1 from ${presence} where ${presence.profileId} = ${listings.profileId}
    and ${gt(presence.activeAt, placeholder('onlineSince'))}
)`;

/** Neither whom the reader likes, nor whom they swiped: after a pass only for some time. */
const isUndecided = sql`not exists (
  select 1 from ${likes}
  where ${likes.likerId} = ${placeholder('me')} and ${likes.likedId} = ${listings.profileId}
) and not exists (
  select 1 from ${swipes}
  where ${swipes.ownerId} = ${placeholder('me')} and ${swipes.memberId} = ${listings.profileId}
    and (${swipes.liked} or ${swipes.at} > ${placeholder('passedSince')}::timestamptz)
)`;

const genderList = (bits: boolean | number): SQL => {
  const some = genders.map(genderIndex).filter((index) => (Number(bits) >> index) & 1);
  return sql.raw(`'{${some.join(',')}}'::int2[]`);
};

/** The ways by which people within a distance are found; in rings whoever asks draws them. */
const IN_CELLS = 1;
export const IN_SQUARE = 2;
export const IN_RINGS = 3;

/** Within more kilometres there are too many cells to name each. */
export const MAX_CELLS_KM = 150;

const AREA = 'area';

const isInArea = (way: boolean | number, at: Naming): SQL | undefined => {
  if (way === IN_RINGS) return undefined;
  return way === IN_CELLS ? and(isInCells(AREA, at), isNoFarther(AREA, at)) : isWithin(AREA, at);
};

const areaValues = (km: number, origin: MapOrigin): Values => {
  const steps = km / origin.kmPerStep;
  const cells = km <= MAX_CELLS_KM ? cellValues(AREA, origin, steps) : {};
  return { ...withinValues(AREA, origin, steps), ...cells };
};

type FilterName =
  | Exclude<SearchFilterName, AttributeName | 'sort'>
  | 'attributes'
  | 'others'
  | 'undecided';

/** Which filters a search has at all: each shape is one prepared statement. */
export type QueryShape = Readonly<Record<FilterName, boolean | number>> & {
  readonly isLocated: boolean;
};

type Condition = (at: Naming, shape: QueryShape) => SQL | undefined | readonly SQL[];

interface Filter {
  /** Whether a search has it, or how many of it; without, each has it. */
  readonly when?: (criteria: Criteria, reader: Reader) => boolean | number;
  /** What a listing must be to fit. */
  readonly sql: Condition;
  /** The part of it that an index answers. */
  readonly indexed?: Condition;
  /** By the names that `sql` asks for. */
  readonly values?: (criteria: Criteria, reader: Reader, now: Date) => Values;
}

const indexed = (condition: Condition) => ({ sql: condition, indexed: condition });

const flag = (name: SearchFlag, condition: SQL): Filter => ({
  when: (criteria) => criteria[name],
  sql: () => condition,
});

/** Each filter. What is quick to find out and rules out most stands first. */
const filters: Readonly<Record<FilterName, Filter>> = {
  gender: {
    // A set of its own for each: a plan that has to suit any list of genders looks dear to the database,
    // which would then plan each search anew.
    when: (criteria) => genderBits(criteria.genders),
    ...indexed((_, { gender }) => sql`${listings.gender} = any(${genderList(gender)})`),
  },
  min_age: {
    sql: (at) => lte(listings.birthDate, at('bornUntil')),
    values: ({ minAge }, _, now) => ({ bornUntil: birthDateAtAge(now, minAge) }),
  },
  max_age: {
    // The highest age that can be chosen means that and more.
    when: ({ maxAge }) => maxAge < limits.maxAge,
    sql: (at) => gt(listings.birthDate, at('bornAfter')),
    values: ({ maxAge }, _, now) => ({ bornAfter: birthDateAtAge(now, maxAge + 1) }),
  },
  two_way: {
    when: ({ twoWay }, { me }) => me !== null && twoWay,
    sql: (_, { isLocated }) => seeksReader(isLocated),
  },
  distance: {
    when: ({ km }) => km !== null && (km <= MAX_CELLS_KM ? IN_CELLS : IN_SQUARE),
    sql: (at, { distance }) => and(isInArea(distance, at), eq(listings.located, sql`true`)),
    indexed: (at, { distance }) => isInArea(distance, at),
    values: ({ km }, { origin }) => areaValues(km ?? 0, origin),
  },
  country: {
    when: ({ country }) => country !== null,
    ...indexed((at) => eq(listings.country, at('country'))),
    values: ({ country }) => ({ country }),
  },
  countryregion: {
    when: ({ region }) => region !== null,
    ...indexed((at) => eq(listings.region, at('region'))),
    values: ({ region }) => ({ region }),
  },
  photo: flag('photo', eq(listings.hasPhoto, sql`true`)),
  verified: flag('verified', eq(listings.verified, sql`true`)),
  real: { when: ({ real }) => real, sql: () => eq(listings.fictional, sql`false`) },
  interests: {
    when: ({ interests }) => interests !== 0n,
    sql: (at) => sql`${listings.interests} & ${at('interests')}::int8 <> 0`,
    values: ({ interests }) => ({ interests }),
  },
  attributes: {
    when: ({ traits }) => traits.length,
    sql: (at, { attributes }) =>
      Array.from(
        { length: Number(attributes) },
        (_, index) => sql`${listings.traits} & ${at(`trait${index}`)}::int8 <> 0`,
      ),
    values: ({ traits }) =>
      Object.fromEntries(traits.map((mask, index) => [`trait${index}`, mask])),
  },
  online: flag('online', isOnline),
  others: {
    when: (_, { me }) => me !== null,
    sql: () => and(ne(listings.profileId, placeholder('me')), isNotBlocked),
  },
  undecided: {
    when: ({ onlyUndecided }, { me }) => me !== null && onlyUndecided,
    sql: () => isUndecided,
  },
};

const filterNames = Object.keys(filters) as readonly FilterName[];

export const shapeOf = (reader: Reader, criteria: Criteria): QueryShape => {
  const entries = filterNames.map((name) => [name, filters[name].when?.(criteria, reader) ?? true]);
  return { ...(Object.fromEntries(entries) as QueryShape), isLocated: reader.located };
};

const isOnSite = eq(listings.siteId, placeholder('site'));

const conditionsOf = (shape: QueryShape, part: 'sql' | 'indexed', at: Naming): SQL | undefined =>
  and(
    isOnSite,
    ...filterNames.flatMap((name) => (shape[name] ? filters[name][part]?.(at, shape) : undefined)),
  );

/** What a listing must be to fit. */
export const matchesCriteria = (shape: QueryShape, prefix = ''): SQL | undefined =>
  conditionsOf(shape, 'sql', (name) => placeholder(`${prefix}${name}`));

/** The part of the criteria that an index answers. */
export const matchesIndexedCriteria = (shape: QueryShape): SQL | undefined =>
  conditionsOf(shape, 'indexed', placeholder);

/** What `matchesCriteria` asks for, by name. */
export const criteriaValues = (
  now: Date,
  reader: Reader,
  criteria: Criteria,
  prefix = '',
): Values => {
  const shape = shapeOf(reader, criteria);
  return Object.fromEntries(
    filterNames
      .filter((name) => shape[name])
      .flatMap((name) => Object.entries(filters[name].values?.(criteria, reader, now) ?? {}))
      .map(([name, value]) => [`${prefix}${name}`, value]),
  );
};
