import type { MessageView } from '#contract/chat/views.ts';
import { limits } from '#contract/limits.ts';

/** Own words can be changed for a few minutes. */
export const isEditable = (message: MessageView, me: string, now: number): boolean =>
  message.sender === me &&
  message.kind === 'text' &&
  !message.deleted &&
  now - Date.parse(message.sent_at) < limits.editMinutes * 60_000;

/** The last own message that may still be changed. */
export const lastEditable = (
  messages: readonly MessageView[],
  me: string,
  now: number,
): MessageView | undefined => messages.findLast((message) => isEditable(message, me, now));
