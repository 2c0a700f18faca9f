import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { okAnswer, email, token, uuid } from '../core/schemas.ts';
import { newPassword, password } from './fields.ts';

export const activate = endpoint({
  name: 'activate',
  method: 'POST',
  path: '/api/activate.php',
  summary:
    'Confirms the address of an account with the mailed token. Tells what became of the first words, when they leave with it.',
  access: 'anyone',
  body: z.object({ token }),
  answer: z.object({
    /** The first words from signup, which left with it; without a conversation if they could not. */
    first_message: z.nullable(z.object({ conversation: z.nullable(uuid) })),
  }),
  errors: { activation_failed: 410 },
  limit: { max: 30, seconds: 3600 },
});

export const activateResend = endpoint({
  name: 'activateResend',
  method: 'PUT',
  path: '/api/activate.php',
  summary: 'Mails the activation link again; each of them works until one was used.',
  access: 'member',
  answer: okAnswer,
  errors: { already_active: 409 },
  limit: { max: 3, seconds: 3600 },
});

export const activateCorrect = endpoint({
  name: 'activateCorrect',
  method: 'PUT',
  path: '/api/activate-address.php',
  summary:
    'Corrects the address of an account that nobody confirmed yet, and mails the link there; links to the old one stop working.',
  access: 'member',
  body: z.object({ email }),
  answer: okAnswer,
  errors: { already_active: 409, address_taken: 409 },
  limit: { max: 5, seconds: 86_400, sparesMistakes: true },
});

export const resetAsk = endpoint({
  name: 'resetAsk',
  method: 'POST',
  path: '/api/reset-password.php',
  summary: 'Mails a link that sets a new password.',
  access: 'anyone',
  body: z.object({ email }),
  answer: okAnswer,
  errors: { email_unknown: 404, reset_too_many: 429 },
  limit: { max: 20, seconds: 3600 },
});

export const resetCheck = endpoint({
  name: 'resetCheck',
  method: 'GET',
  path: '/api/reset-password.php',
  summary: 'Whether the link that sets a new password still works.',
  access: 'anyone',
  query: z.object({ token }),
  answer: okAnswer,
  errors: { link_expired: 410 },
  limit: { max: 120, seconds: 3600 },
});

/** A new password, typed twice. */
export const passwordTwice = z.object({ password: newPassword, repeat: z.string() }).check(
  z.refine((typed) => typed.password === typed.repeat, {
    path: ['repeat'],
    error: 'passwords_differ',
  }),
);

export const resetDo = endpoint({
  name: 'resetDo',
  method: 'PUT',
  path: '/api/reset-password.php',
  summary:
    'Sets a new password with the mailed token, ends every session and starts one in this browser.',
  access: 'anyone',
  body: z.intersection(z.object({ token }), passwordTwice),
  /**
   * Nobody is let in where the account was closed by its owner, or shuts its owner out; nor does the
   * same request let anybody in a second time.
   */
  answer: z.object({ signed_in: z.boolean() }),
  errors: { link_expired: 410 },
  limit: { max: 20, seconds: 3600 },
});

export const mailChangeAsk = endpoint({
  name: 'mailChangeAsk',
  method: 'POST',
  path: '/api/mail-change.php',
  summary: 'Mails a link to a new address, which becomes the account’s once it is opened.',
  access: 'member',
  body: z.object({
    email: z
      .string()
      .check(z.trim(), z.maxLength(254, 'new_email_invalid'), z.email('new_email_invalid')),
    password,
  }),
  answer: okAnswer,
  errors: { address_taken: 409 },
  limit: { max: 5, seconds: 86_400 },
});

export const mailChangeDo = endpoint({
  name: 'mailChangeDo',
  method: 'PUT',
  path: '/api/mail-change.php',
  summary: 'Makes the new address the account’s own; every other session ends.',
  access: 'anyone',
  body: z.object({ token }),
  answer: okAnswer,
  errors: { link_expired: 410 },
  limit: { max: 20, seconds: 3600 },
});
