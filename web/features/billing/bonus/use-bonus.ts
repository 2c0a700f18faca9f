import { useMemo, useSyncExternalStore } from 'react';
import { serverAhead } from '../../../lib/server-clock.ts';
import { useSite } from '../../site/site-context.ts';
import { createBonusStore } from './bonus-store.ts';

const nobodys = createBonusStore(null, 0, 0);

/** The seconds left of the time bonus, counting down; null without one. */
export const useBonus = (): number | null => {
  const { user, now } = useSite();
  const { paid_user: paid, signup_date: signup } = user ?? {};
  const { subscribe, left, leftAtFirst } = useMemo(
    () =>
      paid === undefined || signup === undefined || now === null
        ? nobodys
        : createBonusStore({ paid_user: paid, signup_date: signup }, now, serverAhead(now)),
    [paid, signup, now],
  );
  return useSyncExternalStore(subscribe, left, () => leftAtFirst);
};
