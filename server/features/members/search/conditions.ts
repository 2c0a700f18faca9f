import { and, sql } from '#server/db/sql.ts';
import { limits } from '#contract/limits.ts';
import { addTime } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { cellOf } from '#server/db/tables/cells.ts';
import { genderIndex } from '../listing/bits.ts';
import type { Spot } from '../listing/map.ts';
import { boxAround, cellsAround } from '../listing/map.ts';
import { visiblePhotoStatuses } from '../listing/relist.ts';
import type { Reader } from '../reader.ts';

const { listings } = tables;

/** Searches of one shape share a prepared statement, and differ in their values. */
export const placeholder = (name: string) => sql.placeholder(name);

export type Values = Readonly<Record<string, unknown>>;

/** Names a value of a statement; two searches in one statement have two sets of names. */
export type Naming = typeof placeholder;

const point = (name: string, at: Naming = placeholder) =>
  sql`point(${at(`${name}X`)}::float8, ${at(`${name}Y`)}::float8)`;

const pointValues = (name: string, { x, y }: Spot): Values => ({
  [`${name}X`]: x,
  [`${name}Y`]: y,
});

/** How far away, in steps on the map; the index returns rows in its order. */
export const stepsAway = sql<number>`(${listings.spot} <-> ${point('origin')})`;

export const kmAway = sql`${stepsAway} * ${placeholder('kmPerStep')}::float8`;

/** The day on which somebody was born who turns that old today. */
export const birthDateAtAge = (now: Date, years: number): string => {
  const day = new Date(now);
  const month = day.getUTCMonth();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  // Born on the last day of February; the day itself comes in leap years only.
  if (day.getUTCMonth() !== month) day.setUTCDate(0);
  return day.toISOString().slice(0, 10);
};

export const isNoFarther = (name: string, at: Naming = placeholder) =>
  sql`${stepsAway} <= ${at(`${name}Steps`)}::float8`;

/** The square lets the index read no more of the map than it must. */
export const isWithin = (name: string, at: Naming = placeholder) => {
  const square = sql`${listings.spot} <@ box(${point(`${name}From`, at)}, ${point(`${name}To`, at)})`;
  return and(square, isNoFarther(name, at));
};

export const withinValues = (name: string, origin: Spot, steps: number): Values => {
  const { from, to } = boxAround(origin, steps);
  return {
    ...pointValues(`${name}From`, from),
    ...pointValues(`${name}To`, to),
    [`${name}Steps`]: steps,
  };
};

/** The index holds the people of a cell side by side, by gender and age. */
export const isInCells = (name: string, at: Naming = placeholder) =>
  sql`${cellOf(listings.spot)} = any(${at(`${name}Cells`)}::int8[])`;

export const cellValues = (name: string, origin: Spot, steps: number): Values => ({
  [`${name}Cells`]: cellsAround(origin, steps),
  [`${name}Steps`]: steps,
});

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
