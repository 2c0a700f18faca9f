import { useEffect, useEffectEvent } from 'react';
import { useFetchers, useNavigation, useRevalidator } from 'react-router';
import { user as userEndpoint } from '../../../contract/accounts/user.ts';
import { orderChanged } from '../../../contract/billing/orders.ts';
import { call } from '../../lib/call.ts';
import { onLive, onReconnected } from '../../lib/live.ts';
import { refreshing } from '../../lib/refresh.ts';
import { usePurseUpdate } from '../site/purse.tsx';
import type { Purse } from '../site/site-context.ts';
import { useSite } from '../site/site-context.ts';
import { ForNewcomers } from './bonus/for-newcomers.tsx';

const nobody = () => undefined;

/** For members on every page: credits and premium follow what is paid, here or elsewhere. */
export function BillingWatch() {
  const update = usePurseUpdate();
  const { user } = useSite();
  const { revalidate } = useRevalidator();
  const isSending = [useNavigation(), ...useFetchers()].some(({ state }) => state !== 'idle');
  const hear = useEffectEvent(({ credits, paid_user }: Purse) => {
    if (!user) return;
    if (credits !== user.credits || paid_user !== user.paid_user) update({ credits, paid_user });
    // Premium opens what the page on screen may have been loaded without. A form that is on its way
    // loads everything anew itself, and would lose where it leads to if its page changed before.
    if (paid_user !== user.paid_user && !isSending) void revalidate();
  });
  const read = useEffectEvent(async () => hear((await call(userEndpoint)).user));
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
