import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from './clock.ts';

interface Measured<T> {
  readonly value: T;
  readonly at: Date;
}

/** Something that costs a look to know, and is looked at now and then. */
export interface Sample<T> {
  /** What was measured last; fails if that failed, or if there is no word of it yet. */
  latest(waitMs?: number): Promise<Measured<T>>;
}

/** Nobody who asks how it is waits longer for those who do not answer. */
const WAIT_MS = 500;

/** So often may a measurement be missed before nobody believes the one before. */
const MISSED = 3;

/** There was no answer in time. The next who ask may have one. */
export class NotMeasured extends Error {
  override name = 'NotMeasured';
}

/**
 * Measures something when somebody asks for it, though not more often than every so many seconds, and
 * one at a time: a database that hangs is not asked by ever more of them.
 */
export const createSample = <T>(
  clock: Clock,
  everySeconds: number,
  read: () => Promise<T>,
): Sample<T> => {
  let running: Promise<void> | null = null;
  let begunAt = -Infinity;
  let last: Measured<T> | { readonly error: unknown; readonly at: Date } | null = null;
  const measure = async (at: Date): Promise<void> => {
    try {
      last = { value: await read(), at };
    } catch (error) {
      last = { error, at };
    } finally {
      running = null;
    }
  };
  return {
    latest: async (waitMs = WAIT_MS) => {
      const now = clock.now();
      if (!running && now.getTime() - begunAt >= everySeconds * 1000) {
        begunAt = now.getTime();
        running = measure(now);
      }
      if (running) await Promise.race([running, pause(waitMs, undefined, { ref: false })]);
      const oldest = now.getTime() - MISSED * everySeconds * 1000;
      if (!last || last.at.getTime() < oldest)
        throw new NotMeasured('There was no answer in time.');
      if ('error' in last) throw last.error;
      return last;
    },
  };
};
