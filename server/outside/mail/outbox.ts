import { forgetKept, keep } from '../outbox.ts';
import type { Mail } from './mail.ts';

/** Mail as one JSON file each, for development and tests. */
export const openOutbox = (folder: string): Mail => ({
  send: (letter) => keep(folder, 'mail', letter),
  forget: (address, member) =>
    forgetKept(folder, (letter) => letter.to === address || letter.member === member),
  close: () => undefined,
});
