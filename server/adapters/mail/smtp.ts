import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

/**
 * Mail through an SMTP server, over a few connections that stay open. A server that says nothing for
 * `timeout` ms is given up, long before the job queue would begin the same letters again.
 */
export const openSmtp = (url: string, from: string, timeout = 30_000): Mail => {
  const timeouts = {
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  };
  const transport = createTransport({ url, pool: true, ...timeouts } as object, { from });
  return {
    send: async (letter) => {
      await transport.sendMail({ ...letter, attachments: [...(letter.attachments ?? [])] });
    },
    // What was sent is in other hands; nothing of it is kept here.
    forget: () => Promise.resolve(),
    close: () => transport.close(),
  };
};
