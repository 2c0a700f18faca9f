import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryDelay, wait } from './retry.ts';

const least = () => 0;
const most = () => 1;

describe('retryDelay', () => {
  it.each([
    [0, 150, 300],
    [1, 300, 600],
    [2, 600, 1_200],
    [3, 1_200, 2_400],
    [4, 2_400, 4_800],
    [5, 4_800, 9_600],
    [6, 5_000, 10_000],
    [50, 5_000, 10_000],
  ])('[API-4] after %i tries waits between %i and %i ms', (tries, from, to) => {
    expect(retryDelay(tries, null, least)).toBe(from);
    expect(retryDelay(tries, null, most)).toBe(to);
  });

  it.each([
    ['1', 1_000],
    ['2.5', 2_500],
    ['10', 10_000],
  ])('[API-4] waits as long as Retry-After: %s asks', (asked, ms) => {
    expect(retryDelay(0, asked, least)).toBe(ms);
    expect(retryDelay(4, asked, least)).toBe(ms);
  });

  it('[API-4] spreads those who were asked to come back at the same moment', () => {
    expect(retryDelay(0, '2', most)).toBe(2_300);
  });

  it.each(['', '0', '-5', 'soon', 'NaN', 'Infinity'])(
    '[API-4] a Retry-After of %j is as good as none',
    (asked) => {
      expect(retryDelay(1, asked, least)).toBe(300);
    },
  );

  it('[API-4] gives up when the server asks for longer than anyone would wait', () => {
    expect(retryDelay(0, '3600', least)).toBeNull();
    expect(retryDelay(0, '11', least)).toBeNull();
  });

  it('[API-4] otherwise always waits, and never beyond reason', () => {
    fc.assert(
      fc.property(
        fc.nat(100),
        fc.option(fc.oneof(fc.integer().map(String), fc.string())),
        (tries, asked) => {
          const ms = retryDelay(tries, asked) ?? 1;
          expect(ms).toBeGreaterThan(0);
          expect(ms).toBeLessThanOrEqual(10_300);
        },
      ),
    );
  });
});

describe('wait', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[API-4] resolves when the time is over, not before', async () => {
    const over = vi.fn();
    const waiting = wait(1_000).then(over);
    await vi.advanceTimersByTimeAsync(999);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toHaveBeenCalledOnce();
    await waiting;
  });

  it('rejects with the reason as soon as the signal aborts, and leaves no timer', async () => {
    const controller = new AbortController();
    queueMicrotask(() => controller.abort(new Error('left the page')));
    await expect(wait(1_000, controller.signal)).rejects.toThrow('left the page');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects at once when the signal had aborted before', async () => {
    const signal = AbortSignal.abort(new Error('too late'));
    await expect(wait(1_000, signal)).rejects.toThrow('too late');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves no listener on a signal that never aborts', async () => {
    const { signal } = new AbortController();
    const removed = vi.spyOn(signal, 'removeEventListener');
    const waiting = wait(10, signal);
    await vi.advanceTimersByTimeAsync(10);
    await waiting;
    expect(removed).toHaveBeenCalledWith('abort', expect.any(Function));
  });
});
