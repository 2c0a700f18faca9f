import { deleteFromOutbox, writeToOutbox } from '../outbox.ts';
import type { Mail } from './mail.ts';

/** Mail as one JSON file each, for development and tests. */
export const openOutbox = (folder: string): Mail => ({
  send: (letter) => writeToOutbox(folder, 'mail', letter),
  forget: (address, member) =>
    deleteFromOutbox(folder, (letter) => letter.to === address || letter.member === member),
  close: () => undefined,
});
