import { useEffect } from 'react';
import { notificationsUnseen, notified } from '#contract/notifications/centre.ts';
import { call } from '#web/lib/call.ts';
import { ignore } from '#web/lib/ignore.ts';
import { onLive, onReconnected } from '#web/lib/live.ts';
import { startRefreshing } from '#web/lib/refresh.ts';
import { useCountersUpdate } from '#web/features/site/counters.tsx';

/** For members on every page: the bell counts what happens, here and in other tabs. */
export function NotificationWatch() {
  const update = useCountersUpdate();
  useEffect(() => {
    const count = ({ unseen }: { readonly unseen: number }) =>
      update({ unseenNotifications: unseen });
    const read = () => void call(notificationsUnseen).then(count).catch(ignore);
    const { refreshSoon, stop } = startRefreshing(read);
    const stopLive = onLive(notified, count);
    const stopReconnected = onReconnected(refreshSoon);
    return () => {
      stop();
      stopLive();
      stopReconnected();
    };
  }, [update]);
  return null;
}
