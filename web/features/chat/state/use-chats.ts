import { useState, useSyncExternalStore } from 'react';
import { useSite } from '../../site/site-context.ts';
import type { ChatState } from './cell.ts';
import type { ChatStore } from './chat-store.ts';
import { chatStoreOf } from './current.ts';

/** The member's store. What the page was loaded with is put in before anything is shown. */
export const useChatStore = (seed?: (store: ChatStore) => void): ChatStore => {
  const { user } = useSite();
  if (!user) throw new Error('Nobody is signed in.');
  const me = user.profile.id;
  const [store] = useState(() => {
    const made = chatStoreOf(me);
    seed?.(made);
    return made;
  });
  return store;
};

/** A part of the state, which stays the same as long as nothing in it changes. */
export const useChats = <T>(store: ChatStore, part: (state: ChatState) => T): T =>
  useSyncExternalStore(
    store.subscribe,
    () => part(store.state()),
    () => part(store.state()),
  );
