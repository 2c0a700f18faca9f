import { call } from '#web/lib/call.ts';
import { createChatStore } from './chat-store.ts';
import type { ChatStore } from './chat-store.ts';

let current: ChatStore | undefined;

const isVisible = () => !document.hidden;

/** The store of whoever is signed in. The server renders for many, and shares none between them. */
export const getChatStore = (me: string): ChatStore => {
  if (typeof document === 'undefined') return createChatStore(me, call, () => false);
  if (current?.me !== me) current = createChatStore(me, call, isVisible);
  return current;
};

/** The store of this tab, if there is one yet. */
export const currentStore = (): ChatStore | undefined => current;
