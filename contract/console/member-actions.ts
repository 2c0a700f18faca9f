import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { okAnswer, oneOf, text, uuid } from '../core/schemas.ts';
import { reportReasons } from '../moderation.ts';
import { revealableFields } from './enums.ts';
import { consoleLimits } from './limits.ts';
import { proposalView } from './team.ts';

const { members: limits } = consoleLimits;

const reason = text(consoleLimits.staff.reasonLength);

const body = z.object({ id: uuid, reason });

const errors = { member_not_found: 404 } as const;

/** Nothing of this is done about an account that its owner has left, or that never had one. */
const openErrors = { ...errors, member_deleted: 409, member_fictional: 409 } as const;

export const memberReveal = endpoint({
  name: 'memberReveal',
  method: 'POST',
  path: '/api/admin/member/reveal.php',
  summary: 'Shows one hidden field, for a reason that the log and the member’s data export tell.',
  access: 'staff',
  right: 'members.reveal',
  proof: true,
  body: z.extend(body, { field: oneOf(revealableFields) }),
  answer: z.object({
    /** Null if there is none. */
    value: z.nullable(z.string()),
  }),
  errors,
  once: false,
});

export const memberNote = endpoint({
  name: 'memberNote',
  method: 'POST',
  path: '/api/admin/member/notes.php',
  summary: 'Adds a note for colleagues, which the member’s data export tells.',
  access: 'staff',
  right: 'members.read',
  body: z.object({ id: uuid, text: text(limits.noteLength) }),
  answer: okAnswer,
  errors,
});

/** Several members, whom the same is done about: about all of them, or about none. */
const ids = z
  .array(uuid)
  .check(z.minLength(1, 'required'), z.maxLength(limits.selected, 'too_long'));

export const membersNote = endpoint({
  name: 'membersNote',
  method: 'POST',
  path: '/api/admin/members/notes.php',
  summary: 'Adds the same note to several members.',
  access: 'staff',
  right: 'members.read',
  body: z.object({ ids, text: text(limits.noteLength) }),
  answer: okAnswer,
  errors,
});

export const membersSignOut = endpoint({
  name: 'membersSignOut',
  method: 'POST',
  path: '/api/admin/members/sign-out.php',
  summary: 'Ends all sessions of several members.',
  access: 'staff',
  right: 'members.manage',
  body: z.object({ ids, reason }),
  answer: okAnswer,
  errors,
});

export const memberCase = endpoint({
  name: 'memberCase',
  method: 'POST',
  path: '/api/admin/member/case.php',
  summary: 'Opens a case about a member whom nobody reported, or finds the open one.',
  access: 'staff',
  right: 'cases.decide',
  body: z.extend(body, { topic: oneOf(reportReasons) }),
  answer: z.object({ id: uuid }),
  errors,
});

export const memberSignOut = endpoint({
  name: 'memberSignOut',
  method: 'POST',
  path: '/api/admin/member/sign-out.php',
  summary: 'Ends all sessions of a member.',
  access: 'staff',
  right: 'members.manage',
  body,
  answer: okAnswer,
  errors,
});

export const memberConfirm = endpoint({
  name: 'memberConfirm',
  method: 'POST',
  path: '/api/admin/member/confirm.php',
  summary: 'Confirms the address of a member who cannot open the mailed link.',
  access: 'staff',
  right: 'members.manage',
  proof: true,
  body,
  answer: okAnswer,
  errors: { ...openErrors, already_active: 409, address_excluded: 409 },
});

export const memberCredits = endpoint({
  name: 'memberCredits',
  method: 'POST',
  path: '/api/admin/member/credits.php',
  summary: 'Proposes to give a member credits or to take some; another person has to agree.',
  access: 'staff',
  right: 'credits.correct',
  proof: true,
  body: z.extend(body, {
    /** What is given is above zero, what is taken below. */
    credits: z.int().check(
      z.gte(-limits.correction, 'too_small'),
      z.lte(limits.correction, 'too_large'),
      z.refine((credits) => credits !== 0, 'required'),
    ),
  }),
  answer: z.object({ proposal: proposalView }),
  errors: { ...openErrors, proposal_open: 409, not_enough_credits: 409 },
});

export const memberExport = endpoint({
  name: 'memberExport',
  method: 'POST',
  path: '/api/admin/member/export.php',
  summary: 'Makes a copy of a member’s data on their behalf; only they are told where it is.',
  access: 'staff',
  right: 'members.manage',
  proof: true,
  body,
  answer: okAnswer,
  errors: openErrors,
});

export const memberDelete = endpoint({
  name: 'memberDelete',
  method: 'POST',
  path: '/api/admin/member/delete.php',
  summary: 'Deletes an account on behalf of its owner, who can come back before it is erased.',
  access: 'staff',
  right: 'members.manage',
  proof: true,
  body,
  answer: okAnswer,
  errors: openErrors,
});
