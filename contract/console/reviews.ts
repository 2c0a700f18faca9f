import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { oneOf, okAnswer, timestamp, uuid, wholeNumber } from '../core/schemas.ts';
import { photoRejectionReasons, selfieRejectionReasons } from '../members/enums.ts';
import { photoView } from '../members/photos.ts';
import { reviewKinds } from './enums.ts';
import { colleague } from './team.ts';

const right = 'photos.review';

const kind = oneOf(reviewKinds);
const site = z.optional(wholeNumber(1, 999_999));
const siteId = z.int().check(z.gte(1, 'too_small'), z.lte(999_999, 'too_large'));

/** How much of a kind waits, as far as it is counted. */
const backlog = z.object({ waiting: z.int(), oldest_at: z.nullable(timestamp) });

/** A picture in the queue, for whoever may not have claimed it. */
const waitingPicture = z.object({
  id: uuid,
  site: z.int(),
  filename: z.string(),
  colour: z.nullable(z.string()),
  sent_at: timestamp,
  /** Who looks at it now. */
  claimed_by: z.nullable(colleague),
  /** Whether two people have to approve it. */
  two: z.boolean(),
});

/** A picture with what is needed to decide over it. */
export const reviewItem = z.object({
  id: uuid,
  kind: z.enum(reviewKinds),
  site: z.int(),
  filename: z.string(),
  colour: z.nullable(z.string()),
  sent_at: timestamp,
  member: z.object({
    id: uuid,
    name: z.string(),
    age: z.int(),
    place: z.nullable(z.string()),
    joined_at: timestamp,
    /** Whose mails tell the reason. */
    language: z.string(),
    approved: z.int(),
    rejected: z.int(),
    reports: z.int(),
    /** To compare it with: those that a selfie may vouch for, or the approved ones. */
    photos: z.array(photoView),
  }),
  /** Which of the member's photos it is, from 1; null for what is no photo of a profile. */
  place: z.nullable(z.int()),
  /** On how many other accounts the same picture is; null where nobody knows. */
  elsewhere: z.nullable(z.int()),
  /** Colleagues who were not sure. */
  asked_by: z.array(colleague),
  /** Why two people have to approve it, and whether one has; null where one is enough. */
  two: z.nullable(z.object({ because: z.enum(['reported', 'young']), approved: z.boolean() })),
});

export type ReviewItem = z.infer<typeof reviewItem>;

export const reviewBacklog = endpoint({
  name: 'reviewBacklog',
  method: 'GET',
  path: '/api/admin/reviews/backlog.php',
  summary: 'How many pictures of each kind wait, and since when.',
  access: 'staff',
  right,
  background: true,
  query: z.object({ site }),
  answer: z.object({ photo: backlog, message_photo: backlog, selfie: backlog }),
  errors: {},
});

export const reviewQueue = endpoint({
  name: 'reviewQueue',
  method: 'GET',
  path: '/api/admin/reviews.php',
  summary: 'The pictures that have waited longest, who looks at them, and what was done today.',
  access: 'staff',
  right,
  background: true,
  query: z.object({ kind, site }),
  answer: z.object({
    ...backlog.shape,
    pictures: z.array(waitingPicture),
    /** Who else looks at pictures of this kind now. */
    others: z.array(colleague),
    today: z.object({
      own: z.int(),
      all: z.int(),
      /** Seconds between sending and deciding, for half of them. */
      median_wait: z.nullable(z.int()),
    }),
  }),
  errors: {},
});

export const reviewClaim = endpoint({
  name: 'reviewClaim',
  method: 'POST',
  path: '/api/admin/reviews/claim.php',
  summary: 'Takes the pictures that have waited longest, for some minutes and for nobody else.',
  access: 'staff',
  right,
  body: z.object({ kind, site: z.optional(siteId) }),
  answer: z.object({ until: timestamp, items: z.array(reviewItem) }),
  errors: {},
  once: false,
});

export const reviewRelease = endpoint({
  name: 'reviewRelease',
  method: 'POST',
  path: '/api/admin/reviews/release.php',
  summary: 'Gives claimed pictures back.',
  access: 'staff',
  right,
  body: z.object({ kind }),
  answer: okAnswer,
  errors: {},
  once: false,
});

const reviewErrors = { review_not_found: 404, review_claimed: 409, review_decided: 409 } as const;

export const reviewDecide = endpoint({
  name: 'reviewDecide',
  method: 'POST',
  path: '/api/admin/reviews.php',
  summary: 'Approves a picture, or refuses it with the reason that its owner reads.',
  access: 'staff',
  right,
  body: z.object({
    kind,
    id: uuid,
    decision: oneOf(['approved', 'rejected']),
    reason: z.optional(oneOf([...new Set([...photoRejectionReasons, ...selfieRejectionReasons])])),
  }),
  /** Until then it can be undone; only after that something happens. */
  answer: z.object({
    undo_until: timestamp,
    /** Whether it waits until somebody else approves it too. */
    needs_another: z.boolean(),
  }),
  errors: reviewErrors,
});

export const reviewUndo = endpoint({
  name: 'reviewUndo',
  method: 'POST',
  path: '/api/admin/reviews/undo.php',
  summary: 'Takes an own decision back before anything has come of it.',
  access: 'staff',
  right,
  body: z.object({ kind, id: uuid }),
  answer: okAnswer,
  errors: { review_not_found: 404, review_done: 409 },
});

export const reviewPass = endpoint({
  name: 'reviewPass',
  method: 'POST',
  path: '/api/admin/reviews/pass.php',
  summary: 'Leaves a picture to colleagues, on request with the remark that one is not sure.',
  access: 'staff',
  right,
  body: z.object({ kind, id: uuid, asks: z.boolean() }),
  answer: okAnswer,
  errors: reviewErrors,
  once: false,
});

export const reviewUnlawful = endpoint({
  name: 'reviewUnlawful',
  method: 'POST',
  path: '/api/admin/reviews/unlawful.php',
  summary:
    'Hides a picture at once, secures its file, and opens a case that somebody else decides.',
  access: 'staff',
  right,
  body: z.object({ kind, id: uuid }),
  answer: okAnswer,
  errors: reviewErrors,
  limit: { max: 100, seconds: 3600 },
});

export const reviewFile = endpoint({
  name: 'reviewFile',
  method: 'GET',
  path: '/api/admin/pictures/{name}.webp',
  summary: 'A picture that waits, a photo to compare it with, or one that a case is about.',
  access: 'staff',
  right,
  background: true,
  params: z.object({ name: z.string() }),
  answer: z.file(),
  produces: 'image/webp',
  errors: {},
});
