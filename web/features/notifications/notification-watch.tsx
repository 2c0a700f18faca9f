import { useEffect } from 'react';
import { notificationsUnseen, notified } from '#contract/notifications/centre.ts';
import { call } from '#web/lib/call.ts';
import { ignore } from '#web/lib/ignore.ts';
import { latest } from '#web/lib/latest.ts';
import { onLive, onReconnected } from '#web/lib/live.ts';
import { startRefreshing } from '#web/lib/refresh.ts';
import { useCountersUpdate } from '#web/features/site/counters.tsx';

/** For members on every page: the bell counts what happens, here and in other tabs. */
export function NotificationWatch() {
  const update = useCountersUpdate();
  useEffect(() => {
    // What was seen while the count was read is not told as new again.
    const { tell, ask } = latest(({ unseen }: { readonly unseen: number }) =>
      update({ unseenNotifications: unseen }),
    );
    const read = () => void ask(() => call(notificationsUnseen)).catch(ignore);
    const { refreshSoon, stop } = startRefreshing(read);
    const stopLive = onLive(notified, tell);
    const stopReconnected = onReconnected(refreshSoon);
    return () => {
      stop();
      stopLive();
      stopReconnected();
    };
  }, [update]);
  return null;
}
