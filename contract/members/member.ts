import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { okAnswer, timestamp, uuid } from '../core/schemas.ts';
import { interests } from '../interests.ts';
import { limits } from '../limits.ts';
import { photoView } from './photos.ts';
import { attributeFields } from './profile.ts';
import { memberCard } from './search.ts';

/** A profile as others see it: fields that the site does not show are empty. */
export const memberView = z.extend(memberCard, {
  attributes: attributeFields,
  about: z.string(),
  interests: z.array(z.enum(interests)),
  photos: z.array(photoView),
  /** The reader's own private note; null where the site has none. */
  note: z.nullable(z.string()),
  is_me: z.boolean(),
  /** Whether its owner lets search engines list it. */
  search_engines: z.boolean(),
});

export type MemberView = z.infer<typeof memberView>;

export const member = endpoint({
  name: 'member',
  method: 'GET',
  path: '/api/member.php',
  summary: 'A member’s profile, as the reader may see it.',
  access: 'anyone',
  query: z.object({ id: uuid }),
  answer: z.object({ member: memberView }),
  errors: { members_only: 403, member_not_found: 404, blocked_by: 403, you_blocked: 403 },
  limit: limits.profilesForVisitors,
});

/** A member as a stranger is introduced to them. */
export const introductionView = z.object({
  ...z.pick(memberView, { id: true, name: true, age: true, place: true, fictional: true }).shape,
  ...z.pick(memberView, { photo: true, interests: true }).shape,
});

export type IntroductionView = z.infer<typeof introductionView>;

export const introduction = endpoint({
  name: 'introduction',
  method: 'GET',
  path: '/api/introduction.php',
  summary:
    'A member to whom somebody may write first; a photo and interests where visitors see people.',
  access: 'anyone',
  query: z.object({ id: uuid }),
  answer: z.object({ member: introductionView }),
  errors: { member_not_found: 404, blocked_by: 403, you_blocked: 403 },
  limit: limits.profilesForVisitors,
});

export const visit = endpoint({
  name: 'visit',
  method: 'POST',
  path: '/api/visitors.php',
  summary: 'Tells a member that one has read their profile; invisible members leave no trace.',
  access: 'member',
  body: z.object({ member: uuid }),
  answer: okAnswer,
  errors: { member_not_found: 404 },
  limit: { max: 3000, seconds: 3600 },
  once: false,
});

export const blockedMember = z.object({ id: uuid, name: z.string(), blocked_at: timestamp });

export type BlockedMember = z.infer<typeof blockedMember>;

export const blocked = endpoint({
  name: 'blocked',
  method: 'GET',
  path: '/api/block.php',
  summary: 'Whom the member blocks, the latest first.',
  access: 'member',
  answer: z.object({ members: z.array(blockedMember) }),
  errors: {},
});

export const block = endpoint({
  name: 'block',
  method: 'POST',
  path: '/api/block.php',
  summary: 'Blocks a member: neither sees or reaches the other any more.',
  access: 'member',
  body: z.object({ member: uuid }),
  answer: okAnswer,
  errors: { member_not_found: 404, blocks_full: 409 },
  limit: { max: 300, seconds: 3600 },
  once: false,
});

export const unblock = endpoint({
  name: 'unblock',
  method: 'DELETE',
  path: '/api/block.php',
  summary: 'Lifts a block.',
  access: 'member',
  body: z.object({ member: uuid }),
  answer: okAnswer,
  errors: {},
  once: false,
});
