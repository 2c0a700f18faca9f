import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { liveEvent } from '../core/live.ts';
import { timestamp, uuid } from '../core/schemas.ts';
import { photoView } from '../members/photos.ts';
import { notificationKinds } from './enums.ts';

export const notificationView = z.object({
  id: uuid,
  kind: z.enum(notificationKinds),
  /** How often it happened since it was last seen; messages, since they were last read. */
  count: z.int(),
  /** Who did it; null where nobody did, or where they are not to be seen. */
  member: z.nullable(
    z.object({
      id: uuid,
      name: z.string(),
      fictional: z.boolean(),
      photo: z.nullable(photoView),
    }),
  ),
  /** What the words name beyond that: a price, a decision, the words of an operator. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Where it leads, within the site. */
  path: z.string(),
  at: timestamp,
  seen: z.boolean(),
});

export type NotificationView = z.infer<typeof notificationView>;

export const notifications = endpoint({
  name: 'notifications',
  method: 'GET',
  path: '/api/notifications.php',
  summary: 'What happened to the member, the latest first, page by page.',
  access: 'member',
  query: z.object({ cursor: z.optional(z.string().check(z.maxLength(600))) }),
  answer: z.object({
    notifications: z.array(notificationView),
    /** Where the next page begins; null after the last one. */
    next: z.nullable(z.string()),
    /** How many are unseen; counted just beyond what a badge shows. */
    unseen: z.int(),
  }),
  errors: {},
});

export const notificationsUnseen = endpoint({
  name: 'notificationsUnseen',
  method: 'GET',
  path: '/api/notifications-unseen.php',
  summary:
    'How many notifications the member has not seen; counted just beyond what a badge shows.',
  access: 'member',
  answer: z.object({ unseen: z.int() }),
  errors: {},
});

export const notificationsSeen = endpoint({
  name: 'notificationsSeen',
  method: 'POST',
  path: '/api/notifications-seen.php',
  summary: 'The member has seen some notifications, or all there are.',
  access: 'member',
  body: z.object({ ids: z.optional(z.array(uuid).check(z.maxLength(100, 'too_long'))) }),
  answer: z.object({ unseen: z.int() }),
  errors: {},
  once: false,
});

/** Something happened, was seen in another tab, or is no longer so. */
export const notified = liveEvent({
  name: 'notified',
  summary: 'The member has new notifications, has seen some, or some are gone.',
  payload: z.object({
    notification: z.nullable(notificationView),
    /** Those that are no longer so, or that the new one takes the place of. */
    gone: z.optional(z.array(uuid)),
    unseen: z.int(),
  }),
});
