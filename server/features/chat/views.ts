import type { MessageView } from '#contract/chat/index.ts';
import { fileName } from '#server/core/pictures/index.ts';
import type { tables } from '#server/db/index.ts';
import { toldStatus } from '#server/features/accounts/index.ts';
import type { MessageRow } from './queries.ts';

type MessagePhoto = Pick<
  typeof tables.messagePhotos.$inferSelect,
  'file' | 'lockedFile' | 'colour' | 'width' | 'height' | 'status' | 'reason' | 'openedAt'
>;

/** The names of the files; none of a photo that was refused, or that nobody may see for now. */
const fileNames = ({ file, lockedFile, status }: MessagePhoto) =>
  file === null || status === 'secured'
    ? { filename: '', thumb_filename: '', locked_filename: '' }
    : {
        filename: fileName(file, 'large'),
        thumb_filename: fileName(file, 'medium'),
        locked_filename: lockedFile ?? '',
      };

/** A photo; that it was opened concerns nobody but who received it. */
export const toPhotoView = (
  photo: MessagePhoto,
  isReceived: boolean,
): NonNullable<MessageView['photo']> => ({
  ...fileNames(photo),
  colour: photo.colour,
  width: photo.width,
  height: photo.height,
  status: toldStatus(photo),
  reason: photo.reason,
  opened: isReceived && photo.openedAt !== null,
});

/** A message as one of the two sees it. */
export const toMessageView = (
  { message, photo, quoted: quote }: MessageRow,
  reader: string,
): MessageView => ({
  conversation: message.conversationId,
  no: message.no,
  sender: message.senderId,
  client_id: message.clientId,
  kind: message.kind,
  text: message.text,
  gift: message.gift,
  // The photo of a removed message is kept for a while, for nobody to see.
  photo:
    photo && message.deletedAt === null ? toPhotoView(photo, message.senderId !== reader) : null,
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
