import { createStore } from '#web/lib/store.ts';
import type { ChatList } from './chat-list.ts';
import type { OutboxItem } from './outbox.ts';
import type { Thread } from './thread.ts';

/** All that a member's tab knows of chats. */
export interface ChatState {
  /** Null until it was read. */
  readonly list: ChatList | null;
  /** How the last load of the list, or of its next page, went. */
  readonly listStatus: 'idle' | 'loading' | 'failed';
  /** By the profile of the other one. */
  readonly threads: ReadonlyMap<string, Thread>;
  /** Conversations in which the other one is writing. */
  readonly typing: ReadonlySet<string>;
  readonly outbox: readonly OutboxItem[];
  /** Whether something was sent from this tab. */
  readonly hasSent: boolean;
  /** Whether the network is there. */
  readonly isOnline: boolean;
  /** Whether the server is. */
  readonly isConnected: boolean;
}

const initialState: ChatState = {
  list: null,
  listStatus: 'idle',
  threads: new Map(),
  typing: new Set(),
  outbox: [],
  hasSent: false,
  isOnline: true,
  isConnected: true,
};

/** Holds the chat state and notifies subscribers. */
export const createStateStore = () => {
  const store = createStore(initialState);
  const { get, subscribe } = store;
  const set = (changes: Partial<ChatState>): void => store.set({ ...get(), ...changes });
  return {
    get,
    set,
    subscribe,
    setThread: (member: string, change: (thread: Thread) => Thread): void => {
      const { threads } = get();
      const thread = threads.get(member);
      if (!thread) return;
      const changed = change(thread);
      if (changed !== thread) set({ threads: new Map(threads).set(member, changed) });
    },
  };
};

export type StateStore = ReturnType<typeof createStateStore>;
