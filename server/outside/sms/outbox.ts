import { forgetKept, keep } from '../outbox.ts';
import type { Sms } from './sms.ts';

/** Text messages as one JSON file each, beside the mails that were not sent. */
export const openSmsOutbox = (folder: string): Sms => ({
  send: (message) => keep(folder, 'sms', message),
  forget: (member) => forgetKept(folder, (message) => message.member === member),
});
