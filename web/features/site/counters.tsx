import { createContext, use, useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ignore } from '#web/lib/ignore.ts';
import type { Counters } from './rules/title.ts';
import { badgeCountOf } from './rules/title.ts';

const noCounters: Counters = { unreadMessages: 0, newLikes: 0, unseenNotifications: 0 };

const CountersContext = createContext<Counters>(noCounters);

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

type Update = (counted: Partial<Counters>) => void;

const UpdateContext = createContext<Update>(ignore);

/** For features that count: theirs in place of what the page was loaded with. */
export const useCountersUpdate = (): Update => use(UpdateContext);

/** The counts for badges, tab title and app icon, once; loaded anew they begin anew. */
export function CountersProvider({ loaded, children }: { loaded: Counters; children: ReactNode }) {
  const [first, setFirst] = useState(loaded);
  const [counters, setCounters] = useState(loaded);
  if (first !== loaded) {
    setFirst(loaded);
    setCounters(loaded);
  }
  const update = useCallback<Update>(
    (counted) => setCounters((before) => ({ ...before, ...counted })),
    [],
  );
  const sum = badgeCountOf(counters);
  useEffect(() => {
    // Browsers take a moment for it, which a page that is being taken over has not.
    const timer = setTimeout(() => void showAppBadge(sum));
    return () => clearTimeout(timer);
  }, [sum]);
  return (
    <UpdateContext value={update}>
      <CountersContext value={counters}>{children}</CountersContext>
    </UpdateContext>
  );
}
