import { describe, expect, it } from 'vitest';
import { attributeNames, profileSteps } from '#contract/members/enums.ts';
import { profileFields } from '#contract/site.ts';
import type { Site } from '#server/core/index.ts';
import type { Profile } from '../reader.ts';
import { completionOf } from './completion.ts';

const showing = (fields: readonly string[]) =>
  ({ settings: { visible_profile_fields: fields } }) as unknown as Site;

const all = showing(profileFields);

const empty = {
  placeId: null,
  about: '',
  interests: [],
  sexuality: null,
  hairColour: null,
  eyeColour: null,
  bodyType: null,
  relationshipStatus: null,
  tattoos: null,
} as unknown as Profile;

const full = {
  placeId: 1,
  about: 'x'.repeat(40),
  interests: ['coffee', 'tea', 'wine'],
  sexuality: 'bi',
  hairColour: 'red',
  eyeColour: 'grey',
  bodyType: 'slim',
  relationshipStatus: 'single',
  tattoos: 'none',
} as unknown as Profile;

describe('how complete a profile is', () => {
  it('[MEM-1] begins with a photo and ends with a second one', () => {
    expect(completionOf(all, empty, 0)).toEqual({ percent: 0, next: 'photo' });
    expect(completionOf(all, full, 1)).toEqual({ percent: 90, next: 'photos' });
    expect(completionOf(all, full, 2)).toEqual({ percent: 100, next: null });
    expect(completionOf(all, full, 0)).toMatchObject({ next: 'photo' });
  });

  it('[MEM-1] names the most useful step that is left', () => {
    const told = (more: object) => completionOf(all, { ...empty, ...more }, 1);
    expect(told({})).toEqual({ percent: 30, next: 'location' });
    expect(told({ placeId: 1 })).toEqual({ percent: 40, next: 'about' });
    expect(told({ placeId: 1, about: 'Too short.' })).toMatchObject({ next: 'about' });
    expect(told({ placeId: 1, about: full.about })).toEqual({ percent: 55, next: 'interests' });
    expect(told({ placeId: 1, about: full.about, interests: ['tea', 'wine'] })).toMatchObject({
      next: 'interests',
    });
  });

  it('[MEM-1] grows with every step, and a hundred is all of them', () => {
    let { percent } = completionOf(all, empty, 0);
    const profile = { ...empty };
    const { sexuality, ...steps } = full;
    for (const key of Object.keys(steps) as (keyof Profile)[]) {
      Object.assign(profile, { [key]: full[key] });
      const next = completionOf(all, profile, 0);
      expect(next.percent, key).toBeGreaterThan(percent);
      ({ percent } = next);
    }
    // Complete without a word about the orientation, which changes nothing.
    expect(completionOf(all, profile, profileSteps.length)).toEqual({ percent: 100, next: null });
    expect(completionOf(all, { ...empty, sexuality }, 0)).toEqual(completionOf(all, empty, 0));
  });

  it('[MEM-1] leaves out what the site does not show', () => {
    const bare = showing([]);
    expect(completionOf(bare, empty, 2)).toEqual({ percent: 100, next: null });
    expect(completionOf(bare, full, 1)).toEqual({ percent: 75, next: 'photos' });
    const some = showing(['about', ...attributeNames]);
    expect(completionOf(some, empty, 1).next).toBe('about');
  });
});
