import { describe, expect, it, vi } from 'vitest';
import type { EventName, Events } from './events.ts';
import { createEvents } from './events.ts';
import type { Tx } from './transaction.ts';

const STARTED = 'core.started';
/** Features add events of their own by declaration; for the bus a name is a name. */
const OTHER = 'other' as EventName as typeof STARTED;
const payload: Events[typeof STARTED] = {};

const unitOfWork = () => {
  const queued: (() => void | Promise<void>)[] = [];
  const tx = { afterCommit: (run) => void queued.push(run) } as Tx;
  const commit = async () => {
    for (const run of queued) await run();
  };
  return { tx, queued, commit };
};

describe('within', () => {
  it('runs in the transaction, one after the other, before emit returns', async () => {
    const events = createEvents();
    const { tx } = unitOfWork();
    const seen: string[] = [];
    events.within(STARTED, async (given) => {
      expect(given).toBe(tx);
      await Promise.resolve();
      seen.push('first');
    });
    events.within(STARTED, async () => void seen.push('second'));
    await events.emit(tx, STARTED, payload);
    expect(seen).toEqual(['first', 'second']);
  });

  it('can undo the transaction, and nothing is then told after it', async () => {
    const events = createEvents();
    const { tx, queued } = unitOfWork();
    const next = vi.fn(() => Promise.resolve());
    events.within(STARTED, () => Promise.reject(new Error('no')));
    events.within(STARTED, next);
    events.after(STARTED, vi.fn());
    await expect(events.emit(tx, STARTED, payload)).rejects.toThrow('no');
    expect(next).not.toHaveBeenCalled();
    expect(queued).toEqual([]);
  });
});

describe('after', () => {
  it('waits for the commit', async () => {
    const events = createEvents();
    const { tx, commit } = unitOfWork();
    const handler = vi.fn();
    events.after(STARTED, handler);
    await events.emit(tx, STARTED, payload);
    expect(handler).not.toHaveBeenCalled();
    await commit();
    expect(handler).toHaveBeenCalledExactlyOnceWith(payload);
  });

  it('keeps the order of handlers and events', async () => {
    const events = createEvents();
    const { tx, commit } = unitOfWork();
    const seen: string[] = [];
    events.after(STARTED, () => void seen.push('a'));
    events.after(STARTED, () => void seen.push('b'));
    await events.emit(tx, STARTED, payload);
    await events.emit(tx, STARTED, payload);
    await commit();
    expect(seen).toEqual(['a', 'b', 'a', 'b']);
  });
});

describe('the bus', () => {
  it('keeps events apart', async () => {
    const events = createEvents();
    const { tx, commit } = unitOfWork();
    const within = vi.fn(() => Promise.resolve());
    const after = vi.fn();
    events.within(OTHER, within);
    events.after(OTHER, after);
    await events.emit(tx, STARTED, payload);
    await commit();
    expect(within).not.toHaveBeenCalled();
    expect(after).not.toHaveBeenCalled();
  });

  it('is not shared', async () => {
    const handler = vi.fn(() => Promise.resolve());
    createEvents().within(STARTED, handler);
    await createEvents().emit(unitOfWork().tx, STARTED, payload);
    expect(handler).not.toHaveBeenCalled();
  });
});
