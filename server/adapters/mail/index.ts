import type { Mail } from './mail.ts';
import { openOutbox } from './outbox.ts';
import { openSmtp } from './smtp.ts';

export type { Attachment, OutgoingMail, Mail } from './mail.ts';

/** The mail driver that the settings ask for: a server, or files in the outbox folder. */
export const openMail = (options: {
  smtpUrl: string | null;
  from: string;
  outboxDir: string;
  timeout?: number;
}): Mail =>
  options.smtpUrl === null
    ? openOutbox(options.outboxDir)
    : openSmtp(options.smtpUrl, options.from, options.timeout);
