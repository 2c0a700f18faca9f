import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import {
  passkeyAssertion,
  passkeyErrors,
  passkeyName,
  passkeyOptions,
  passkeyRegistration,
  passkeyView,
} from '../core/passkeys.ts';
import { uuid } from '../core/schemas.ts';
import { password } from './fields.ts';
import { login } from './user.ts';

const ownPasskeys = z.object({
  passkeys: z.array(passkeyView),
  /** Whether the last login is too long ago to change them without the password. */
  password_needed: z.boolean(),
});

export type OwnPasskeys = z.infer<typeof ownPasskeys>;

export const passkeys = endpoint({
  name: 'passkeys',
  method: 'GET',
  path: '/api/passkeys.php',
  summary: 'The passkeys that the member can log in with.',
  access: 'member',
  answer: ownPasskeys,
  errors: {},
});

export const passkeyAsk = endpoint({
  name: 'passkeyAsk',
  method: 'POST',
  path: '/api/passkey-options.php',
  summary:
    'What the browser needs to make a passkey. Asks for the password if the login was not lately.',
  access: 'member',
  body: z.object({ password: z.optional(password) }),
  answer: passkeyOptions,
  errors: { too_many_passkeys: 409 },
  limit: { max: 20, seconds: 3600 },
  once: false,
});

export const passkeyAdd = endpoint({
  name: 'passkeyAdd',
  method: 'POST',
  path: '/api/passkeys.php',
  summary: 'Adds the passkey that the browser has made, and tells the member by mail.',
  access: 'member',
  /** Without a name it has that of the device. */
  body: z.object({ name: z.optional(passkeyName), passkey: passkeyRegistration }),
  answer: ownPasskeys,
  errors: { ...passkeyErrors, too_many_passkeys: 409 },
  limit: { max: 20, seconds: 3600 },
  once: false,
});

export const passkeyRemove = endpoint({
  name: 'passkeyRemove',
  method: 'DELETE',
  path: '/api/passkeys.php',
  summary:
    'Removes a passkey, and tells the member by mail. Asks for the password if the login was not lately.',
  access: 'member',
  body: z.object({ id: uuid, password: z.optional(password) }),
  answer: ownPasskeys,
  errors: { passkey_not_found: 404 },
  limit: { max: 20, seconds: 3600 },
  once: false,
});

export const passkeyLoginAsk = endpoint({
  name: 'passkeyLoginAsk',
  method: 'POST',
  path: '/api/passkey-login-options.php',
  summary: 'What a passkey has to sign to log in; no name is asked for, and none is told.',
  access: 'anyone',
  answer: passkeyOptions,
  errors: {},
  limit: login.limit,
  once: false,
});

export const passkeyLogin = endpoint({
  name: 'passkeyLogin',
  method: 'POST',
  path: '/api/passkey-login.php',
  summary: 'Signs in with a passkey, and starts a session in this browser.',
  access: 'anyone',
  body: z.object({
    passkey: passkeyAssertion,
    /** Brings an account back that its owner is deleting. */
    reactivate: z.optional(z.boolean()),
  }),
  answer: login.answer,
  errors: {
    ...passkeyErrors,
    account_blocked: 429,
    account_excluded: 403,
    account_suspended: 403,
    account_banned: 403,
    deletion_pending: 409,
  },
  limit: login.limit,
  once: false,
});
