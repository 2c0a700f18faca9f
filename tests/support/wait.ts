import { setTimeout as pause } from 'node:timers/promises';

/** Looks again and again until there is something to see; never waits longer than it has to. */
export const waitFor = async <T>(
  look: () => Promise<T | null>,
  what: string,
  seconds = 10,
): Promise<T> => {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (Date.now() > end) throw new Error(`Waited too long for ${what}.`);
    await pause(25);
  }
};
