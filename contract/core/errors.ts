import * as z from 'zod/mini';

/** Errors that any call can answer with, beside the ones it names itself. */
export const commonErrors = {
  invalid_input: 400,
  authentication_required: 403,
  forbidden: 403,
  foreign_origin: 403,
  not_found: 404,
  key_reused: 409,
  /** The operator took the site from the web. */
  site_closed: 410,
  too_large: 413,
  unsupported_media: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type CommonError = keyof typeof commonErrors;

/** Errors that any call of the console can answer with as well. */
export const consoleErrors = {
  /** The console was left alone for a while; whoever is back shows a passkey. */
  console_locked: 403,
  /** What cannot be undone asks for the passkey again. */
  proof_required: 403,
} as const;

export type ConsoleError = keyof typeof consoleErrors;

/** Why one field was refused; the web translates the code, the message is English. */
const fieldError = z.object({ code: z.string(), message: z.string() });

export const errorAnswer = z.object({
  error: z.string(),
  code: z.string(),
  authentication_required: z.optional(z.literal(true)),
  fields: z.optional(z.record(z.string(), fieldError)),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

export type ErrorAnswer = z.infer<typeof errorAnswer>;
export type FieldErrors = NonNullable<ErrorAnswer['fields']>;
export type ErrorValues = NonNullable<ErrorAnswer['values']>;

/** Codes that schemas give as their message; everything else a schema finds is `invalid`. */
export const fieldCodes = [
  'required',
  'invalid',
  'invalid_email',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'unknown_choice',
  'birth_required',
  'birth_invalid',
  'too_young',
  'name_at',
  'name_is_email',
  'name_characters',
  'name_shared',
  'name_house',
  'name_contact',
  'name_insult',
  'email_taken',
  'email_disposable',
  'email_leaving',
  'new_email_invalid',
  'new_email_taken',
  'password_short',
  'password_leaked',
  'password_own',
  'passwords_differ',
  'old_password',
  'terms_needed',
  'consent_needed',
  'iban_invalid',
  'iban_blocked',
  'mobile_invalid',
  'sms_invalid',
  'postal_invalid',
] as const;

export type FieldCode = (typeof fieldCodes)[number];
