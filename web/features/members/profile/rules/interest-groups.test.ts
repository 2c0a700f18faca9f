import { expect, it } from 'vitest';
import { interests } from '#contract/interests.ts';
import { interestGroups } from './interest-groups.ts';

it('[MEM-1] every interest stands in one group', () => {
  expect(Object.values(interestGroups).flat().toSorted()).toEqual(interests.toSorted());
});
