import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markStale } from '#web/lib/list-cache.ts';
import { applyLoadedLike, setLike, likeOf } from './like-store.ts';

const shown = (id: string, like: 'none' | 'given' | 'received') => ({ id, like });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[LIKE-1] shows what was heard last, from whoever it came', () => {
  const loaded = shown('a', 'none');
  expect(likeOf(loaded)).toBe('none');
  applyLoadedLike(loaded);
  setLike('a', 'match');
  expect(likeOf(loaded)).toBe('match');

  vi.advanceTimersByTime(10_000);
  const reloaded = shown('a', 'given');
  expect(likeOf(reloaded)).toBe('given');
  applyLoadedLike(reloaded);
  expect([likeOf(loaded), likeOf(reloaded)]).toEqual(['given', 'given']);
});

it('[LIKE-1] learns nothing from a list that is come back to', () => {
  const kept = shown('b', 'received');
  applyLoadedLike(kept);
  setLike('b', 'match');
  applyLoadedLike(kept);
  expect(likeOf(kept)).toBe('match');

  vi.advanceTimersByTime(10_000);
  const readBack = markStale(shown('b', 'received'));
  expect(likeOf(readBack)).toBe('match');
  applyLoadedLike(readBack);
  expect(likeOf(kept)).toBe('match');
});

it('[LIKE-1] believes an event more than a page that was on its way', () => {
  setLike('c', 'given');
  const late = shown('c', 'none');
  expect(likeOf(late)).toBe('given');
  applyLoadedLike(late);
  vi.advanceTimersByTime(10_000);
  expect(likeOf(late)).toBe('given');
});
