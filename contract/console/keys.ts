import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import {
  passkeyErrors,
  passkeyName,
  passkeyOptions,
  passkeyRegistration,
  passkeyView,
} from '../core/passkeys.ts';
import { okAnswer, uuid } from '../core/schemas.ts';
import { consoleLanguages } from './enums.ts';

const staffKeysView = z.object({
  passkeys: z.array(passkeyView),
  code_app: z.boolean(),
  recovery_codes_left: z.int(),
});

export type StaffKeysView = z.infer<typeof staffKeysView>;

export const staffKeys = endpoint({
  name: 'staffKeys',
  method: 'GET',
  path: '/api/admin/keys.php',
  summary: 'How whoever is signed in can enter the console.',
  access: 'staff',
  right: 'none',
  answer: staffKeysView,
  errors: {},
});

export const staffPasskeyAsk = endpoint({
  name: 'staffPasskeyAsk',
  method: 'POST',
  path: '/api/admin/keys/options.php',
  summary: 'What the browser needs to make another passkey.',
  access: 'staff',
  right: 'none',
  proof: true,
  answer: passkeyOptions,
  errors: { too_many_passkeys: 409 },
  once: false,
});

export const staffPasskeyAdd = endpoint({
  name: 'staffPasskeyAdd',
  method: 'POST',
  path: '/api/admin/keys.php',
  summary: 'Adds a passkey.',
  access: 'staff',
  right: 'none',
  proof: true,
  body: z.object({ name: passkeyName, passkey: passkeyRegistration }),
  answer: staffKeysView,
  errors: { ...passkeyErrors, too_many_passkeys: 409 },
  once: false,
});

export const staffPasskeyRemove = endpoint({
  name: 'staffPasskeyRemove',
  method: 'DELETE',
  path: '/api/admin/keys.php',
  summary: 'Removes a passkey, but never the last one.',
  access: 'staff',
  right: 'none',
  proof: true,
  body: z.object({ id: uuid }),
  answer: staffKeysView,
  errors: { passkey_not_found: 404, last_passkey: 409 },
  once: false,
});

export const staffCodeAppAsk = endpoint({
  name: 'staffCodeAppAsk',
  method: 'POST',
  path: '/api/admin/code-app/options.php',
  summary: 'A new key for an authenticator app, which counts once a code of it was typed.',
  access: 'staff',
  right: 'none',
  proof: true,
  answer: z.object({
    /** As people type it. */
    key: z.string(),
    /** As apps read it, for a picture. */
    uri: z.string(),
    /** What has to come back with the first code. */
    sealed: z.string(),
  }),
  errors: {},
  once: false,
});

export const staffCodeAppAdd = endpoint({
  name: 'staffCodeAppAdd',
  method: 'POST',
  path: '/api/admin/code-app.php',
  summary: 'Begins to accept codes of an authenticator app.',
  access: 'staff',
  right: 'none',
  proof: true,
  body: z.object({
    sealed: z.string().check(z.maxLength(1000)),
    code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'invalid')),
  }),
  answer: staffKeysView,
  errors: { code_failed: 403 },
  once: false,
  limit: { max: 20, seconds: 600 },
});

export const staffCodeAppRemove = endpoint({
  name: 'staffCodeAppRemove',
  method: 'DELETE',
  path: '/api/admin/code-app.php',
  summary: 'Accepts no more codes of an app.',
  access: 'staff',
  right: 'none',
  proof: true,
  answer: staffKeysView,
  errors: {},
  once: false,
});

export const staffRecoveryCodes = endpoint({
  name: 'staffRecoveryCodes',
  method: 'POST',
  path: '/api/admin/recovery-codes.php',
  summary: 'New recovery codes, told once; the old ones are void.',
  access: 'staff',
  right: 'none',
  proof: true,
  answer: z.object({ recovery_codes: z.array(z.string()) }),
  errors: {},
  once: false,
});

export const staffPreferences = endpoint({
  name: 'staffPreferences',
  method: 'PUT',
  path: '/api/admin/preferences.php',
  summary: 'Changes the language of the console for whoever is signed in.',
  access: 'staff',
  right: 'none',
  body: z.object({ language: z.enum(consoleLanguages) }),
  answer: okAnswer,
  errors: {},
  once: false,
});
