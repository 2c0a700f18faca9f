import { expect, it } from 'vitest';
import { interestGroups, interests, interestsIn } from './interests.ts';

it('[MEM-1] every interest stands in one group', () => {
  expect(interestGroups.flatMap(interestsIn).toSorted()).toEqual(interests.toSorted());
});
