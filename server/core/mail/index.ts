import { isUnavailable } from '#server/db/index.ts';
import type { Attachment } from '#server/adapters/mail/index.ts';
import type { Core } from '../core.ts';
import type { Job } from '../jobs.ts';
import type { Tx } from '../transaction.ts';
import type { QueuedMail } from './compose.ts';
import { composeMail } from './compose.ts';
import type { AttachmentRequest, MailRequest } from './request.ts';

export { colours } from './colours.ts';
export { composeMail, originOf } from './compose.ts';
export type { AttachmentRequest, Fact, MailRequest, Section } from './request.ts';

declare module '../jobs.ts' {
  interface Jobs {
    'send-mail': QueuedMail;
  }
}

declare module '../events.ts' {
  interface Events {
    /** The mail server did not take a mail, and it is not tried again. */
    'mail.failed': { readonly messageId: string };
  }
}

/**
 * Queues a mail; it leaves after the commit, and never if the transaction rolls back. Somebody may
 * be waiting for a mail that is no mailing, such as a link, and of mailings there can be many.
 */
export const queueMail = (core: Core, tx: Tx, request: MailRequest): Promise<void> =>
  core.jobs.enqueue(tx, 'send-mail', composeMail(core, request), {
    ahead: request.mailing === undefined,
  });

/** The same for many that nobody waits for. */
export const queueMails = (core: Core, tx: Tx, requests: readonly MailRequest[]): Promise<void> =>
  core.jobs.enqueueAll(
    tx,
    'send-mail',
    requests.map((request) => composeMail(core, request)),
  );

/** Erases mails to and about a member: those that wait, and what is kept of those that left. */
export const forgetMails = async (
  core: Core,
  tx: Tx,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> => {
  await core.jobs.forget(tx, 'send-mail', { to: email });
  await core.jobs.forget(tx, 'send-mail', { member: id });
  tx.afterCommit(() => core.mail.forget(email, id));
};

/** Makes a document that goes with a mail; nothing if what it is about is gone. */
export type MakeAttachment = (enclosure: AttachmentRequest) => Promise<File | null>;

const makeAttachments = async (
  core: Core,
  enclose: MakeAttachment,
  enclosure: AttachmentRequest,
): Promise<Attachment[]> => {
  try {
    const file = await enclose(enclosure);
    if (!file) return [];
    const content = Buffer.from(await file.arrayBuffer()).toString('base64');
    return [{ filename: file.name, contentType: file.type, content, encoding: 'base64' }];
  } catch (error) {
    if (isUnavailable(error)) throw error;
    // The same would fail again, and what the mail says does not depend on it.
    core.log.error({ err: error, kind: enclosure.kind }, 'a mail leaves without a document');
    return [];
  }
};

/** Sends queued mails, again after a failure, with the documents that go with them. */
export const sendMail = (core: Core, enclose: MakeAttachment): Job<'send-mail'> => ({
  name: 'send-mail',
  isConcurrent: true,
  onGivenUp: ({ headers }) =>
    core.transact((tx) =>
      core.events.emit(tx, 'mail.failed', { messageId: headers?.['Message-ID'] ?? '' }),
    ),
  run: async ({ enclosures = [], ...mail }) => {
    const attachments = await Promise.all(
      enclosures.map((one) => makeAttachments(core, enclose, one)),
    );
    const all = attachments.flat();
    await core.mail.send(all.length > 0 ? { ...mail, attachments: all } : mail);
  },
});
