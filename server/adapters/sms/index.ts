import { openGateway } from './gateway.ts';
import { openSmsOutbox } from './outbox.ts';
import type { Sms } from './sms.ts';

export type { Sms, TextMessage } from './sms.ts';

/** The driver that the settings ask for: a gateway, or files in the outbox folder. */
export const openSms = (options: { smsUrl: string | null; outboxDir: string }): Sms =>
  options.smsUrl === null ? openSmsOutbox(options.outboxDir) : openGateway(options.smsUrl);
