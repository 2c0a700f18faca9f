import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { countryCode, okAnswer, text, timestamp, token, uuid } from '../core/schemas.ts';
import { limits } from '../limits.ts';
import { country, dateOfBirth, password, placeId, userName } from './fields.ts';
import { passwordTwice } from './recovery.ts';

export const accountView = z.object({
  name: z.string(),
  email: z.string(),
  /** An address that waits for its link to be opened. */
  new_email: z.nullable(z.string()),
  date_of_birth: dateOfBirth,
  country: countryCode,
  place: z.nullable(z.object({ id: placeId, name: z.string() })),
  invisible: z.boolean(),
  /** Whether search engines may list the profile. */
  search_engines: z.boolean(),
  /** Percent off the next order for staying; null when there is none or it was offered before. */
  leave_offer: z.nullable(z.int()),
});

export type AccountView = z.infer<typeof accountView>;

export const account = endpoint({
  name: 'account',
  method: 'GET',
  path: '/api/account.php',
  summary: 'What a member can change about the own account.',
  access: 'member',
  answer: z.object({ account: accountView }),
  errors: {},
});

export const accountUpdate = endpoint({
  name: 'accountUpdate',
  method: 'PUT',
  path: '/api/account.php',
  summary:
    'Changes the name, the place or the visibility of the own account; what is left out stays.',
  access: 'member',
  body: z.partial(
    z.object({
      name: userName,
      country,
      place_id: z.nullable(placeId),
      invisible: z.boolean(),
      search_engines: z.boolean(),
    }),
  ),
  answer: z.object({ account: accountView }),
  errors: {},
  limit: { max: 60, seconds: 3600 },
  once: false,
});

export const passwordChange = endpoint({
  name: 'passwordChange',
  method: 'PUT',
  path: '/api/password.php',
  summary: 'Sets a new password; every other session ends.',
  access: 'member',
  body: z.intersection(z.object({ old_password: password }), passwordTwice),
  answer: okAnswer,
  errors: {},
  limit: { max: 10, seconds: 3600 },
});

export const sessionView = z.object({
  id: uuid,
  /** Browser and system, such as `Firefox, Linux`; empty when unknown. */
  device: z.string(),
  country: z.nullable(countryCode),
  started_at: timestamp,
  last_seen: timestamp,
  current: z.boolean(),
});

export type SessionView = z.infer<typeof sessionView>;

export const sessions = endpoint({
  name: 'sessions',
  method: 'GET',
  path: '/api/sessions.php',
  summary: 'Where the member is signed in.',
  access: 'member',
  answer: z.object({ sessions: z.array(sessionView) }),
  errors: {},
});

export const sessionsEnd = endpoint({
  name: 'sessionsEnd',
  method: 'DELETE',
  path: '/api/sessions.php',
  summary: 'Ends one session of the member, or all but the one that asks.',
  access: 'member',
  body: z.object({ id: z.optional(uuid) }),
  answer: okAnswer,
  errors: { session_not_found: 404 },
  once: false,
});

export const accountDelete = endpoint({
  name: 'accountDelete',
  method: 'DELETE',
  path: '/api/account.php',
  summary: 'Closes the account. It can come back for 14 days and is erased after them.',
  access: 'member',
  body: z.object({ password, reason: z.optional(text(limits.leaveReasonLength, 0)) }),
  answer: z.object({ erased_at: timestamp }),
  errors: {},
  limit: { max: 10, seconds: 3600 },
});

export const accountReturn = endpoint({
  name: 'accountReturn',
  method: 'POST',
  path: '/api/account.php',
  summary: 'Brings a closed account back with the mailed token.',
  access: 'anyone',
  body: z.object({ token }),
  answer: okAnswer,
  errors: { link_expired: 410 },
  limit: { max: 20, seconds: 3600 },
});

export const leaveOfferAccept = endpoint({
  name: 'leaveOfferAccept',
  method: 'POST',
  path: '/api/leave-offer.php',
  summary: 'Takes the discount that is offered once to a member about to leave.',
  access: 'member',
  answer: z.object({ percent: z.int() }),
  errors: { offer_gone: 409 },
});

export const exportView = z.object({
  state: z.enum(['none', 'working', 'ready']),
  /** Percent. */
  progress: z.int(),
  ready_at: z.nullable(timestamp),
  expires_at: z.nullable(timestamp),
  bytes: z.nullable(z.int()),
});

export type ExportView = z.infer<typeof exportView>;

export const exportState = endpoint({
  name: 'exportState',
  method: 'GET',
  path: '/api/export.php',
  summary: 'How far the member’s data export is.',
  access: 'member',
  answer: z.object({ export: exportView }),
  errors: {},
});

export const exportStart = endpoint({
  name: 'exportStart',
  method: 'POST',
  path: '/api/export.php',
  summary: 'Starts an export of everything held about the member.',
  access: 'member',
  answer: z.object({ export: exportView }),
  errors: {},
  limit: { max: 5, seconds: 86_400 },
});

export const exportFile = endpoint({
  name: 'exportFile',
  method: 'GET',
  path: '/api/export-file.php',
  summary: 'The finished export: a zip of JSON and pictures.',
  access: 'member',
  answer: z.file(),
  produces: 'application/zip',
  errors: { export_not_ready: 404 },
});
