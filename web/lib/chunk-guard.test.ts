import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_FAILED, guardChunks, canReload } from './chunk-guard.ts';

describe('mayReload', () => {
  it.each<[number | null, number, boolean]>([
    [null, 0, true],
    [0, 0, false],
    [1_000, 60_999, false],
    [1_000, 61_000, true],
    [1_000, 61_001, true],
    // A clock that was set back must not open the door to a loop.
    [61_000, 1_000, false],
  ])('[SITE-14] last at %j, now %i: %j', (last, now, allowed) => {
    expect(canReload(last, now)).toBe(allowed);
  });
});

/** As much of a window as the guard uses. */
const fakePage = (stored?: string) => {
  const events = new EventTarget();
  const items = new Map(stored === undefined ? [] : [['reloaded-at', stored]]);
  const page = {
    addEventListener: events.addEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    sessionStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    },
    location: { reload: vi.fn() },
  };
  guardChunks(page as unknown as Window);
  const fail = () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    events.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const failRoute = () => void events.dispatchEvent(new Event('duet:route-failed'));
  const leave = () => void events.dispatchEvent(new Event('beforeunload'));
  return { page, fail, failRoute, leave, reload: page.location.reload };
};

describe('guardChunks', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());

  it('[SITE-14] reloads when a chunk is gone, instead of failing', () => {
    const { fail, reload } = fakePage();
    expect(fail()).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('[SITE-14] reloads nothing while all chunks are there', () => {
    expect(fakePage().reload).not.toHaveBeenCalled();
  });

  it('[SITE-14] reloads at most once in 60 seconds, also across the reload', () => {
    const { fail, reload } = fakePage();
    fail();
    vi.setSystemTime(1_059_999);
    expect(fail()).toBe(false);
    const after = fakePage('1000000');
    expect(after.fail()).toBe(false);
    expect(after.reload).not.toHaveBeenCalled();
    vi.setSystemTime(1_060_000);
    expect(fail()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
    vi.setSystemTime(1_119_999);
    expect(fail()).toBe(false);
  });

  it('[SITE-14] reloads when the router misses a chunk, and says so when it may not', () => {
    const { page, failRoute, reload } = fakePage();
    const said = vi.fn();
    page.addEventListener(CHUNK_FAILED, said);
    failRoute();
    expect(reload).toHaveBeenCalledOnce();
    expect(said).not.toHaveBeenCalled();
    failRoute();
    expect(reload).toHaveBeenCalledOnce();
    expect(said).toHaveBeenCalledOnce();
  });

  it('[SITE-14] does not call back whoever goes elsewhere, which ends all loading', () => {
    const { fail, failRoute, leave, reload } = fakePage();
    leave();
    expect(fail()).toBe(false);
    failRoute();
    vi.advanceTimersByTime(9_999);
    expect(reload).not.toHaveBeenCalled();
    // The page is still there: it was a file, or they stayed after all.
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('[SITE-14] reloads at once again some time after somebody stayed', () => {
    const { fail, leave, reload } = fakePage();
    leave();
    vi.advanceTimersByTime(10_000);
    expect(fail()).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('[SITE-14] takes an unreadable time for none', () => {
    expect(fakePage('yesterday').fail()).toBe(true);
  });

  it.each(['getItem', 'setItem'] as const)(
    '[SITE-14] does not reload where storage refuses %s: nothing would end the loop',
    (method) => {
      const { page, fail, reload } = fakePage();
      page.sessionStorage[method] = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
      expect(fail()).toBe(false);
      expect(reload).not.toHaveBeenCalled();
    },
  );
});
