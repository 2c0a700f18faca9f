import { describe, expect, it } from 'vitest';
import { landerNames, parseSlug } from '#contract/landers.ts';
import { invitationLink, invitingLanders } from './link.ts';

const own = { origin: 'https://duet.example', code: 'ABC', niche: 6, variant: 'rain' } as const;

describe('the link of an invitation', () => {
  it('[LAND-5] carries the niche before the slug, and the code of the member', () => {
    expect(invitationLink({ ...own, lander: 'alonetonight' })).toBe(
      'https://duet.example/landers/alonetonight/rosewood-rain?network=invitation&ref=ABC',
    );
  });

  it('[LAND-5] is understood by every lander that it can lead to', () => {
    const all = invitingLanders(landerNames);
    expect(all).toHaveLength(8);
    for (const lander of all) {
      const { variant } = parseSlug(lander);
      const { pathname } = new URL(invitationLink({ ...own, lander, variant }));
      expect(parseSlug(lander, pathname.split('/').at(-1))).toEqual({ variant, niche: 6 });
    }
  });

  it('[LAND-5] [OPS-10] leads to the front page where no lander is on', () => {
    expect(invitingLanders(['landing', 'tinderswipe', 'video'])).toEqual(['video']);
    expect(invitationLink({ ...own, lander: null })).toBe(
      'https://duet.example/?network=invitation&ref=ABC',
    );
  });
});
