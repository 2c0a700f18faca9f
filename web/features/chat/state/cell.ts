import type { ChatList } from './chat-list.ts';
import type { Outgoing } from './outbox.ts';
import type { Thread } from './thread.ts';

/** All that a member's tab knows of chats. */
export interface ChatState {
  /** Null until it was read. */
  readonly list: ChatList | null;
  /** How the last reading of the list went, or of its next page. */
  readonly reading: 'idle' | 'loading' | 'failed';
  /** By the profile of the other one. */
  readonly threads: ReadonlyMap<string, Thread>;
  /** Conversations in which the other one is writing. */
  readonly typing: ReadonlySet<string>;
  readonly outbox: readonly Outgoing[];
  /** Whether something was sent from this tab. */
  readonly hasSent: boolean;
  /** Whether the network is there. */
  readonly online: boolean;
  /** Whether the server is. */
  readonly reached: boolean;
}

const nothing: ChatState = {
  list: null,
  reading: 'idle',
  threads: new Map(),
  typing: new Set(),
  outbox: [],
  hasSent: false,
  online: true,
  reached: true,
};

/** Holds the state, and tells who looks at it. */
export const createCell = () => {
  let state = nothing;
  const listeners = new Set<() => void>();
  const set = (changes: Partial<ChatState>): void => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  return {
    get: (): ChatState => state,
    set,
    setThread: (member: string, change: (thread: Thread) => Thread): void => {
      const thread = state.threads.get(member);
      if (!thread) return;
      const changed = change(thread);
      if (changed !== thread) set({ threads: new Map(state.threads).set(member, changed) });
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export type Cell = ReturnType<typeof createCell>;
