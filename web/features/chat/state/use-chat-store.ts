import { useState, useSyncExternalStore } from 'react';
import { useSite } from '#web/features/site/site-context.ts';
import type { ChatState } from './state-store.ts';
import type { ChatStore } from './chat-store.ts';
import { getChatStore } from './current-store.ts';

/** The member's store. What the page was loaded with is put in before anything is shown. */
export const useChatStore = (seed?: (store: ChatStore) => void): ChatStore => {
  const { user } = useSite();
  if (!user) throw new Error('Nobody is signed in.');
  const me = user.profile.id;
  const [store] = useState(() => {
    const created = getChatStore(me);
    seed?.(created);
    return created;
  });
  return store;
};

/** A part of the state, which stays the same as long as nothing in it changes. */
export const useChatState = <T>(store: ChatStore, select: (state: ChatState) => T): T =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.state()),
    () => select(store.state()),
  );
