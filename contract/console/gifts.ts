import * as z from 'zod/mini';
import { gifts } from '../chat/gifts.ts';
import { endpoint } from '../core/endpoint.ts';
import { text, timestamp, wholeNumber } from '../core/schemas.ts';
import { consoleLimits } from './limits.ts';
import { colleague } from './team.ts';

const right = 'prices.edit';

const giftList = z.object({
  /** What each of them costs: a setting of the site. */
  credits: z.int(),
  /** Goes up by one with each change; 0 as long as all are offered. */
  version: z.int(),
  changed_at: z.nullable(timestamp),
  changed_by: z.nullable(colleague),
  /** What is offered, in this order. */
  offered: z.array(z.enum(gifts)),
});

export type GiftList = z.infer<typeof giftList>;

export const giftListRead = endpoint({
  name: 'giftListRead',
  method: 'GET',
  path: '/api/admin/gifts.php',
  summary: 'Which gifts members of a site can send, in which order.',
  access: 'staff',
  right,
  query: z.object({ site: wholeNumber(1, 999_999) }),
  answer: giftList,
  errors: {},
});

export const giftListSave = endpoint({
  name: 'giftListSave',
  method: 'POST',
  path: '/api/admin/gifts.php',
  summary: 'Changes which gifts are offered; those that were sent stay as they are.',
  access: 'staff',
  right,
  body: z.object({
    site: z.int().check(z.gte(1, 'too_small'), z.lte(999_999, 'too_large')),
    /** The version that was changed. */
    version: z.int().check(z.gte(0, 'too_small'), z.lte(999_999, 'too_large')),
    offered: z
      .array(z.enum(gifts, 'unknown_choice'))
      .check(z.minLength(1, 'required'), z.maxLength(gifts.length, 'too_long')),
    reason: text(consoleLimits.staff.reasonLength),
  }),
  answer: giftList,
  errors: { gifts_changed: 409 },
});
