import { useEffect, useEffectEvent } from 'react';
import { useFetchers, useNavigation, useRevalidator } from 'react-router';
import { user as userEndpoint } from '#contract/accounts/user.ts';
import type { UserView } from '#contract/accounts/user.ts';
import { orderChanged } from '#contract/billing/orders.ts';
import { call } from '#web/lib/call.ts';
import { ignore } from '#web/lib/ignore.ts';
import { onLive, onReconnected } from '#web/lib/live.ts';
import { startRefreshing } from '#web/lib/refresh.ts';
import { useBalanceUpdate } from '#web/features/site/balance.tsx';
import type { Balance } from '#web/features/site/site-context.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { TimeBonusPart } from './bonus/time-bonus-part.tsx';

/** What pages show of a user besides the balance: when it changes, they are loaded again. */
const fingerprintOf = (user: UserView): string => {
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
  const update = useBalanceUpdate();
  const { user } = useSite();
  const { revalidate } = useRevalidator();
  const isSending = [useNavigation(), ...useFetchers()].some(({ state }) => state !== 'idle');
  // A form that is on its way loads everything anew itself, and would lose where it leads to if its
  // page changed before.
  const reload = () => {
    if (!isSending) void revalidate();
  };
  const applyBalance = useEffectEvent(({ credits, paid_user }: Balance) => {
    if (!user) return;
    if (credits !== user.credits || paid_user !== user.paid_user) update({ credits, paid_user });
    // Premium opens what the page on screen may have been loaded without.
    if (paid_user !== user.paid_user) reload();
  });
  const applyUser = useEffectEvent((now: UserView) => {
    if (user && fingerprintOf(user) !== fingerprintOf(now)) reload();
    else applyBalance(now);
  });
  const readUser = useEffectEvent(async () => applyUser((await call(userEndpoint)).user));
  useEffect(() => {
    const { refreshSoon, stop } = startRefreshing(() => void readUser().catch(ignore));
    const stopLive = onLive(orderChanged, (changed) => applyBalance(changed));
    const stopReconnected = onReconnected(refreshSoon);
    return () => {
      stop();
      stopLive();
      stopReconnected();
    };
  }, []);
  return <TimeBonusPart part="invitation" />;
}
