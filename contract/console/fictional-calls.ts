import * as fictional from './fictional.ts';
import * as inbox from './inbox.ts';

/** Every call about fictional profiles and the chats with them. */
export const fictionalCalls = {
  fictionalList: fictional.fictionalList,
  fictionalRead: fictional.fictionalRead,
  fictionalAdd: fictional.fictionalAdd,
  fictionalSave: fictional.fictionalSave,
  fictionalRetire: fictional.fictionalRetire,
  fictionalReturn: fictional.fictionalReturn,
  fictionalPhotoAdd: fictional.fictionalPhotoAdd,
  fictionalPhotosOrder: fictional.fictionalPhotosOrder,
  fictionalPhotoDelete: fictional.fictionalPhotoDelete,
  fictionalFile: fictional.fictionalFile,
  inboxBacklog: inbox.inboxBacklog,
  inboxQueue: inbox.inboxQueue,
  inboxOpen: inbox.inboxOpen,
  inboxRead: inbox.inboxRead,
  inboxKeep: inbox.inboxKeep,
  inboxRelease: inbox.inboxRelease,
  inboxCheck: inbox.inboxCheck,
  inboxAnswer: inbox.inboxAnswer,
  inboxEnd: inbox.inboxEnd,
  inboxHandOver: inbox.inboxHandOver,
  inboxNote: inbox.inboxNote,
  inboxFile: inbox.inboxFile,
} as const;
