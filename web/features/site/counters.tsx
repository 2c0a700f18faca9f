import { createContext, use, useEffect } from 'react';
import type { ReactNode } from 'react';
import type { Counters } from './rules/title.ts';
import { sumOf } from './rules/title.ts';

const none: Counters = { unreadMessages: 0, newLikes: 0 };

const CountersContext = createContext<Counters>(none);

export const useCounters = (): Counters => use(CountersContext);

type Badging = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** Shows the sum on the app's icon; browsers that cannot are not worth a word. */
const showAppBadge = async (sum: number): Promise<void> => {
  const badging: Badging = navigator;
  try {
    await (sum > 0 ? badging.setAppBadge?.(sum) : badging.clearAppBadge?.());
  } catch {
    // Silent as specified: the badge is a nicety.
  }
};

/** One pair of counts for badges, tab title and app icon. */
export function CountersProvider({ value, children }: { value: Counters; children: ReactNode }) {
  const sum = sumOf(value);
  useEffect(() => void showAppBadge(sum), [sum]);
  return <CountersContext value={value}>{children}</CountersContext>;
}

export { none as noCounters };
