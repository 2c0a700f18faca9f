import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setPushState } from './push.ts';
import { startRefreshing } from './refresh.ts';

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

it('[NOTE-4] begins after 5 s and repeats every 60 s until stopped', () => {
  const refresh = vi.fn();
  const { stop } = startRefreshing(refresh);
  vi.advanceTimersByTime(4_999);
  expect(refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(refresh).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(120_000);
  expect(refresh).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(120_000);
  expect(refresh).toHaveBeenCalledTimes(3);
});

it('[NOTE-4] repeats every 300 s while pushes reach this browser', () => {
  const refresh = vi.fn();
  setPushState('subscribed');
  const { stop } = startRefreshing(refresh);
  vi.advanceTimersByTime(5_000);
  vi.advanceTimersByTime(299_999);
  expect(refresh).toHaveBeenCalledTimes(1);
  setPushState('capable');
  vi.advanceTimersByTime(1);
  expect(refresh).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(refresh).toHaveBeenCalledTimes(3);
  stop();
});

it('[NOTE-4] pauses in a hidden tab, and catches up once on return', () => {
  const refresh = vi.fn();
  const { stop } = startRefreshing(refresh);
  turn(true);
  vi.advanceTimersByTime(600_000);
  expect(refresh).not.toHaveBeenCalled();
  turn(false);
  vi.advanceTimersByTime(0);
  expect(refresh).toHaveBeenCalledTimes(1);
  turn(true);
  turn(false);
  vi.advanceTimersByTime(59_999);
  expect(refresh).toHaveBeenCalledTimes(1);
  stop();
});

it('[NOTE-4] comes at once when something has happened', () => {
  const refresh = vi.fn();
  const { refreshSoon, stop } = startRefreshing(refresh);
  refreshSoon();
  vi.advanceTimersByTime(0);
  expect(refresh).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  stop();
});
