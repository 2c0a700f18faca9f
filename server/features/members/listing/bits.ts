import type { Gender } from '#contract/accounts/genders.ts';
import { genders } from '#contract/accounts/genders.ts';
import type { Interest } from '#contract/interests.ts';
import { interests } from '#contract/interests.ts';
import type { AttributeName } from '#contract/members/enums.ts';
import { attributeNames, attributes } from '#contract/members/enums.ts';

export const genderIndex = (gender: Gender): number => genders.indexOf(gender);

export const genderAt = (number: number): Gender => {
  const gender = genders[number];
  if (!gender) throw new RangeError(`There is no gender ${number}.`);
  return gender;
};

/** A bit for each gender. */
export const genderBits = (some: readonly Gender[]): number =>
  some.reduce((bits, gender) => bits | (1 << genderIndex(gender)), 0);

const maskOf = (all: readonly string[], some: readonly string[]): bigint =>
  some.reduce((bits, value) => bits | (1n << BigInt(all.indexOf(value))), 0n);

/** A bit for each interest. New ones are added at the end of the list, so that bits keep their meaning. */
export const interestBits = (some: readonly Interest[]): bigint => maskOf(interests, some);

export const interestsOf = (bits: bigint): Interest[] =>
  interests.filter((_, at) => (bits >> BigInt(at)) & 1n);

const traitValues = attributeNames.flatMap((name) =>
  attributes[name].map((value) => `${name}.${value}`),
);

/** A bit for each value of each attribute. */
export const traitBits = (name: AttributeName, some: readonly string[]): bigint =>
  maskOf(
    traitValues,
    some.map((value) => `${name}.${value}`),
  );
