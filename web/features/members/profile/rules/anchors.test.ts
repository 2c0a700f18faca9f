import { expect, it } from 'vitest';
import { attributeNames, profileSteps } from '../../../../../contract/members/attributes.ts';
import { anchorOf, attributeAnchor } from './anchors.ts';

it('[MEM-1] every step leads to a part of the page', () => {
  const anchors = ['photos', 'place', 'about', 'interests', ...attributeNames.map(attributeAnchor)];
  expect(profileSteps.filter((step) => !anchors.includes(anchorOf(step)))).toEqual([]);
});
