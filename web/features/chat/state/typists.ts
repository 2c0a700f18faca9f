import { typing } from '../../../../contract/chat/chats.ts';
import type { Call } from '../../../../contract/core/client.ts';
import type { Cell } from './cell.ts';

/** So long after the last sign of it somebody counts as writing. */
const LASTS = 5000;
/** Own signs are at least so far apart. */
const PAUSE = 3000;

/** Who is writing, and telling that the member is. */
export const createTypists = (call: Call, cell: Cell) => {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const show = () => cell.set({ typing: new Set(timers.keys()) });
  let last = -Infinity;

  const end = (conversation: string): void => {
    clearTimeout(timers.get(conversation));
    if (timers.delete(conversation)) show();
  };

  return {
    begin: (conversation: string): void => {
      clearTimeout(timers.get(conversation));
      timers.set(
        conversation,
        setTimeout(() => end(conversation), LASTS),
      );
      show();
    },
    end,
    tell: (conversation: string): void => {
      const now = Date.now();
      if (now - last < PAUSE) return;
      last = now;
      // Nobody misses anything if it is lost.
      call(typing, { body: { conversation } }).catch(() => undefined);
    },
  };
};
