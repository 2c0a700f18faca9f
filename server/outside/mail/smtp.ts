import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

/** Mail through an SMTP server, over a few connections that stay open. */
export const openSmtp = (url: string, from: string): Mail => {
  const transport = createTransport({ url, pool: true } as object, { from });
  return {
    send: async (letter) => {
      await transport.sendMail(letter);
    },
    // What was sent is in other hands; nothing of it is kept here.
    forget: () => Promise.resolve(),
    close: () => transport.close(),
  };
};
