import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { email, okAnswer, text, timestamp, uuid } from '../core/schemas.ts';
import { consoleLimits } from './limits.ts';
import { proposalKinds } from './enums.ts';
import { roleGrant } from './sign-in.ts';

const reason = text(consoleLimits.staff.reasonLength);

const grants = z.array(roleGrant).check(z.minLength(1, 'required'), z.maxLength(100, 'too_long'));

/** Somebody of the staff, by name. */
export const colleague = z.object({ id: uuid, name: z.string() });

export const staffMember = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  roles: z.array(roleGrant),
  /** Whether the person can enter with a passkey. */
  has_passkey: z.boolean(),
  /** When the person last did something; null for never. */
  active_at: z.nullable(timestamp),
  here: z.boolean(),
});

export type StaffMember = z.infer<typeof staffMember>;

export const proposalView = z.object({
  id: uuid,
  kind: z.enum(proposalKinds),
  site: z.nullable(z.int()),
  target: z.string(),
  /** The facts that the second person decides by. */
  facts: z.looseObject({}),
  proposed_by: colleague,
  proposed_at: timestamp,
  /** Whether whoever asks may decide now. */
  may_decide: z.boolean(),
  /** When its proposer may agree alone, because nobody else has the right; null otherwise. */
  alone_at: z.nullable(timestamp),
});

export type ProposalView = z.infer<typeof proposalView>;

export const team = endpoint({
  name: 'team',
  method: 'GET',
  path: '/api/admin/team.php',
  summary: 'Who works in the console, and what waits for a second person.',
  access: 'staff',
  right: 'staff.manage',
  answer: z.object({ staff: z.array(staffMember), proposals: z.array(proposalView) }),
  errors: {},
});

const oneProposal = z.object({ proposal: proposalView });

export const staffInvite = endpoint({
  name: 'staffInvite',
  method: 'POST',
  path: '/api/admin/team/invite.php',
  summary: 'Proposes to invite somebody; another administrator has to agree.',
  access: 'staff',
  right: 'staff.manage',
  proof: true,
  body: z.object({ name: text(consoleLimits.staff.nameLength), email, roles: grants, reason }),
  answer: oneProposal,
  errors: { staff_exists: 409, proposal_open: 409 },
});

export const staffRolesChange = endpoint({
  name: 'staffRolesChange',
  method: 'POST',
  path: '/api/admin/team/roles.php',
  summary: 'Proposes other roles for somebody; another administrator has to agree.',
  access: 'staff',
  right: 'staff.manage',
  proof: true,
  body: z.object({ id: uuid, roles: grants, reason }),
  answer: oneProposal,
  errors: { staff_not_found: 404, proposal_open: 409, last_administrator: 409 },
});

export const staffReset = endpoint({
  name: 'staffReset',
  method: 'POST',
  path: '/api/admin/team/reset.php',
  summary: 'Proposes a new link for somebody who lost all keys; another has to agree.',
  access: 'staff',
  right: 'staff.manage',
  proof: true,
  body: z.object({ id: uuid, reason }),
  answer: oneProposal,
  errors: { staff_not_found: 404, proposal_open: 409 },
});

export const staffDisable = endpoint({
  name: 'staffDisable',
  method: 'POST',
  path: '/api/admin/team/disable.php',
  summary: 'Lets somebody go at once: all sessions end. The name stays in the log.',
  access: 'staff',
  right: 'staff.manage',
  proof: true,
  body: z.object({ id: uuid, reason }),
  answer: okAnswer,
  errors: { staff_not_found: 404, last_administrator: 409 },
});

export const proposalDecide = endpoint({
  name: 'proposalDecide',
  method: 'POST',
  path: '/api/admin/proposals.php',
  summary: 'Agrees to what somebody else proposed, or refuses it; its proposer may withdraw it.',
  access: 'staff',
  right: 'none',
  proof: true,
  body: z.object({
    id: uuid,
    decision: z.enum(['agree', 'refuse', 'withdraw']),
    reason: z.optional(text(consoleLimits.staff.reasonLength, 0)),
  }),
  answer: z.object({
    /** The words of the first person, told once the second has chosen. */
    reason: z.string(),
  }),
  errors: {
    proposal_not_found: 404,
    proposal_decided: 409,
    needs_second_person: 403,
    not_enough_credits: 409,
    member_not_found: 404,
    member_deleted: 409,
    member_fictional: 409,
    /** What was to be refunded is no longer as it was proposed. */
    order_not_refundable: 409,
    refund_amount_changed: 409,
    refund_too_large: 409,
  },
});
