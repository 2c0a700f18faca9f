import { useEffect, useEffectEvent, useState } from 'react';
import {
  notifications,
  notificationsSeen,
  notificationsUnseen,
  notified,
} from '../../../../contract/notifications/centre.ts';
import { call } from '../../../lib/call.ts';
import { onLive, onReconnected } from '../../../lib/live.ts';
import { usePages } from '../../../lib/use-pages.ts';
import { useCounters, useCountersUpdate } from '../../site/counters.tsx';
import type { ListData } from './list-data.ts';
import {
  allSeen,
  readAgain,
  unseenAgain,
  withArrived,
  withNext,
  withoutGone,
} from './list-data.ts';

/** Outside of renders, so that they are always the same. */
const ways = {
  nextOf: ({ next }: ListData) => next,
  load: (_: ListData, cursor: string, signal: AbortSignal) =>
    call(notifications, { query: { cursor } }, { signal }),
  append: withNext,
  sizeOf: ({ notifications: some }: ListData) => some.length,
};

const nobody = () => undefined;

/** The notification centre, kept up to date while it is open; `fromStart` unless one has paged on. */
export const useCentre = (given: ListData, fromStart: boolean) => {
  const { data, setData, ...pages } = usePages(given, ways);
  const { unseenNotifications } = useCounters();
  const update = useCountersUpdate();
  const [hasFailed, setFailed] = useState(false);
  const [arrived, setArrived] = useState(0);

  const hear = useEffectEvent((add: (before: ListData) => ListData) => {
    if (fromStart) setData(add);
  });
  const drop = useEffectEvent((gone: readonly string[]) =>
    setData((before) => withoutGone(before, gone)),
  );
  useEffect(() => {
    const stopLive = onLive(notified, ({ notification, gone }) => {
      if (gone) drop(gone);
      if (!notification) return;
      setArrived((count) => count + 1);
      hear((before) => withArrived(before, notification));
    });
    const stopReconnected = onReconnected(() => {
      void call(notifications, { query: {} })
        .then((page) => hear((before) => readAgain(before, page)))
        .catch(nobody);
    });
    return () => {
      stopLive();
      stopReconnected();
    };
  }, []);

  const tell = async (ids?: string[]) => {
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
    seen: (ids: string[]) => tell(ids),
    markAll: async () => {
      setFailed(false);
      setData(allSeen);
      update({ unseenNotifications: 0 });
      try {
        await tell();
      } catch {
        setFailed(true);
        setData((now) => unseenAgain(now, data));
        const { unseen } = await call(notificationsUnseen).catch(() => ({
          unseen: unseenNotifications,
        }));
        update({ unseenNotifications: unseen });
      }
    },
  };
};

export type Centre = ReturnType<typeof useCentre>;
