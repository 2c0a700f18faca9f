import type { MessageView } from '#contract/chat/views.ts';
import { limits } from '#contract/limits.ts';

export type Mark = 'waiting' | 'sending' | 'sent' | 'delivered' | 'read';

/** Up to which message the other one has received and read. */
interface PartnerMarks {
  readonly delivered: number;
  readonly read: number;
}

/** How far an own message has come. */
export const markOf = (
  { no }: Pick<MessageView, 'no'>,
  { delivered, read }: PartnerMarks,
): Mark => {
  if (no <= read) return 'read';
  return no <= delivered ? 'delivered' : 'sent';
};

/** Whether the message after it has come less far. */
export const isLastWithMark = (
  { no }: Pick<MessageView, 'no'>,
  { delivered, read }: PartnerMarks,
): boolean => no === read || no === delivered;

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
