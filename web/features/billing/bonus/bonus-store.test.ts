import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { updateClockOffset } from '#web/lib/server-clock.ts';
import { createBonusStore } from './bonus-store.ts';

const HOUR = 3_600_000;
/** By the clock of the server. */
const NOW = Date.parse('2026-03-01T12:00:00.000Z');

const since = (seconds: number) => ({
  paid_user: false,
  signup_date: new Date(NOW - seconds * 1000).toISOString(),
});

const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('[PAY-8] counts down each second and is null at zero', () => {
  const store = createBonusStore(since(14_397.5), NOW, 0);
  const seen: (number | null)[] = [store.left()];
  store.subscribe(() => seen.push(store.left()));
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual([3, 2, 1, null]);
  expect(vi.getTimerCount()).toBe(0);
});

it.each([-HOUR, HOUR])('[PAY-8] is right on a device whose clock is wrong by %d ms', (wrong) => {
  vi.setSystemTime(NOW + wrong);
  const store = createBonusStore(since(60), NOW, updateClockOffset(NOW));
  expect(store.initialLeft).toBe(14_340);
  expect(store.left()).toBe(14_340);
  vi.advanceTimersByTime(40_000);
  expect(store.left()).toBe(14_300);
});

it('[PAY-8] goes on where it is when the browser shows a page that it has kept', () => {
  vi.setSystemTime(NOW + HOUR);
  const ahead = updateClockOffset(NOW);
  vi.advanceTimersByTime(600_000);
  expect(updateClockOffset(NOW)).toBe(ahead);
  expect(createBonusStore(since(0), NOW, updateClockOffset(NOW)).left()).toBe(13_800);
  // A new page tells a new time.
  vi.setSystemTime(NOW + 600_000);
  expect(updateClockOffset(NOW + 600_000)).toBe(0);
});

it.each([
  ['who has logged out', null],
  ['who has paid', { ...since(60), paid_user: true }],
  ['who joined 14400 s ago', since(14_400)],
  ['who joined earlier', since(14_401)],
])('[PAY-8] does not even begin for somebody %s', (_, member) => {
  const store = createBonusStore(member, NOW, 0);
  const changed = vi.fn();
  store.subscribe(changed)();
  expect(store.left()).toBeNull();
  expect(store.initialLeft).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

it('[PAY-8] begins for somebody who joined 14399 s ago', () => {
  expect(createBonusStore(since(14_399), NOW, 0).left()).toBe(1);
});

it('[PAY-8] stops counting when nothing shows it', () => {
  const store = createBonusStore(since(0), NOW, 0);
  const stop = store.subscribe(() => undefined);
  expect(vi.getTimerCount()).toBe(1);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
