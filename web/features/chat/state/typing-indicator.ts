import { typing } from '#contract/chat/chats.ts';
import type { Call } from '#contract/core/client.ts';
import { ignore } from '#web/lib/ignore.ts';
import type { StateStore } from './state-store.ts';

/** How long a partner counts as typing after their last typing event. */
const TYPING_TIMEOUT_MS = 5000;
/** The least time between two typing events that we send. */
const MIN_INTERVAL_MS = 3000;

/** Who is writing, and telling that the member is. */
export const createTypingIndicator = (call: Call, store: StateStore) => {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const publish = () => store.set({ typing: new Set(timers.keys()) });
  let lastSentAt = -Infinity;

  const end = (conversation: string): void => {
    clearTimeout(timers.get(conversation));
    if (timers.delete(conversation)) publish();
  };

  return {
    start: (conversation: string): void => {
      clearTimeout(timers.get(conversation));
      timers.set(
        conversation,
        setTimeout(() => end(conversation), TYPING_TIMEOUT_MS),
      );
      publish();
    },
    end,
    notify: (conversation: string): void => {
      const now = Date.now();
      if (now - lastSentAt < MIN_INTERVAL_MS) return;
      lastSentAt = now;
      // Nobody misses anything if it is lost.
      call(typing, { body: { conversation } }).catch(ignore);
    },
  };
};
