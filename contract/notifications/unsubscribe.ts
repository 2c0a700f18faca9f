import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { okAnswer } from '../core/schemas.ts';
import { notificationTypes } from './enums.ts';

/** Comes with every mail that can be switched off. Nobody but us can make one. */
const mailToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{40,400}$/, 'invalid'));

const mailChoices = z.object({
  /** Of which type the mail was that led here. */
  type: z.enum(notificationTypes),
  /** Mails that are switched off. */
  off: z.array(z.enum(notificationTypes)),
});

export const mailChoicesRead = endpoint({
  name: 'mailChoicesRead',
  method: 'GET',
  path: '/api/unsubscribe.php',
  summary: 'Which mails the receiver of a mail gets; reading changes nothing.',
  access: 'anyone',
  query: z.object({ token: mailToken }),
  answer: mailChoices,
  errors: {},
});

export const mailChoose = endpoint({
  name: 'mailChoose',
  method: 'PUT',
  path: '/api/unsubscribe.php',
  summary: 'The receiver of a mail switches mails off or on, without being signed in.',
  access: 'anyone',
  body: z.object({
    token: mailToken,
    /** All there are, if none is named. */
    type: z.optional(z.enum(notificationTypes, 'unknown_choice')),
    on: z.boolean(),
  }),
  answer: mailChoices,
  errors: {},
  once: false,
});

export const unsubscribe = endpoint({
  name: 'unsubscribe',
  method: 'POST',
  path: '/api/unsubscribe.php',
  summary: 'A mail program switches off the type of a mail, with one click (RFC 8058).',
  access: 'anyone',
  query: z.object({ token: mailToken }),
  accepts: 'form',
  answer: okAnswer,
  errors: {},
  servers: true,
  once: false,
});
