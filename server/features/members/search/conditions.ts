import type { SQL } from '#server/db/sql.ts';
import { and, eq, gt, gte, lte, ne, sql } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import { addTime } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { genderIndex } from '../listing/bits.ts';
import type { Spot } from '../listing/map.ts';
import { boxAround } from '../listing/map.ts';
import { visiblePhotoStatuses } from '../listing/relist.ts';
import type { Reader } from '../reader.ts';
import type { Criteria } from './criteria.ts';

const { blocks, likes, listings, presence, swipes } = tables;

/** Searches of one shape share a prepared statement, and differ in their values. */
export const placeholder = (name: string) => sql.placeholder(name);

export type Values = Readonly<Record<string, unknown>>;

const point = (name: string) =>
  sql`point(${placeholder(`${name}X`)}::float8, ${placeholder(`${name}Y`)}::float8)`;

const pointValues = (name: string, { x, y }: Spot): Values => ({
  [`${name}X`]: x,
  [`${name}Y`]: y,
});

/** How far away, in steps on the map; the index returns rows in its order. */
export const stepsAway = sql<number>`(${listings.spot} <-> ${point('origin')})`;

const kmAway = sql`${stepsAway} * ${placeholder('kmPerStep')}::float8`;

/** The day on which somebody was born who turns that old today. */
export const birthDateAtAge = (now: Date, years: number): string => {
  const day = new Date(now);
  const month = day.getUTCMonth();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  // Born on the last day of February; the day itself comes in leap years only.
  if (day.getUTCMonth() !== month) day.setUTCDate(0);
  return day.toISOString().slice(0, 10);
};

/** The square lets the index read no more of the map than it must. */
export const isWithin = (name: string) => {
  const square = sql`${listings.spot} <@ box(${point(`${name}From`)}, ${point(`${name}To`)})`;
  return and(square, sql`${stepsAway} <= ${placeholder(`${name}Steps`)}::float8`);
};

export const withinValues = (name: string, origin: Spot, steps: number): Values => {
  const { from, to } = boxAround(origin, steps);
  return {
    ...pointValues(`${name}From`, from),
    ...pointValues(`${name}To`, to),
    [`${name}Steps`]: steps,
  };
};

/** Neither who blocks nor who is blocked. */
const isNotBlocked = sql`${listings.profileId} not in (
  select ${blocks.blockedId} from ${blocks} where ${blocks.blockerId} = ${placeholder('me')}
  union all
  select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${placeholder('me')}
)`;

/** People who look for somebody like the reader. */
const seeksReader = ({ located }: QueryShape): SQL | undefined => {
  const near = sql`(${listings.seeksKm} is null or not ${listings.located}
    or ${kmAway} <= ${listings.seeksKm})`;
  return and(
    sql`${listings.seeks} & ${placeholder('myGender')}::int2 <> 0`,
    lte(listings.seeksMinAge, placeholder('myAge')),
    gte(listings.seeksMaxAge, placeholder('myAgeOrMost')),
    located ? near : undefined,
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

/** Which criteria a search has at all: each shape is one prepared statement. */
export interface QueryShape {
  readonly me: boolean;
  readonly twoWay: boolean;
  readonly located: boolean;
  readonly oldest: boolean;
  readonly km: boolean;
  readonly country: boolean;
  readonly region: boolean;
  readonly online: boolean;
  readonly photo: boolean;
  readonly verified: boolean;
  readonly real: boolean;
  readonly interests: boolean;
  readonly traits: number;
  readonly isUndecided: boolean;
}

export const shapeOf = ({ me, located }: Reader, criteria: Criteria): QueryShape => ({
  me: me !== null,
  twoWay: me !== null && criteria.twoWay,
  located,
  // The highest age that can be chosen means that and more.
  oldest: criteria.maxAge < limits.maxAge,
  km: criteria.km !== null,
  country: criteria.country !== null,
  region: criteria.region !== null,
  online: criteria.online,
  photo: criteria.photo,
  verified: criteria.verified,
  real: criteria.real,
  interests: criteria.interests !== 0n,
  traits: criteria.traits.length,
  isUndecided: me !== null && criteria.onlyUndecided,
});

/** What a listing must be to fit. What is quick to find out and rules out most stands first. */
export const matchesCriteria = (shape: QueryShape, prefix = ''): SQL | undefined => {
  const prefixed = (name: string) => placeholder(`${prefix}${name}`);
  const traits = Array.from({ length: shape.traits }, (_, index) => prefixed(`trait${index}`));
  return and(
    eq(listings.siteId, placeholder('site')),
    sql`${listings.gender} = any(${prefixed('genders')}::int2[])`,
    lte(listings.birthDate, prefixed('bornUntil')),
    shape.oldest ? gt(listings.birthDate, prefixed('bornAfter')) : undefined,
    shape.twoWay ? seeksReader(shape) : undefined,
    shape.km ? and(isWithin(`${prefix}area`), eq(listings.located, sql`true`)) : undefined,
    shape.country ? eq(listings.country, prefixed('country')) : undefined,
    shape.region ? eq(listings.region, prefixed('region')) : undefined,
    shape.photo ? eq(listings.hasPhoto, sql`true`) : undefined,
    shape.verified ? eq(listings.verified, sql`true`) : undefined,
    shape.real ? eq(listings.fictional, sql`false`) : undefined,
    shape.interests ? sql`${listings.interests} & ${prefixed('interests')}::int8 <> 0` : undefined,
    ...traits.map((mask) => sql`${listings.traits} & ${mask}::int8 <> 0`),
    shape.online ? isOnline : undefined,
    shape.me ? and(ne(listings.profileId, placeholder('me')), isNotBlocked) : undefined,
    shape.isUndecided ? isUndecided : undefined,
  );
};

/** The part of the criteria that an index answers. */
export const matchesIndexedCriteria = (shape: QueryShape): SQL | undefined =>
  and(
    eq(listings.siteId, placeholder('site')),
    sql`${listings.gender} = any(${placeholder('genders')}::int2[])`,
    shape.km ? isWithin('area') : undefined,
    shape.country ? eq(listings.country, placeholder('country')) : undefined,
    shape.region ? eq(listings.region, placeholder('region')) : undefined,
  );

/** What is asked by a reader, whatever they look for. */
export const readerValues = (now: Date, { site, me, age, origin, ...reader }: Reader): Values => ({
  site: site.id,
  me: me?.id,
  myGender: me && 1 << genderIndex(me.gender),
  myAge: age,
  myAgeOrMost: age && Math.min(age, limits.maxAge),
  myBirthDate: me?.birthDate,
  myInterests: reader.interests,
  ...pointValues('origin', origin),
  kmPerStep: origin.kmPerStep,
  onlineSince: addTime(now, { seconds: -60 * limits.presence.nowMinutes }).toISOString(),
  passedSince: addTime(now, { days: -limits.swipePassDays }).toISOString(),
  photoStatuses: visiblePhotoStatuses(site),
});

/** What fits, by the names that `fits` gives it. */
export const criteriaValues = (
  now: Date,
  { origin }: Reader,
  criteria: Criteria,
  prefix = '',
): Values => {
  const values: Values = {
    genders: criteria.genders.map(genderIndex),
    bornUntil: birthDateAtAge(now, criteria.minAge),
    bornAfter: birthDateAtAge(now, criteria.maxAge + 1),
    country: criteria.country,
    region: criteria.region,
    interests: criteria.interests,
    ...Object.fromEntries(criteria.traits.map((mask, index) => [`trait${index}`, mask])),
    ...(criteria.km === null ? {} : withinValues('area', origin, criteria.km / origin.kmPerStep)),
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]),
  );
};
