import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { oneOf, text, timestamp, uuid } from '../core/schemas.ts';
import { likeStates, swipeChoices } from '../members/enums.ts';
import { memberCard } from '../members/search.ts';

/** Where the member’s day begins and ends, as the browser knows it. */
const zone = z.optional(text(60));

/** How many likes of the day are left. */
const swipeAllowance = z.object({
  likes_left: z.int(),
  /** When there are likes again; null while some are left. */
  next_at: z.nullable(timestamp),
  /** Whether the last choice was a pass, which can be taken back. */
  can_undo: z.boolean(),
});

export const swipeDeck = endpoint({
  name: 'swipeDeck',
  method: 'GET',
  path: '/api/swipe.php',
  summary: 'The next people of the swipe game: who look for each other, the best first.',
  access: 'member',
  query: z.object({ zone }),
  answer: z.extend(swipeAllowance, { members: z.array(memberCard) }),
  errors: {},
});

export const swipe = endpoint({
  name: 'swipe',
  method: 'POST',
  path: '/api/swipe.php',
  summary: 'Likes or passes somebody in the swipe game; likes are few each day.',
  access: 'member',
  body: z.object({ member: uuid, choice: oneOf(swipeChoices), zone }),
  answer: z.extend(swipeAllowance, { like: z.enum(likeStates) }),
  errors: { member_not_found: 404, swipe_limit: 409 },
  limit: { max: 1200, seconds: 3600 },
  once: false,
});

export const swipeUndo = endpoint({
  name: 'swipeUndo',
  method: 'DELETE',
  path: '/api/swipe.php',
  summary: 'Takes the last choice back, if it was a pass.',
  access: 'member',
  /** Null for somebody who is gone meanwhile. */
  answer: z.extend(swipeAllowance, { member: z.nullable(memberCard) }),
  errors: { nothing_to_undo: 409 },
  once: false,
});
