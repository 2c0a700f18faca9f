import { hasLeft, ownKey } from '../../../lib/stored.ts';
import type { Cell } from './cell.ts';
import type { Settling } from './settling.ts';

const keyOf = (me: string, member: string) => ownKey(`draft:${me}:${member}`);

/** Keeps words on this device until the server has them, or they were sent or put away. */
export const keepDraft = (me: string, member: string, text: string): void => {
  if (hasLeft()) return;
  try {
    if (text === '') localStorage.removeItem(keyOf(me, member));
    else localStorage.setItem(keyOf(me, member), text);
  } catch {
    // Without storage they are kept until the page is left.
  }
};

/** The server has these words; there may be newer ones by now. */
const forgetDraft = (me: string, member: string, text: string): void => {
  if (keptDraft(me, member) === text) keepDraft(me, member, '');
};

export const keptDraft = (me: string, member: string): string | null => {
  try {
    return localStorage.getItem(keyOf(me, member));
  } catch {
    return null;
  }
};

/** Brings words to the server. What is to be sent meanwhile takes them from it again. */
export const createBringing =
  (me: string, cell: Cell, settling: Settling) =>
  (member: string, conversation: string, text: string): void => {
    const isQuiet = () => !cell.get().outbox.some((item) => item.member === member);
    settling.saveDraft(conversation, text, () => {
      const wasQuiet = isQuiet();
      return () => {
        if (wasQuiet && isQuiet()) forgetDraft(me, member, text);
      };
    });
  };
