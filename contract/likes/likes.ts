import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { liveEvent } from '../core/live.ts';
import { okAnswer, oneOf, timestamp, uuid } from '../core/schemas.ts';
import { likeLists, likeStates } from '../members/enums.ts';
import { memberCard } from '../members/search.ts';

const likeAnswer = z.object({ like: z.enum(likeStates) });

export const like = endpoint({
  name: 'like',
  method: 'POST',
  path: '/api/like.php',
  summary: 'Likes a member; who is liked back has a match, and both are told.',
  access: 'member',
  body: z.object({ member: uuid }),
  answer: likeAnswer,
  errors: { member_not_found: 404 },
  limit: { max: 300, seconds: 3600 },
  once: false,
});

export const unlike = endpoint({
  name: 'unlike',
  method: 'DELETE',
  path: '/api/like.php',
  summary: 'Takes a like back, and with it the match.',
  access: 'member',
  body: z.object({ member: uuid }),
  answer: likeAnswer,
  errors: {},
  once: false,
});

/** How many of each list there are, as far as they are counted. */
const counts = z.object({
  liked_me: z.int(),
  liked: z.int(),
  matches: z.int(),
  visitors: z.int(),
});

export const likes = endpoint({
  name: 'likes',
  method: 'GET',
  path: '/api/likes.php',
  summary: 'Who likes the member, the new ones first; with matches that are yet to be celebrated.',
  access: 'member',
  answer: z.object({
    /** The people of `liked_by`. */
    profiles: z.array(memberCard),
    /** The first of them; `likes-list.php` has all. */
    liked_by: z.array(z.object({ id: uuid, like_new: z.boolean() })),
    /** How many are new; counted just beyond what a badge shows. */
    new_likes: z.int(),
    /** Those with whom it became mutual while the member was away. */
    new_matches: z.array(memberCard),
  }),
  errors: {},
});

/** Somebody in one of the lists. */
const listedLike = z.extend(memberCard, {
  /** Whether the member has not opened their profile since. */
  like_new: z.boolean(),
  /** Whether the two have a conversation that the member has not deleted. */
  written: z.boolean(),
  at: timestamp,
});

export type ListedLike = z.infer<typeof listedLike>;

export const likesList = endpoint({
  name: 'likesList',
  method: 'GET',
  path: '/api/likes-list.php',
  summary: 'One of the lists around likes, page by page: the new ones first, then the latest.',
  access: 'member',
  query: z.object({
    type: oneOf(likeLists),
    cursor: z.optional(z.string().check(z.maxLength(600))),
  }),
  answer: z.object({
    members: z.array(listedLike),
    /** Where the next page begins; null after the last one. */
    next: z.nullable(z.string()),
    /** On the first page, counted up to 1,000. */
    counts: z.nullable(counts),
  }),
  errors: {},
});

export const matchSeen = endpoint({
  name: 'matchSeen',
  method: 'POST',
  path: '/api/match-seen.php',
  summary:
    'Tells that the member has seen a like or a match, so that it is new and celebrated once.',
  access: 'member',
  body: z.object({ member: uuid }),
  answer: okAnswer,
  errors: {},
  once: false,
});

export const autoLike = endpoint({
  name: 'autoLike',
  method: 'GET',
  path: '/api/auto-like.php',
  summary:
    'Somebody for the window about a new like: a real like that was not seen yet; else a fictional profile where the site has them; else nobody.',
  access: 'member',
  answer: z.object({ profile: z.nullable(memberCard) }),
  errors: {},
});

/** Whatever lists and badges show: a like, a match, one that was seen, or the end of one. */
export const likeChanged = liveEvent({
  name: 'like_changed',
  summary: 'What is between the member and another one by now; the same as before if it was seen.',
  payload: z.extend(likeAnswer, { member: uuid }),
});
