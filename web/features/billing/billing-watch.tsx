import { useEffect, useEffectEvent } from 'react';
import { useFetchers, useNavigation, useRevalidator } from 'react-router';
import { user as userEndpoint } from '../../../contract/accounts/user.ts';
import type { UserView } from '../../../contract/accounts/user.ts';
import { orderChanged } from '../../../contract/billing/orders.ts';
import { call } from '../../lib/call.ts';
import { onLive, onReconnected } from '../../lib/live.ts';
import { refreshing } from '../../lib/refresh.ts';
import { usePurseUpdate } from '../site/purse.tsx';
import type { Purse } from '../site/site-context.ts';
import { useSite } from '../site/site-context.ts';
import { ForNewcomers } from './bonus/for-newcomers.tsx';

const nobody = () => undefined;

/** What pages are made of besides the purse: an address confirmed elsewhere, a photo that was seen. */
const standing = (user: UserView): string => {
  const { status, language, notifications_disabled, withdraw_until, profile } = user;
  return JSON.stringify([
    status,
    language,
    notifications_disabled,
    withdraw_until,
    profile.name,
    profile.status,
    profile.main_image?.status,
  ]);
};

/** For members on every page: who they are, credits and premium follow what happens elsewhere. */
export function BillingWatch() {
  const update = usePurseUpdate();
  const { user } = useSite();
  const { revalidate } = useRevalidator();
  const isSending = [useNavigation(), ...useFetchers()].some(({ state }) => state !== 'idle');
  // A form that is on its way loads everything anew itself, and would lose where it leads to if its
  // page changed before.
  const loadAnew = () => {
    if (!isSending) void revalidate();
  };
  const hear = useEffectEvent(({ credits, paid_user }: Purse) => {
    if (!user) return;
    if (credits !== user.credits || paid_user !== user.paid_user) update({ credits, paid_user });
    // Premium opens what the page on screen may have been loaded without.
    if (paid_user !== user.paid_user) loadAnew();
  });
  const take = useEffectEvent((now: UserView) => {
    if (user && standing(user) !== standing(now)) loadAnew();
    else hear(now);
  });
  const read = useEffectEvent(async () => take((await call(userEndpoint)).user));
  useEffect(() => {
    const { soon, stop } = refreshing(() => void read().catch(nobody));
    const stopLive = onLive(orderChanged, (changed) => hear(changed));
    const stopReconnected = onReconnected(soon);
    return () => {
      stop();
      stopLive();
      stopReconnected();
    };
  }, []);
  return <ForNewcomers part="invitation" />;
}
