import type { TextMessage } from '#server/adapters/sms/index.ts';
import type { Core } from './core.ts';
import type { Job } from './jobs.ts';
import type { Tx } from './transaction.ts';

declare module './jobs.ts' {
  interface Jobs {
    'send-sms': TextMessage;
  }
}

/** Queues a text message; it leaves after the commit, and never if the transaction rolls back. */
export const queueSms = (core: Core, tx: Tx, message: TextMessage): Promise<void> =>
  core.jobs.enqueue(tx, 'send-sms', message);

/** Erases text messages to a member: those that wait, and what is kept of those that left. */
export const forgetSms = async (core: Core, tx: Tx, member: string): Promise<void> => {
  await core.jobs.forget(tx, 'send-sms', { member });
  tx.afterCommit(() => core.sms.forget(member));
};

/** Sends queued text messages, again after a failure, as long as they are of use. */
export const sendSms = (core: Core): Job<'send-sms'> => ({
  name: 'send-sms',
  isConcurrent: true,
  run: async (message) => {
    if (new Date(message.until) > core.clock.now()) await core.sms.send(message);
    else core.log.warn('a text message was not sent in time');
  },
});
