import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { liveEvent } from '../core/live.ts';
import { countryCode, okAnswer, text, timestamp, uuid } from '../core/schemas.ts';
import { locales } from '../locales.ts';
import { faceView } from '../members/photos.ts';
import { password } from './fields.ts';

export const userStatuses = ['not_confirmed', 'active', 'deleted'] as const;
export const profileStatuses = ['disabled', 'active'] as const;

/** A word of the landing query; control characters and halves of characters cannot be stored. */
const trackingValue = z.optional(
  z.string().check(z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'invalid'), z.maxLength(200, 'too_long')),
);

/** Where a visit came from, as the landing query told. */
export const tracking = z.object({
  network: trackingValue,
  ref: trackingValue,
  sub1: trackingValue,
  sub2: trackingValue,
  sub3: trackingValue,
});

export type Tracking = z.infer<typeof tracking>;

export const userView = z.object({
  id: uuid,
  status: z.enum(userStatuses),
  credits: z.int(),
  paid_user: z.boolean(),
  /** Until when one can withdraw from the last purchase that has unused credits; null without one. */
  withdraw_until: z.nullable(timestamp),
  signup_date: timestamp,
  trafficsource: z.nullable(tracking),
  language: z.enum(locales),
  notifications_disabled: z.array(z.string()),
  /** Where the member chose to pay, if they did. */
  payment_country: z.nullable(countryCode),
  profile: z.object({
    id: uuid,
    name: z.string(),
    country: countryCode,
    status: z.enum(profileStatuses),
    main_image: z.nullable(
      z.object({
        filename: z.string(),
        thumb_filename: z.string(),
        face: faceView,
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

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/api/user.php',
  summary: 'Signs in with user name or e-mail address, and starts a session in this browser.',
  access: 'anyone',
  body: z.object({
    login: text(254),
    password,
    /** Brings an account back that its owner is deleting. */
    reactivate: z.optional(z.boolean()),
  }),
  answer: z.object({ user: userView }),
  errors: {
    login_failed: 403,
    account_blocked: 429,
    account_excluded: 403,
    account_suspended: 403,
    account_banned: 403,
    deletion_pending: 409,
  },
  limit: { max: 600, seconds: 3600 },
  once: false,
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
  answer: okAnswer,
  errors: {},
  sameOrigin: true,
});

export const pageHidden = endpoint({
  name: 'pageHidden',
  method: 'POST',
  path: '/api/page-hidden.php',
  summary: 'A beacon of a page that went out of sight: until then its member was here.',
  access: 'anyone',
  body: z.object({}),
  answer: okAnswer,
  errors: {},
  once: false,
});

/** Credits came or went, by whichever device. */
export const creditsChanged = liveEvent({
  name: 'credits_changed',
  summary: 'The member has more credits or fewer.',
  payload: z.object({ credits: z.int() }),
});

/** A session ended elsewhere; tabs that used it sign out. */
export const sessionEnded = liveEvent({
  name: 'session_ended',
  summary: 'The session of this browser has ended.',
  payload: z.object({}),
});
