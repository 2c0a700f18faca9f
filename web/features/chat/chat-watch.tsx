import { useEffect, useEffectEvent } from 'react';
import { creditsChanged, pageHidden } from '#contract/accounts/user.ts';
import { orderChanged } from '#contract/billing/orders.ts';
import { chatChanged, marksEvent, messageEvent, typingEvent } from '#contract/chat/events.ts';
import { callOnLeaving } from '#web/lib/call.ts';
import { ignore } from '#web/lib/ignore.ts';
import { onLive, onReachabilityChange, onReconnected } from '#web/lib/live.ts';
import { startRefreshing } from '#web/lib/refresh.ts';
import { useCounters, useCountersUpdate } from '#web/features/site/counters.tsx';
import { useBalanceUpdate } from '#web/features/site/balance.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import type { ChatStore } from './state/chat-store.ts';
import { useChatState, useChatStore } from './state/use-chat-store.ts';

const subscribeToLiveEvents = (store: ChatStore) => {
  const unsubscribers = [
    onLive(messageEvent, ({ message, is_new: isNew }) => store.receiveMessage({ message, isNew })),
    onLive(creditsChanged, ({ credits }) => store.receiveCredits(credits)),
    onLive(marksEvent, store.receiveMarks),
    onLive(typingEvent, store.receiveTyping),
    onLive(chatChanged, store.receiveChange),
    // A paid order may make failed messages affordable.
    onLive(orderChanged, store.resync),
    onReconnected(store.resync),
    onReachabilityChange(store.setConnected),
  ];
  return () => {
    for (const stop of unsubscribers) stop();
  };
};

/** Tells the server that the page is hidden, which ends the member's presence. */
const sendBeacon = () => {
  const empty = new Blob(['{}'], { type: 'application/json' });
  navigator.sendBeacon(pageHidden.path, empty);
};

/** Copies a new balance from the chat store to wherever credits are shown. */
const useBalanceSync = (store: ChatStore): void => {
  const update = useBalanceUpdate();
  const { user } = useSite();
  const updateBalance = useEffectEvent((credits: number) => {
    if (user && user.credits !== credits) update({ credits, paid_user: user.paid_user });
  });
  useEffect(() => {
    const syncBalance = () => {
      const credits = store.takeNewBalance();
      if (credits !== null) updateBalance(credits);
    };
    // A message may have been quicker than this part of the page.
    syncBalance();
    return store.subscribe(syncBalance);
  }, [store]);
};

/** For members on every page: receives live chat events, counts unread messages, sends the outbox. */
export function ChatWatch() {
  const store = useChatStore();
  const update = useCountersUpdate();
  const unread = useChatState(store, ({ list }) => list?.unread);
  useBalanceSync(store);
  // Also when the page was loaded anew with a count from before something was read.
  const { unreadMessages: shownUnread } = useCounters();
  useEffect(() => {
    if (unread !== undefined && unread !== shownUnread) update({ unreadMessages: unread });
  }, [unread, shownUnread, update]);

  useEffect(() => {
    const { stop } = startRefreshing(() => void store.loadList().catch(ignore));
    const unsubscribe = subscribeToLiveEvents(store);
    const onVisibilityChange = () => {
      if (document.hidden) {
        store.flush(callOnLeaving);
        sendBeacon();
      } else store.markVisibleRead();
    };
    const updateOnline = () => store.setOnline(navigator.onLine);
    updateOnline();
    store.restoreOutbox();
    document.addEventListener('visibilitychange', onVisibilityChange);
    addEventListener('online', updateOnline);
    addEventListener('offline', updateOnline);
    return () => {
      stop();
      unsubscribe();
      document.removeEventListener('visibilitychange', onVisibilityChange);
      removeEventListener('online', updateOnline);
      removeEventListener('offline', updateOnline);
    };
  }, [store]);
  return null;
}
