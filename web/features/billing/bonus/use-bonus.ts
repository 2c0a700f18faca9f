import { useMemo, useSyncExternalStore } from 'react';
import { updateClockOffset } from '#web/lib/server-clock.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { createBonusStore } from './bonus-store.ts';

const emptyStore = createBonusStore(null, 0, 0);

/** The seconds left of the time bonus, counting down; null without one. */
export const useBonus = (): number | null => {
  const { user, now } = useSite();
  const { paid_user: paid, signup_date: signup } = user ?? {};
  const { subscribe, left, initialLeft } = useMemo(
    () =>
      paid === undefined || signup === undefined || now === null
        ? emptyStore
        : createBonusStore({ paid_user: paid, signup_date: signup }, now, updateClockOffset(now)),
    [paid, signup, now],
  );
  return useSyncExternalStore(subscribe, left, () => initialLeft);
};
