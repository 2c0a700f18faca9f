import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import {
  passkeyAssertion,
  passkeyErrors,
  passkeyOptions,
  passkeyRegistration,
} from '../core/passkeys.ts';
import { email, okAnswer, text, timestamp, token, uuid } from '../core/schemas.ts';
import { consoleLimits } from './limits.ts';
import { consoleLanguages, signInMethods } from './enums.ts';
import { staffRights, staffRoles } from './rights.ts';

export const roleGrant = z.object({ role: z.enum(staffRoles), site: z.nullable(z.int()) });

/** Somebody of the staff as their own console sees them. */
export const staffSelf = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  language: z.enum(consoleLanguages),
  roles: z.array(roleGrant),
  /** Rights on at least one site; about fictional profiles, on one that has them. */
  rights: z.array(z.enum(staffRights)),
  method: z.enum(signInMethods),
  /** When the session ends, whatever is done in it. */
  expires_at: timestamp,
  /** When a passkey was last shown. */
  proven_at: z.nullable(timestamp),
});

export type StaffSelf = z.infer<typeof staffSelf>;

const consoleSite = z.object({
  id: z.int(),
  name: z.string(),
  domain: z.string(),
  /** Its look, by which it is told apart from the others. */
  niche: z.int(),
  /** Whether it keeps fictional profiles. */
  fictional: z.boolean(),
});

export const consoleSession = endpoint({
  name: 'consoleSession',
  method: 'GET',
  path: '/api/admin/session.php',
  summary: 'Who is signed in to the console, and on which sites; nobody else learns anything.',
  access: 'anyone',
  answer: z.object({
    staff: z.nullable(staffSelf),
    locked: z.boolean(),
    sites: z.array(consoleSite),
    /** Whether this installation lets people look around as the demo's administrator. */
    demo: z.boolean(),
  }),
  errors: {},
});

export const consoleSignInAsk = endpoint({
  name: 'consoleSignInAsk',
  method: 'POST',
  path: '/api/admin/sign-in/options.php',
  summary: 'What a passkey has to sign to enter the console, or to unlock it.',
  access: 'anyone',
  answer: passkeyOptions,
  errors: {},
  once: false,
  limit: { max: 60, seconds: 600 },
});

export const consoleSignIn = endpoint({
  name: 'consoleSignIn',
  method: 'POST',
  path: '/api/admin/sign-in/passkey.php',
  summary: 'Enters the console with a passkey, or unlocks it.',
  access: 'anyone',
  body: z.object({ passkey: passkeyAssertion }),
  answer: okAnswer,
  errors: passkeyErrors,
  once: false,
  limit: { max: 60, seconds: 600 },
});

const codeErrors = { code_failed: 403, codes_blocked: 429 } as const;

export const consoleCodeSignIn = endpoint({
  name: 'consoleCodeSignIn',
  method: 'POST',
  path: '/api/admin/sign-in/code.php',
  summary: 'Enters the console with a code of an authenticator app.',
  access: 'anyone',
  body: z.object({
    email,
    code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'invalid')),
  }),
  answer: okAnswer,
  errors: codeErrors,
  once: false,
  limit: { max: 60, seconds: 600 },
});

export const consoleRecoverySignIn = endpoint({
  name: 'consoleRecoverySignIn',
  method: 'POST',
  path: '/api/admin/sign-in/recovery.php',
  summary: 'Enters the console with a recovery code, which is used up; administrators are told.',
  access: 'anyone',
  body: z.object({ email, code: text(20) }),
  answer: okAnswer,
  errors: codeErrors,
  once: false,
  limit: { max: 60, seconds: 600 },
});

export const consoleDemoSignIn = endpoint({
  name: 'consoleDemoSignIn',
  method: 'POST',
  path: '/api/admin/sign-in/demo.php',
  summary: 'Looks around as the demo’s administrator, from the machine itself only.',
  access: 'anyone',
  answer: okAnswer,
  errors: {},
  once: false,
  limit: { max: 60, seconds: 600 },
});

export const consoleSignOut = endpoint({
  name: 'consoleSignOut',
  method: 'POST',
  path: '/api/admin/sign-out.php',
  summary: 'Leaves the console.',
  access: 'anyone',
  answer: okAnswer,
  errors: {},
  once: false,
});

export const consoleLock = endpoint({
  name: 'consoleLock',
  method: 'POST',
  path: '/api/admin/lock.php',
  summary: 'Locks the console until a passkey is shown.',
  access: 'staff',
  right: 'none',
  answer: okAnswer,
  errors: {},
  once: false,
});

export const consoleProofAsk = endpoint({
  name: 'consoleProofAsk',
  method: 'POST',
  path: '/api/admin/proof/options.php',
  summary: 'What a passkey of whoever is signed in has to sign before something final.',
  access: 'staff',
  right: 'none',
  answer: passkeyOptions,
  errors: {},
  once: false,
});

export const consoleProof = endpoint({
  name: 'consoleProof',
  method: 'POST',
  path: '/api/admin/proof/passkey.php',
  summary: 'Shows a passkey again, which is good for some minutes.',
  access: 'staff',
  right: 'none',
  body: z.object({ passkey: passkeyAssertion }),
  answer: okAnswer,
  errors: passkeyErrors,
  once: false,
  limit: { max: 60, seconds: 600 },
});

const invitationToken = z.object({ token });

export const staffInvitation = endpoint({
  name: 'staffInvitation',
  method: 'GET',
  path: '/api/admin/invitation.php',
  summary: 'An invitation to the console, for who holds its link.',
  access: 'anyone',
  query: invitationToken,
  answer: z.object({
    name: z.string(),
    email: z.string(),
    roles: z.array(roleGrant),
    /** Whether it replaces the keys of somebody who lost theirs. */
    reset: z.boolean(),
    expires_at: timestamp,
  }),
  errors: { invitation_not_found: 404 },
  limit: { max: 60, seconds: 600 },
});

export const staffInvitationAsk = endpoint({
  name: 'staffInvitationAsk',
  method: 'POST',
  path: '/api/admin/invitation/options.php',
  summary: 'What the browser needs to make the first passkey of somebody who was invited.',
  access: 'anyone',
  body: invitationToken,
  answer: passkeyOptions,
  errors: { invitation_not_found: 404 },
  once: false,
  limit: { max: 60, seconds: 600 },
});

export const staffInvitationAccept = endpoint({
  name: 'staffInvitationAccept',
  method: 'POST',
  path: '/api/admin/invitation.php',
  summary: 'Joins the staff with a first passkey, and gives recovery codes once.',
  access: 'anyone',
  body: z.object({
    token,
    name: text(consoleLimits.staff.nameLength),
    language: z.enum(consoleLanguages),
    passkey: passkeyRegistration,
  }),
  answer: z.object({ recovery_codes: z.array(z.string()) }),
  errors: { ...passkeyErrors, invitation_not_found: 404 },
  once: false,
  limit: { max: 60, seconds: 600 },
});
