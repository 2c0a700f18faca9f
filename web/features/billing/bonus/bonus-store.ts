import { ignore } from '#web/lib/ignore.ts';
import type { Newcomer } from '../rules/bonus.ts';
import { bonusLeft } from '../rules/bonus.ts';

interface BonusStore {
  /** Seconds left by the clock of the server, whatever the device believes. */
  readonly left: () => number | null;
  /** The same when the page was made. */
  readonly initialLeft: number | null;
  /** Told at each full second, until nothing is left. */
  readonly subscribe: (changed: () => void) => () => void;
}

/** The countdown of one member; `ahead` is by how much the server's clock is ahead of the device's. */
export const createBonusStore = (
  member: Newcomer | null,
  now: number,
  clockOffset: number,
  clock: () => number = Date.now,
): BonusStore => {
  const left = () => bonusLeft(member, clock() + clockOffset);
  return {
    left,
    initialLeft: bonusLeft(member, now),
    subscribe: (changed) => {
      if (!member || left() === null) return ignore;
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        // To the next full second, so that a late timer never adds up.
        const age = clock() + clockOffset - Date.parse(member.signup_date);
        timer = setTimeout(tick, 1000 - (((age % 1000) + 1000) % 1000));
      };
      const tick = () => {
        changed();
        if (left() !== null) wait();
      };
      wait();
      return () => clearTimeout(timer);
    },
  };
};
