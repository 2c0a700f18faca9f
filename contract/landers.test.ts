import { describe, expect, it } from 'vitest';
import { isLander, isLanderPath, landers, parseSlug, slugOf } from './landers.ts';
import { niches } from './niches.ts';

describe('the last part of a lander’s address', () => {
  it('[LAND-2] chooses a variant', () => {
    expect(parseSlug('alonetonight', 'rain')).toEqual({ variant: 'rain', niche: null });
    expect(parseSlug('tinderswipe')).toEqual({ variant: 'deck', niche: null });
  });

  it.each([undefined, '', 'nothing', 'RAIN', 'rain-', '../rain', 'toString'])(
    '[LAND-2] falls back to the default: %j',
    (slug) => {
      expect(parseSlug('alonetonight', slug)).toEqual({ variant: 'street', niche: null });
    },
  );

  it.each(Object.entries(niches))('[LAND-5] carries niche %s by its name, %s', (id, name) => {
    const niche = Number(id) as keyof typeof niches;
    expect(parseSlug('video', name)).toEqual({ variant: 'cups', niche });
    expect(parseSlug('video', slugOf('walk', niche))).toEqual({ variant: 'walk', niche });
    expect(parseSlug('video', `${name}-nothing`)).toEqual({ variant: 'cups', niche });
    expect(parseSlug('video', `${name}walk`)).toEqual({ variant: 'cups', niche: null });
  });

  it('[LAND-4] is told from other pages by its path', () => {
    const yes = [
      '/landers/video',
      '/landers/video/walk',
      '/members/a/landing',
      '/members/a/landing2/b',
    ];
    const no = [
      '/',
      '/landers',
      '/landers/',
      '/members/a',
      '/members/a/landings',
      '/members/a/signup',
    ];
    expect(yes.filter(isLanderPath)).toEqual(yes);
    expect(no.filter(isLanderPath)).toEqual([]);
  });

  it('knows its landers and no inherited name', () => {
    expect(Object.keys(landers).every(isLander)).toBe(true);
    expect(isLander('constructor')).toBe(false);
  });
});
