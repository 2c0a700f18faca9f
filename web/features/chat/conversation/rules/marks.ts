import type { MessageView } from '#contract/chat/views.ts';

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
