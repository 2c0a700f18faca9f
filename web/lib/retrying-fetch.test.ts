import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryingFetch } from './retrying-fetch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = new URL('https://duet.example/likes.data');
const lost = new TypeError('Failed to fetch');

/** A network that loses the first so many requests. */
const network = (losses: number) => {
  const asked: unknown[] = [];
  const fetch = retryingFetch(async (input) => {
    asked.push(input);
    if (asked.length <= losses) throw lost;
    return new Response('here');
  });
  return { asked, fetch };
};

it.each([
  ['the data of a page', page],
  ['where links lead', new URL('https://duet.example/__manifest?paths=/likes')],
])('[API-4] reads %s again, up to five times', async (_, address) => {
  const { asked, fetch } = network(5);
  const answer = fetch(address);
  await vi.runAllTimersAsync();
  expect(await (await answer).text()).toBe('here');
  expect(asked).toHaveLength(6);
});

it('[API-4] gives up then', async () => {
  const { asked, fetch } = network(6);
  const failure = fetch(page).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await failure).toBe(lost);
  expect(asked).toHaveLength(6);
});

it('[API-4] stops when nobody wants the page any more', async () => {
  const { asked, fetch } = network(9);
  const leaving = new AbortController();
  const failure = fetch(page, { signal: leaving.signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  leaving.abort('away');
  expect(await failure).toBe('away');
  expect(asked).toHaveLength(1);
});

it.each([
  ['a form', page, { method: 'POST' }],
  ['what is called otherwise', new URL('https://duet.example/api/user.php'), {}],
  ['what others ask for', '/likes.data', {}],
])('[API-4] leaves %s alone', async (_, input, init) => {
  const { asked, fetch } = network(1);
  await expect(fetch(input, init)).rejects.toBe(lost);
  expect(asked).toHaveLength(1);
});
