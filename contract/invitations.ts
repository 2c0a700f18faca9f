import * as z from 'zod/mini';
import { endpoint } from './core/endpoint.ts';

/** The network that a visitor comes from who was invited by a member; `ref` is the member's code. */
export const invitationNetwork = 'invitation';

const invitationsView = z.object({
  /** Stands in every link of the member; null until they ask for one. */
  code: z.nullable(z.string()),
  /** Whether the member may have one: whoever has paid. */
  open: z.boolean(),
  /** How many people joined by it and confirmed their address. */
  joined: z.int(),
  /** Credits that the member was given for them. */
  thanks: z.int(),
  /** Credits for the next one; 0 where there is no thank-you, or no more this month. */
  next_thanks: z.int(),
  /** Protocol, host and port of the links. */
  origin: z.string(),
});

export type InvitationsView = z.infer<typeof invitationsView>;

export const invitations = endpoint({
  name: 'invitations',
  method: 'GET',
  path: '/api/invitations.php',
  summary: 'The member’s invitations: their code, who came by it, and what it brought.',
  access: 'member',
  answer: invitationsView,
  errors: {},
});

export const invitationStart = endpoint({
  name: 'invitationStart',
  method: 'POST',
  path: '/api/invitations.php',
  summary: 'Gives a member who has paid a code for invitations; always the same one.',
  access: 'member',
  answer: invitationsView,
  errors: { premium_only: 403 },
  once: false,
});
