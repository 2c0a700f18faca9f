import * as z from 'zod/mini';
import { endpoint } from './core/endpoint.ts';
import { liveEvent } from './core/live.ts';
import { countryCode, done, email, timestamp, token, uuid } from './core/schemas.ts';
import { limits } from './limits.ts';
import { locales } from './locales.ts';

export const userStatuses = ['not_confirmed', 'active', 'deleted'] as const;
export const profileStatuses = ['disabled', 'active'] as const;

/** Where a visit came from, as the landing query told. */
export const tracking = z.object({
  network: z.optional(z.string().check(z.maxLength(100))),
  ref: z.optional(z.string().check(z.maxLength(100))),
  sub1: z.optional(z.string().check(z.maxLength(100))),
  sub2: z.optional(z.string().check(z.maxLength(100))),
  sub3: z.optional(z.string().check(z.maxLength(100))),
});

export type Tracking = z.infer<typeof tracking>;

export const userView = z.object({
  id: uuid,
  status: z.enum(userStatuses),
  credits: z.int(),
  paid_user: z.boolean(),
  signup_date: timestamp,
  trafficsource: z.nullable(tracking),
  language: z.enum(locales),
  notifications_disabled: z.array(z.string()),
  profile: z.object({
    id: uuid,
    name: z.string(),
    country: countryCode,
    status: z.enum(profileStatuses),
    main_image: z.nullable(
      z.object({
        filename: z.string(),
        thumb_filename: z.string(),
        status: z.string(),
        match: z.boolean(),
      }),
    ),
  }),
});

export type UserView = z.infer<typeof userView>;

export const user = endpoint({
  name: 'user',
  method: 'GET',
  path: '/api/user.php',
  summary: 'The signed-in user.',
  access: 'member',
  answer: z.object({ user: userView }),
  errors: {},
});

export const userUpdate = endpoint({
  name: 'userUpdate',
  method: 'PUT',
  path: '/api/user.php',
  summary: 'Stores the language that the signed-in user chose.',
  access: 'member',
  body: z.object({ language: z.enum(locales, 'unknown_choice') }),
  answer: z.object({ user: userView }),
  errors: {},
  once: false,
});

export const logout = endpoint({
  name: 'logout',
  method: 'GET',
  path: '/api/logout.php',
  summary:
    'Ends the session of the browser that asks; a GET as specified, and therefore same-origin only.',
  access: 'anyone',
  answer: done,
  errors: {},
  sameOrigin: true,
});

export const exclusionRequest = z.object({
  email,
  months: z.union(
    limits.exclusionMonths.map((months) => z.literal(months)),
    'unknown_choice',
  ),
});

export const exclusion = endpoint({
  name: 'exclusion',
  method: 'POST',
  path: '/api/exclusion.php',
  summary: 'Asks to be shut out for a time; a link in a mail confirms it.',
  access: 'anyone',
  body: exclusionRequest,
  answer: done,
  errors: {},
  limit: { max: 5, seconds: 3600 },
});

export const exclusionConfirm = endpoint({
  name: 'exclusionConfirm',
  method: 'PUT',
  path: '/api/exclusion.php',
  summary:
    'Confirms a self-exclusion with the mailed token: the account closes and the address stays out.',
  access: 'anyone',
  body: z.object({ token }),
  answer: z.object({ until: timestamp }),
  errors: { link_expired: 410 },
  limit: { max: 20, seconds: 3600 },
});

/** A session ended elsewhere; tabs that used it sign out. */
export const sessionEnded = liveEvent({
  name: 'session_ended',
  summary: 'The session of this browser has ended.',
  payload: z.object({}),
});
