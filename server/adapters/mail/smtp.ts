import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

/**
 * What went wrong, without the words of the server: it repeats whom a mail was for, and what fails is
 * logged. Where no server answered, the system says why.
 */
const withoutAddresses = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { code, command, responseCode: status } = error as Error & Record<string, unknown>;
  const answered = typeof status === 'number';
  const reason = answered ? `${String(command)}, ${status}` : error.message;
  const system = answered ? null : /\bE[A-Z]{5,}\b/.exec(error.message)?.[0];
  return Object.assign(new Error(`The mail server did not take a mail (${reason}).`), {
    code: system ?? code,
    ...(answered && { status }),
  });
};

/**
 * Mail through an SMTP server, over a few connections that stay open. A server that says nothing for
 * `timeout` ms is given up, long before the job queue would begin the same mails again.
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
    send: async (outgoing) => {
      const attachments = [...(outgoing.attachments ?? [])];
      await transport.sendMail({ ...outgoing, attachments }).catch((error: unknown) => {
        throw withoutAddresses(error);
      });
    },
    // What was sent is in other hands; nothing of it is kept here.
    forget: () => Promise.resolve(),
    close: () => transport.close(),
  };
};
