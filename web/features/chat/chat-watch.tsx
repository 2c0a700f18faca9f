import { useEffect, useEffectEvent } from 'react';
import { creditsChanged, pageHidden } from '../../../contract/accounts/user.ts';
import { orderChanged } from '../../../contract/billing/orders.ts';
import {
  chatChanged,
  marksEvent,
  messageEvent,
  typingEvent,
} from '../../../contract/chat/events.ts';
import { callOnLeaving } from '../../lib/call.ts';
import { onLive, onReached, onReconnected } from '../../lib/live.ts';
import { refreshing } from '../../lib/refresh.ts';
import { useCounters, useCountersUpdate } from '../site/counters.tsx';
import { usePurseUpdate } from '../site/purse.tsx';
import { useSite } from '../site/site-context.ts';
import type { ChatStore } from './state/chat-store.ts';
import { useChats, useChatStore } from './state/use-chats.ts';

const nobody = () => undefined;

const hearAll = (store: ChatStore) => {
  const stops = [
    onLive(messageEvent, ({ message, is_new: isNew }) => store.hearMessage({ message, isNew })),
    onLive(creditsChanged, ({ credits }) => store.hearCredits(credits)),
    onLive(marksEvent, store.hearMarks),
    onLive(typingEvent, store.hearTyping),
    onLive(chatChanged, store.hearChange),
    // What was out of reach can be sent now.
    onLive(orderChanged, store.catchUp),
    onReconnected(store.catchUp),
    onReached(store.setReached),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};

/** Until here the member was present. */
const sendBeacon = () => {
  const empty = new Blob(['{}'], { type: 'application/json' });
  navigator.sendBeacon(pageHidden.path, empty);
};

/** Brings what is left to wherever credits are shown. */
const useSpending = (store: ChatStore): void => {
  const update = usePurseUpdate();
  const { user } = useSite();
  const spend = useEffectEvent((credits: number) => {
    if (user && user.credits !== credits) update({ credits, paid_user: user.paid_user });
  });
  useEffect(() => {
    const tell = () => {
      const credits = store.takeLeft();
      if (credits !== null) spend(credits);
    };
    // A message may have been quicker than this part of the page.
    tell();
    return store.subscribe(tell);
  }, [store]);
};

/** For members on every page: hears of messages, counts them, and sends what waits. */
export function ChatWatch() {
  const store = useChatStore();
  const update = useCountersUpdate();
  const unread = useChats(store, ({ list }) => list?.unread);
  useSpending(store);
  // Also when the page was loaded anew with a count from before something was read.
  const { unreadMessages: counted } = useCounters();
  useEffect(() => {
    if (unread !== undefined && unread !== counted) update({ unreadMessages: unread });
  }, [unread, counted, update]);

  useEffect(() => {
    const { stop } = refreshing(() => void store.readList().catch(nobody));
    const stopHearing = hearAll(store);
    const turned = () => {
      if (document.hidden) {
        store.leave(callOnLeaving);
        sendBeacon();
      } else store.readShown();
    };
    const online = () => store.setOnline(navigator.onLine);
    online();
    store.start();
    document.addEventListener('visibilitychange', turned);
    addEventListener('online', online);
    addEventListener('offline', online);
    return () => {
      stop();
      stopHearing();
      document.removeEventListener('visibilitychange', turned);
      removeEventListener('online', online);
      removeEventListener('offline', online);
    };
  }, [store]);
  return null;
}
