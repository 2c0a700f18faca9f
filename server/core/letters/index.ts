import type { Letter } from '../../outside/mail/index.ts';
import type { Core } from '../core.ts';
import type { Job } from '../jobs.ts';
import type { Tx } from '../transaction.ts';
import { compose } from './compose.ts';
import type { Request } from './request.ts';

export { colours } from './colours.ts';
export { compose, originOf } from './compose.ts';
export type { Fact, LetterName, Request as LetterRequest } from './request.ts';

const SEND = 'send-mail';

/**
 * Queues a letter; it leaves after the commit, and never if the transaction rolls back. Somebody may
 * be waiting for a letter that is no mailing, such as a link, and of mailings there can be many.
 */
export const post = (core: Core, tx: Tx, request: Request): Promise<void> =>
  core.jobs.enqueue(tx, SEND, compose(core, request), { ahead: request.mailing === undefined });

/** Erases letters to and about a member: those that wait, and what is kept of those that left. */
export const forgetLetters = async (
  core: Core,
  tx: Tx,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> => {
  await core.jobs.forget(tx, SEND, { to: email });
  await core.jobs.forget(tx, SEND, { member: id });
  tx.afterCommit(() => core.mail.forget(email, id));
};

/** Sends queued letters, again after a failure. */
export const sendMail = (core: Core): Job<Letter> => ({
  name: SEND,
  atOnce: true,
  run: (letter) => core.mail.send(letter),
});
