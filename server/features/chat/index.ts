import type { Core, Job } from '#server/core/index.ts';
import type { PictureColumns } from '#server/core/pictures/index.ts';
import { tables } from '#server/db/index.ts';
import { exportChats } from './export.ts';
import { deliverHeldMessages } from './held/deliver-held.ts';
import { forgetMessages } from './jobs.ts';
import { eraseChats } from './delete-chat.ts';
import { sendSignupMessage } from './send-signup-message.ts';
import { applyBlock } from './apply-block.ts';

export {
  countMessagesBefore,
  readMessageContext,
  readMessagesBefore,
} from './read-message-context.ts';
export { readLastReceivedMessages } from './read-last-messages.ts';
export {
  forgetMessagePhoto,
  pendingMessagePhotos,
  reviewMessagePhoto,
  secureMessagePhoto,
} from './review-photos.ts';
export type { RemovedMessage } from './remove-message.ts';
export { eraseRemovedPhoto, removeMessage, restoreMessage } from './remove-message.ts';
export type { RemovedHeld } from './held/remove-held.ts';
export { removeHeld, restoreHeld } from './held/remove-held.ts';
export { dropHeldOf, findDeliveredNo, settleDropped } from './held/drop-held.ts';
export { releaseHeld } from './held/deliver-held.ts';
export { closeChat, readAsFictional, sendFictionalMessage } from './send-fictional-message.ts';
export { detectWarning } from './warnings/index.ts';
export { decodeLeet, fold as foldText } from './warnings/fold.ts';
export { chatRoutes } from './routes.ts';
export { countUnreadMessages } from './queries.ts';

/** Where the files of photos in chats are named. */
export const chatPictures: PictureColumns = [
  tables.messagePhotos.file,
  tables.messagePhotos.lockedFile,
];

/** The background work of chats. */
export const chatJobs = (core: Core): readonly Job[] => [
  forgetMessages(core),
  deliverHeldMessages(core),
];

/** What chats do when something happens elsewhere. */
export const listenChat = (core: Core): void => {
  core.events.within('member.blocked', (tx, event) => applyBlock(core, tx, event));
  core.events.within('member.unblocked', (tx, event) => applyBlock(core, tx, event));
  core.events.within('account.confirmed', (tx, event) => sendSignupMessage(core, tx, event));
  core.events.within('account.erased', (tx, { userId }) => eraseChats(core, tx, userId));
  core.events.within('account.exported', exportChats);
};
