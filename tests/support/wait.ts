import { setTimeout as pause } from 'node:timers/promises';

/** Seconds between two looks of an app for jobs that are to be tried again: the least it takes. */
export const FAST_RETRIES = { retriesEvery: 0.5 };

/**
 * Jobs that are queued say so; only what is tried again is looked for. An app has some forty kinds, and
 * to look for them as often as the product does keeps a twentieth of a core busy.
 */
export const RARE_RETRIES = { retriesEvery: 15 };

/** Only a real fault lasts so long. */
const TIMEOUT_MS = 120_000;

/** Looks again and again until there is something to see; never waits longer than it has to. */
export const waitFor = async <T>(probe: () => Promise<T | null>, what: string): Promise<T> => {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const found = await probe();
    if (found !== null) return found;
    if (Date.now() > end) throw new Error(`Waited too long for ${what}.`);
    await pause(25);
  }
};

/** Settings with which no limit of time is reached by a machine that is merely slow. */
export const LONG_TIMEOUTS = { DATABASE_TIMEOUT: '600', REQUEST_TIMEOUT: '600' };

/** The same for a database that a test opens itself. */
export const LONG_STATEMENT_MS = 1000 * Number(LONG_TIMEOUTS.DATABASE_TIMEOUT);
