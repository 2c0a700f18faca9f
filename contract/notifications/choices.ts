import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { text, timestamp } from '../core/schemas.ts';
import { channels, notificationTypes, stopReasons } from './enums.ts';

const hour = z.int().check(z.minimum(0, 'too_small'), z.maximum(23, 'too_large'));

const quietHours = z.object({ from: hour, to: hour });

export const choicesView = z.object({
  /** `type:channel`, as `notifications_disabled` of the user. */
  disabled: z.array(z.string()),
  /** Mails that stopped because of what came back. */
  stops: z.array(
    z.object({
      reason: z.enum(stopReasons),
      types: z.array(z.enum(notificationTypes)),
      at: timestamp,
    }),
  ),
  /** Hours of the member's day in which nothing makes a sound. */
  quiet: z.nullable(quietHours),
  time_zone: z.string(),
  /** Whether a push may show who wrote, and what. */
  push_texts: z.boolean(),
  /** Browsers that get pushes. */
  devices: z.int(),
});

export type ChoicesView = z.infer<typeof choicesView>;

export const notificationChoices = endpoint({
  name: 'notificationChoices',
  method: 'GET',
  path: '/api/notification-choices.php',
  summary: 'How the member wants to be told of what happens.',
  access: 'member',
  answer: choicesView,
  errors: {},
});

export const notificationChoose = endpoint({
  name: 'notificationChoose',
  method: 'PUT',
  path: '/api/notification-choices.php',
  summary: 'Changes what is given of how the member wants to be told, and leaves the rest.',
  access: 'member',
  body: z.object({
    /** One switch at a time, so that two tabs never undo each other. */
    switch: z.optional(
      z.object({
        type: z.enum(notificationTypes, 'unknown_choice'),
        channel: z.enum(channels, 'unknown_choice'),
        on: z.boolean(),
      }),
    ),
    /** Switches mails on again that stopped for this reason. */
    resume: z.optional(z.enum(stopReasons, 'unknown_choice')),
    quiet: z.optional(z.nullable(quietHours)),
    time_zone: z.optional(text(64)),
    push_texts: z.optional(z.boolean()),
  }),
  answer: choicesView,
  errors: {},
  once: false,
});
