import { expect, it } from 'vitest';
import { movedGift } from './moved-gift.ts';

it('[OPS-9] a gift changes places with its neighbour, and stays where there is none', () => {
  expect(movedGift(['rose', 'tea', 'boat'], 'tea', -1)).toEqual(['tea', 'rose', 'boat']);
  expect(movedGift(['rose', 'tea', 'boat'], 'tea', 1)).toEqual(['rose', 'boat', 'tea']);
  expect(movedGift(['rose', 'tea'], 'tea', 1)).toEqual(['rose', 'tea']);
  expect(movedGift(['rose', 'tea'], 'boat', 1)).toEqual(['rose', 'tea']);
});
