import * as contract from '#contract/invitations.ts';
import type { Route } from '#server/http/index.ts';
import { route } from '#server/http/index.ts';
import { readInvitations, createInvitationCode } from './invitations.ts';

export const landerRoutes: readonly Route[] = [
  route(contract.invitations, ({ core, caller }) => readInvitations(core, core.db, caller)),
  route(contract.invitationStart, ({ core, tx, caller }) => createInvitationCode(core, tx, caller)),
];
