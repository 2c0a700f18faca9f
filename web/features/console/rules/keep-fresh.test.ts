import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFresh } from './keep-fresh.ts';

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

it('[OPS-4] reads at once what has changed, and a burst once more', () => {
  const read = vi.fn();
  const { changed, stop } = keepFresh(read);
  for (let times = 0; times < 20; times += 1) {
    changed();
    vi.advanceTimersByTime(10);
  }
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(read).toHaveBeenCalledTimes(2);
  stop();
  vi.advanceTimersByTime(120_000);
  expect(read).toHaveBeenCalledTimes(2);
});

it('[OPS-4] reads every minute without a word, and in a hidden tab on return', () => {
  const read = vi.fn();
  const { changed, stop } = keepFresh(read);
  vi.advanceTimersByTime(60_000);
  expect(read).toHaveBeenCalledTimes(1);
  turn(true);
  changed();
  vi.advanceTimersByTime(600_000);
  expect(read).toHaveBeenCalledTimes(1);
  turn(false);
  vi.advanceTimersByTime(0);
  expect(read).toHaveBeenCalledTimes(2);
  stop();
});
