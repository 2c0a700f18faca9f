import { openOutbox } from './outbox.ts';
import { openSmtp } from './smtp.ts';

/** A mail that is ready to leave. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mail. Called by jobs only, so that a failure is tried again and nothing leaves before commit. */
export interface Mail {
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** The mail driver that the settings ask for: a server, or files in the outbox folder. */
export const openMail = (options: {
  smtpUrl: string | null;
  from: string;
  outboxDir: string;
}): Mail =>
  options.smtpUrl === null
    ? openOutbox(options.outboxDir)
    : openSmtp(options.smtpUrl, options.from);
