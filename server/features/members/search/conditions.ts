import type { SQL } from 'drizzle-orm';
import { and, eq, gt, gte, inArray, lte, ne, sql } from 'drizzle-orm';
import { limits } from '../../../../contract/limits.ts';
import { later } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import { genderNumber } from '../listing/bits.ts';
import type { Spot } from '../listing/map.ts';
import { around } from '../listing/map.ts';
import type { Reader } from '../reader.ts';
import type { Criteria } from './criteria.ts';

const { blocks, listings, presence } = tables;

const point = ({ x, y }: Spot) => sql`point(${x}::float8, ${y}::float8)`;

/** How far away, in steps on the map; the index returns rows in its order. */
export const stepsTo = (origin: Spot) => sql<number>`(${listings.spot} <-> ${point(origin)})`;

/** The day on which somebody was born who turns that old today. */
export const bornBefore = (now: Date, years: number): string => {
  const day = new Date(now);
  const month = day.getUTCMonth();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  // Born on the last day of February; the day itself comes in leap years only.
  if (day.getUTCMonth() !== month) day.setUTCDate(0);
  return day.toISOString().slice(0, 10);
};

/** The square lets the index read no more of the map than it must. */
export const isWithin = (origin: Spot, steps: number) => {
  const { from, to } = around(origin, steps);
  const square = sql`${listings.spot} <@ box(${point(from)}, ${point(to)})`;
  return and(square, sql`${stepsTo(origin)} <= ${steps}::float8`);
};

/** Neither who blocks nor who is blocked. */
const unblocked = (profileId: string) => sql`${listings.profileId} not in (
  select ${blocks.blockedId} from ${blocks} where ${blocks.blockerId} = ${profileId}
  union all
  select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${profileId}
)`;

/** People who look for somebody like the reader. */
const looksForMe = ({ me, age, origin, located }: Reader): SQL | undefined => {
  if (!me || age === null) return undefined;
  const bit = 1 << genderNumber(me.gender);
  const near = sql`(${listings.seeksKm} is null or not ${listings.located}
    or ${stepsTo(origin)} * ${origin.kmPerStep}::float8 <= ${listings.seeksKm})`;
  return and(
    sql`${listings.seeks} & ${bit}::int2 <> 0`,
    lte(listings.seeksMinAge, age),
    gte(listings.seeksMaxAge, Math.min(age, limits.maxAge)),
    located ? near : undefined,
  );
};

const isOnline = (now: Date) => sql`exists (
  select 1 from ${presence} where ${presence.profileId} = ${listings.profileId}
    and ${gt(presence.activeAt, later(now, { seconds: -60 * limits.presence.nowMinutes }))}
)`;

/** What a listing must be to fit. What is quick to find out and rules out most stands first. */
export const fits = (now: Date, reader: Reader, criteria: Criteria): SQL | undefined => {
  const { km, country, region } = criteria;
  const { site, me, origin } = reader;
  return and(
    eq(listings.siteId, site.id),
    inArray(listings.gender, criteria.genders.map(genderNumber)),
    lte(listings.birthDate, bornBefore(now, criteria.minAge)),
    // The highest age that can be chosen means that and more.
    criteria.maxAge >= limits.maxAge
      ? undefined
      : gt(listings.birthDate, bornBefore(now, criteria.maxAge + 1)),
    criteria.twoWay ? looksForMe(reader) : undefined,
    km === null
      ? undefined
      : and(isWithin(origin, km / origin.kmPerStep), eq(listings.located, true)),
    country === null ? undefined : eq(listings.country, country),
    region === null ? undefined : eq(listings.region, region),
    criteria.photo ? eq(listings.hasPhoto, true) : undefined,
    criteria.verified ? eq(listings.verified, true) : undefined,
    criteria.real ? eq(listings.fictional, false) : undefined,
    criteria.interests === 0n
      ? undefined
      : sql`${listings.interests} & ${criteria.interests}::int8 <> 0`,
    ...criteria.traits.map((mask) => sql`${listings.traits} & ${mask}::int8 <> 0`),
    criteria.online ? isOnline(now) : undefined,
    me ? and(ne(listings.profileId, me.id), unblocked(me.id)) : undefined,
  );
};
