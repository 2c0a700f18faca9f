import { describe, expect, it } from 'vitest';
import { demoPeople } from '#demo/people/index.ts';
import { faceSpot } from './portraits/index.ts';
import { traitsOfPerson } from './traits-of-person.ts';

describe('the people of the demo, as they are drawn', () => {
  it('are near in their main picture, and every second one is not in its middle', () => {
    const spots = demoPeople.flatMap((person) => {
      const [traits, [main]] = [traitsOfPerson(person), person.pictures];
      return traits && main ? [faceSpot(traits, main)] : [];
    });
    // From crown to chin; hair comes on top of it.
    expect(spots.filter(({ size }) => size * 0.75 < 0.36)).toEqual([]);
    const aside = spots.filter(({ x }) => Math.abs(x - 0.5) > 0.09).length / spots.length;
    expect(aside).toBeGreaterThan(0.4);
    expect(aside).toBeLessThan(0.6);
  });
});
