import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { genders } from '#contract/accounts/genders.ts';
import { interests } from '#contract/interests.ts';
import { attributeNames, attributes } from '#contract/members/enums.ts';
import { genderBits, genderIndex, genderAt, interestBits, interestsOf, traitBits } from './bits.ts';

/** What a signed eight-byte number of the database holds. */
const MAX_BIGINT = 2n ** 63n - 1n;

describe('bits', () => {
  it('[MEM-5] number each gender and give it back', () => {
    for (const gender of genders) expect(genderAt(genderIndex(gender))).toBe(gender);
    expect(() => genderAt(genders.length)).toThrow(RangeError);
    expect(() => genderAt(-1)).toThrow(RangeError);
  });

  it('[MEM-5] have one bit for each gender that is looked for', () => {
    expect(genderBits([])).toBe(0);
    expect(genderBits(genders)).toBe(2 ** genders.length - 1);
    expect(genderBits(['man', 'man'])).toBe(1 << genderIndex('man'));
  });

  it('[MEM-5] give back any interests, and fit into a number of the database', () => {
    fc.assert(
      fc.property(fc.subarray([...interests]), (some) => {
        expect(interestsOf(interestBits(some))).toEqual(some);
      }),
    );
    expect(interestBits(interests)).toBeLessThanOrEqual(MAX_BIGINT);
    expect(interestsOf(0n)).toEqual([]);
  });

  it('[MEM-5] tell every value of every attribute from all others', () => {
    const all = attributeNames.flatMap((name) =>
      attributes[name].map((value) => traitBits(name, [value])),
    );
    expect(new Set(all).size).toBe(all.length);
    const union = all.reduce((bits, one) => bits | one, 0n);
    expect(union).toBe(all.reduce((total, one) => total + one, 0n));
    expect(union).toBeLessThanOrEqual(MAX_BIGINT);
    // Grey hair is not grey eyes.
    expect(traitBits('hair_colour', ['grey']) & traitBits('eye_colour', ['grey'])).toBe(0n);
    expect(traitBits('tattoos', ['some', 'many'])).toBe(
      traitBits('tattoos', ['some']) | traitBits('tattoos', ['many']),
    );
  });
});
