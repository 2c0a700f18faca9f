import { expect, it } from 'vitest';
import { profileSteps } from '#contract/members/enums.ts';
import { anchorOf, partAt } from './anchors.ts';

it('[MEM-1] every step leads to a part of the profile', () => {
  const parts = new Set(profileSteps.map((step) => partAt(anchorOf(step))));
  expect([...parts].toSorted()).toEqual(['about', 'details', 'interests', 'photos', 'place']);
  expect(partAt('details-tattoos')).toBe('details');
});
