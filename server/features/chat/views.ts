import type { SQL } from '#server/db/sql.ts';
import { and, eq, isNull, sql } from '#server/db/sql.ts';
import { alias } from 'drizzle-orm/pg-core';
import type { MessageView } from '#contract/chat/index.ts';
import { fileName } from '#server/core/pictures/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';

const { messagePhotos, messages } = tables;

const quoted = alias(messages, 'quoted');

type MessagePhoto = Pick<
  typeof messagePhotos.$inferSelect,
  'file' | 'lockedFile' | 'colour' | 'width' | 'height' | 'status' | 'reason' | 'openedAt'
>;

/** A photo; that it was opened concerns nobody but who received it. */
export const toPhotoView = (
  photo: MessagePhoto,
  isReceived: boolean,
): NonNullable<MessageView['photo']> => ({
  filename: photo.file === null ? '' : fileName(photo.file, 'large'),
  thumb_filename: photo.file === null ? '' : fileName(photo.file, 'medium'),
  locked_filename: photo.lockedFile ?? '',
  colour: photo.colour,
  width: photo.width,
  height: photo.height,
  status: photo.status,
  reason: photo.reason,
  opened: isReceived && photo.openedAt !== null,
});

/** Messages with all that is shown of them. */
export const selectMessages = (db: Db, where: SQL | undefined) =>
  db
    .select({ message: messages, photo: messagePhotos, quoted })
    .from(messages)
    .leftJoin(
      messagePhotos,
      and(
        eq(messagePhotos.conversationId, messages.conversationId),
        eq(messagePhotos.no, messages.no),
      ),
    )
    .leftJoin(
      quoted,
      and(
        eq(quoted.conversationId, messages.conversationId),
        eq(quoted.no, messages.replyTo),
        isNull(quoted.deletedAt),
      ),
    )
    .where(where)
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectMessages>>[number];

/** A message as one of the two sees it. */
export const toMessageView = (
  { message, photo, quoted: quote }: Row,
  reader: string,
): MessageView => ({
  conversation: message.conversationId,
  no: message.no,
  sender: message.senderId,
  client_id: message.clientId,
  kind: message.kind,
  text: message.text,
  gift: message.gift,
  photo: photo && toPhotoView(photo, message.senderId !== reader),
  reply_to: quote && {
    no: quote.no,
    sender: quote.senderId,
    kind: quote.kind,
    text: quote.text,
  },
  reaction: { sender: message.senderReaction, receiver: message.receiverReaction },
  warning: message.warning,
  sent_at: message.createdAt.toISOString(),
  edited: message.editedAt !== null,
  deleted: message.deletedAt !== null,
});

export const isMessage = (conversation: string, no: number) =>
  and(eq(messages.conversationId, conversation), eq(messages.no, no));

/** Some messages, by conversation and number. */
export const readMessageViews = async (
  db: Db,
  refs: readonly { readonly conversation: string; readonly no: number }[],
  reader: string,
): Promise<MessageView[]> => {
  if (refs.length === 0) return [];
  const pairs = sql`select * from unnest(
    ${sql.param(refs.map(({ conversation }) => conversation))}::uuid[],
    ${sql.param(refs.map(({ no }) => no))}::int[])`;
  const rows = await selectMessages(
    db,
    sql`(${messages.conversationId}, ${messages.no}) in (${pairs})`,
  );
  return rows.map((row) => toMessageView(row, reader));
};

/** One message that is there, as each of the two sees it. */
export const findMessageView = async (
  db: Db,
  conversation: string,
  no: number,
): Promise<(reader: string) => MessageView> => {
  const [row] = await selectMessages(db, isMessage(conversation, no));
  if (!row) throw new Error('The message is gone.');
  return (reader) => toMessageView(row, reader);
};

export type MessagePhotoRow = typeof messagePhotos.$inferSelect;
