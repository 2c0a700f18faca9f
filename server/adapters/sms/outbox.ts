import { deleteFromOutbox, writeToOutbox } from '../outbox.ts';
import type { Sms } from './sms.ts';

/** Text messages as one JSON file each, beside the mails that were not sent. */
export const openSmsOutbox = (folder: string): Sms => ({
  send: (message) => writeToOutbox(folder, 'sms', message),
  forget: (member) => deleteFromOutbox(folder, (message) => message.member === member),
});
