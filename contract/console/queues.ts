import * as z from 'zod/mini';
import { liveEvent } from '../core/live.ts';
import type { ReviewKind } from './enums.ts';
import type { StaffRight } from './rights.ts';

/** What waits for staff, each with the right of those who work on it. */
export const queueRights = {
  photo: 'photos.review',
  message_photo: 'photos.review',
  selfie: 'photos.review',
  case: 'cases.decide',
  inbox: 'inbox.answer',
} as const satisfies Record<ReviewKind | 'case' | 'inbox', StaffRight>;

export type Queue = keyof typeof queueRights;

export const queues = Object.keys(queueRights) as Queue[];

export const queueChanged = liveEvent({
  name: 'queue_changed',
  summary: 'Something in a queue of the console arrived, was claimed, given back or decided.',
  payload: z.object({ queue: z.enum(queues), site: z.int() }),
});
