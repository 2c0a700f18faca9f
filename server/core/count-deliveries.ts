import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Mail } from '#server/adapters/mail/index.ts';
import type { Push } from '#server/adapters/push/index.ts';
import type { Sms } from '#server/adapters/sms/index.ts';

interface Senders {
  readonly mail: Mail;
  readonly sms: Sms;
  readonly push: Push;
}

/** The same senders, which count what became of what they were given. */
export const countDeliveries = (metrics: Registry, { mail, sms, push }: Senders): Senders => {
  const deliveries = new Counter({
    name: 'deliveries_total',
    help: 'Mails, pushes and text messages that this process tried to send, by channel and result; sent ones may lie in the outbox',
    labelNames: ['channel', 'result'],
    registers: [metrics],
  });
  const counted = async <T>(
    channel: 'mail' | 'sms' | 'push',
    sending: Promise<T>,
    resultOf: (outcome: T) => string = () => 'sent',
  ): Promise<T> => {
    try {
      const outcome = await sending;
      deliveries.inc({ channel, result: resultOf(outcome) });
      return outcome;
    } catch (error) {
      deliveries.inc({ channel, result: 'failed' });
      throw error;
    }
  };
  for (const channel of ['mail', 'sms', 'push'] as const) {
    for (const result of ['sent', 'failed']) deliveries.inc({ channel, result }, 0);
  }
  return {
    mail: { ...mail, send: (outgoing) => counted('mail', mail.send(outgoing)) },
    sms: { ...sms, send: (message) => counted('sms', sms.send(message)) },
    push: {
      ...push,
      send: (...given) => counted('push', push.send(...given), (outcome) => outcome),
    },
  };
};
