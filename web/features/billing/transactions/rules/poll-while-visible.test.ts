import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pollWhileVisible } from './poll-while-visible.ts';

const tab = Object.assign(new EventTarget(), { hidden: false });

const turn = (hidden: boolean) => {
  tab.hidden = hidden;
  tab.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', tab);
  tab.hidden = false;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const asked = () => vi.fn(() => Promise.resolve());

it('[PAY-3] asks on arrival and every three seconds until it is stopped', async () => {
  const look = asked();
  const { stop } = pollWhileVisible(look);
  expect(look).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(9000);
  expect(look).toHaveBeenCalledTimes(4);
  stop();
  await vi.advanceTimersByTimeAsync(9000);
  expect(look).toHaveBeenCalledTimes(4);
});

it('[PAY-3] rests in a hidden tab, and asks at once on return', async () => {
  const look = asked();
  const { stop } = pollWhileVisible(look);
  await vi.advanceTimersByTimeAsync(0);
  turn(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look).toHaveBeenCalledTimes(1);
  turn(false);
  expect(look).toHaveBeenCalledTimes(2);
  stop();
});

it('[PAY-3] never asks twice at once, and goes on after a failure', async () => {
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let count = 0;
  const look = vi.fn(() => answers[count++]?.promise ?? Promise.resolve());
  const { checkNow: now, stop } = pollWhileVisible(look);
  now();
  expect(look).toHaveBeenCalledTimes(1);
  answers[0]?.reject(new Error('offline'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(look).toHaveBeenCalledTimes(2);
  stop();
});

it('[PAY-3] asks less often after five minutes', async () => {
  const look = asked();
  const { stop } = pollWhileVisible(look);
  await vi.advanceTimersByTimeAsync(303_000);
  const soFar = look.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look.mock.calls.length - soFar).toBe(4);
  stop();
});
