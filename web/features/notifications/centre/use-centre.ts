import { useEffect, useEffectEvent, useState } from 'react';
import {
  notifications,
  notificationsSeen,
  notificationsUnseen,
  notified,
} from '#contract/notifications/centre.ts';
import { call } from '#web/lib/call.ts';
import { ignore } from '#web/lib/ignore.ts';
import { onLive, onReconnected } from '#web/lib/live.ts';
import { usePages } from '#web/lib/use-pages.ts';
import { useCounters, useCountersUpdate } from '#web/features/site/counters.tsx';
import type { NotificationListData } from './list-data.ts';
import {
  markAllSeen,
  mergeFirstPage,
  restoreUnseen,
  addNotification,
  appendPage,
  removeNotifications,
} from './list-data.ts';

/** Outside of renders, so that they are always the same. */
const paging = {
  nextOf: ({ next }: NotificationListData) => next,
  load: (_: NotificationListData, cursor: string, signal: AbortSignal) =>
    call(notifications, { query: { cursor } }, { signal }),
  append: appendPage,
  sizeOf: ({ notifications: some }: NotificationListData) => some.length,
};

/** The notification centre, kept up to date while it is open; `fromStart` unless one has paged on. */
export const useCentre = (initial: NotificationListData, fromStart: boolean) => {
  const { data, setData, ...pages } = usePages(initial, paging);
  const { unseenNotifications } = useCounters();
  const update = useCountersUpdate();
  const [hasFailed, setFailed] = useState(false);
  const [arrived, setArrived] = useState(0);

  const applyIfFirstPage = useEffectEvent(
    (add: (before: NotificationListData) => NotificationListData) => {
      if (fromStart) setData(add);
    },
  );
  const remove = useEffectEvent((gone: readonly string[]) =>
    setData((before) => removeNotifications(before, gone)),
  );
  useEffect(() => {
    const stopLive = onLive(notified, ({ notification, gone }) => {
      if (gone) remove(gone);
      if (!notification) return;
      setArrived((count) => count + 1);
      applyIfFirstPage((before) => addNotification(before, notification));
    });
    const stopReconnected = onReconnected(() => {
      void call(notifications, { query: {} })
        .then((page) => applyIfFirstPage((before) => mergeFirstPage(before, page)))
        .catch(ignore);
    });
    return () => {
      stopLive();
      stopReconnected();
    };
  }, []);

  const reportSeen = async (ids?: string[]) => {
    const { unseen } = await call(notificationsSeen, { body: ids ? { ids } : {} });
    update({ unseenNotifications: unseen });
  };
  return {
    ...pages,
    data,
    unseen: unseenNotifications,
    /** How many came while one was looking. */
    arrived,
    hasFailed,
    /** These were looked at. They stay marked while one is here: it is what is new to them. */
    markSeen: (ids: string[]) => reportSeen(ids),
    markAll: async () => {
      setFailed(false);
      setData(markAllSeen);
      update({ unseenNotifications: 0 });
      try {
        await reportSeen();
      } catch {
        setFailed(true);
        setData((now) => restoreUnseen(now, data));
        const { unseen } = await call(notificationsUnseen).catch(() => ({
          unseen: unseenNotifications,
        }));
        update({ unseenNotifications: unseen });
      }
    },
  };
};

export type Centre = ReturnType<typeof useCentre>;
