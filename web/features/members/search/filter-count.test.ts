import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchQuery } from '#contract/members/search.ts';
import type { FilterCount } from './filter-count.ts';
import { createFilterCounter } from './filter-count.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const criteria = {
  gender: ['man' as const],
  country: null,
  countryregion: null,
  min_age: 30,
  max_age: 45,
  distance: 25,
  two_way: true,
  real: false,
  sort: 'relevance' as const,
  near: 'Utrecht',
};

const answer = (numResults: number, fictional_results = 0, more_results = false) => ({
  numResults,
  more_results,
  fictional_results,
  criteria,
});

/** Follows filters whose counts are answered by hand. */
const following = () => {
  const asked: { query: SearchQuery; signal: AbortSignal; give: (count: number) => void }[] = [];
  const told: (FilterCount | null)[] = [];
  const { count, stop } = createFilterCounter(
    (query, signal) =>
      new Promise((resolve) => {
        asked.push({ query, signal, give: (many) => resolve(answer(many)) });
      }),
    (tally) => told.push(tally),
  );
  const pause = () => vi.runAllTimersAsync();
  return { asked, told, count, stop, pause };
};

it('[MEM-5] asks once the filters rest, with what they say by then', async () => {
  const { asked, told, count, pause } = following();
  let age = '30';
  count(() => ({ min_age: age }));
  count(() => ({ min_age: age }));
  age = '33';
  expect(asked).toEqual([]);
  await pause();
  expect(asked.map(({ query }) => query)).toEqual([{ min_age: '33' }]);
  asked[0]?.give(58);
  await pause();
  expect(told).toEqual([null, null, { count: answer(58), wider: null }]);
});

it('[MEM-5] gives up what is older, and never tells it', async () => {
  const { asked, told, count, pause } = following();
  count(() => ({ photo: '1' }));
  await pause();
  count(() => ({ photo: '0' }));
  expect(asked[0]?.signal.aborted).toBe(true);
  await pause();
  asked[1]?.give(7);
  await pause();
  asked[0]?.give(58);
  await pause();
  expect(told.at(-1)).toEqual({ count: answer(7), wider: null });
});

it('[MEM-5] tells nothing after a failure, and nothing once it was stopped', async () => {
  const told: (FilterCount | null)[] = [];
  const { count, stop } = createFilterCounter(
    () => Promise.reject(new Error('away')),
    (tally) => told.push(tally),
  );
  count(() => ({}));
  await vi.runAllTimersAsync();
  stop();
  count(() => ({}));
  stop();
  await vi.runAllTimersAsync();
  expect(told).toEqual([null, null]);
});

it('[MEM-5] looks for the smallest step that finds somebody where nobody fits', async () => {
  const { asked, told, count, pause } = following();
  count(() => ({ photo: '1' }));
  for (const many of [0, 0, 12]) {
    await pause();
    asked.at(-1)?.give(many);
  }
  await pause();
  expect(asked.map(({ query }) => query)).toEqual([
    { photo: '1' },
    { photo: '1', distance: '50' },
    { photo: '1', distance: '0' },
  ]);
  const way = { kind: 'everywhere', query: { photo: '1', distance: '0' } };
  expect(told.at(-1)).toEqual({ count: answer(0), wider: { search: way, count: answer(12) } });
});

it('[MEM-5] offers no step where none finds anybody, or somebody may fit after all', async () => {
  const none = async (people: number, fictional: number, more = false) => {
    const told: (FilterCount | null)[] = [];
    const follow = createFilterCounter(
      () => Promise.resolve(answer(people, fictional, more)),
      (tally) => told.push(tally),
    );
    follow.count(() => ({}));
    await vi.runAllTimersAsync();
    return told.at(-1);
  };
  expect(await none(0, 0)).toEqual({ count: answer(0), wider: null });
  expect(await none(0, 0, true)).toEqual({ count: answer(0, 0, true), wider: null });
  expect(await none(0, 3)).toEqual({ count: answer(0, 3), wider: null });
});
