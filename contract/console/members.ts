import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { countryCode, knownDay, oneOf, text, uuid, wholeNumber } from '../core/schemas.ts';
import { memberDays, memberSorts, memberStatuses } from './enums.ts';
import { ledgerPart, memberPage, memberRow, ordersPart, trailPart } from './member-views.ts';

const right = 'members.read';

const cursor = z.string().check(z.maxLength(600));

export const memberList = endpoint({
  name: 'memberList',
  method: 'GET',
  path: '/api/admin/members.php',
  summary: 'Members of the sites that somebody works for, page by page.',
  access: 'staff',
  right,
  query: z.object({
    site: z.optional(wholeNumber(1, 999_999)),
    status: z.optional(oneOf(memberStatuses)),
    country: z.optional(countryCode),
    premium: z.optional(oneOf(['yes', 'no'])),
    /** In the time of their site. Fictional profiles never joined. */
    from: z.optional(knownDay),
    to: z.optional(knownDay),
    days: z.optional(oneOf(memberDays)),
    /** By when they were last here leaves out who never was, or is invisible. */
    sort: z.optional(oneOf(memberSorts)),
    cursor: z.optional(cursor),
  }),
  answer: z.object({ members: z.array(memberRow), next: z.nullable(z.string()) }),
  errors: {},
});

export const memberFind = endpoint({
  name: 'memberFind',
  method: 'POST',
  path: '/api/admin/members/find.php',
  summary:
    'Finds members by name, id, order, case or exact email; the last is logged. A write, so that no address stands in an address.',
  access: 'staff',
  right,
  body: z.object({ search: text(254) }),
  answer: z.object({ members: z.array(memberRow) }),
  errors: {},
  once: false,
});

export const memberRead = endpoint({
  name: 'memberRead',
  method: 'GET',
  path: '/api/admin/member.php',
  summary: 'All that a role may know of a member; that it was opened is logged.',
  access: 'staff',
  right,
  query: z.object({ id: uuid }),
  answer: memberPage,
  errors: { member_not_found: 404 },
});

/** Where the part before ended that came with the page of the member, or with another part. */
const following = z.object({ id: uuid, cursor });

export const memberLedger = endpoint({
  name: 'memberLedger',
  method: 'GET',
  path: '/api/admin/member/ledger.php',
  summary: 'What happened to the credits of a member before what their page shows.',
  access: 'staff',
  right: 'orders.refund',
  query: following,
  answer: ledgerPart,
  errors: { member_not_found: 404 },
});

export const memberOrders = endpoint({
  name: 'memberOrders',
  method: 'GET',
  path: '/api/admin/member/orders.php',
  summary: 'What a member ordered before what their page shows.',
  access: 'staff',
  right: 'orders.refund',
  query: following,
  answer: ordersPart,
  errors: { member_not_found: 404 },
});

export const memberTrail = endpoint({
  name: 'memberTrail',
  method: 'GET',
  path: '/api/admin/member/trail.php',
  summary: 'What staff did about a member before what their page shows.',
  access: 'staff',
  right,
  query: following,
  answer: trailPart,
  errors: { member_not_found: 404 },
});
