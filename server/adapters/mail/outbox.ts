import { deleteFromOutbox, writeToOutbox } from '../outbox.ts';
import type { Mail } from './mail.ts';

/** Mail as one JSON file each, for development and tests. */
export const openOutbox = (folder: string): Mail => ({
  send: (outgoing) => writeToOutbox(folder, 'mail', outgoing),
  forget: (address, member) =>
    deleteFromOutbox(folder, (item) => item.to === address || item.member === member),
  close: () => undefined,
});
