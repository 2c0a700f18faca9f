import * as contract from '#contract/console/index.ts';
import type { Route } from '#server/http/index.ts';
import { route } from '#server/http/index.ts';
import { requireRight } from '#server/features/staff/index.ts';
import { proposeCredits } from './correct-credits.ts';
import { listMembers } from './list-members.ts';
import {
  addNote,
  beginCase,
  confirmMember,
  deleteMember,
  exportMember,
  forEachMember,
  signOutMember,
} from './member-actions.ts';
import { readMoreLedger, readMoreOrders, readMoreTrail } from './member-lists.ts';
import { readMember } from './read-member.ts';
import { revealField } from './reveal-field.ts';
import { searchMembers } from './search-members.ts';
import { readFailedJobs, retryJobs } from './status/failed-jobs.ts';
import { readStatus } from './status/read-status.ts';

const ok = { ok: true } as const;

export const consoleRoutes: readonly Route[] = [
  route(contract.memberList, ({ core, caller, query }) => listMembers(core, caller, query)),

  route(contract.memberFind, async ({ core, tx, caller, body }) => ({
    members: await searchMembers(core, tx, caller, body.search),
  })),

  route(contract.memberRead, ({ core, caller, query }) => readMember(core, caller, query.id)),

  route(contract.memberLedger, ({ core, caller, query }) => readMoreLedger(core, caller, query)),

  route(contract.memberOrders, ({ core, caller, query }) => readMoreOrders(core, caller, query)),

  route(contract.memberTrail, ({ core, caller, query }) => readMoreTrail(core, caller, query)),

  route(contract.memberReveal, ({ core, tx, caller, body }) => revealField(core, tx, caller, body)),

  route(contract.memberNote, async ({ core, tx, caller, body }) => {
    await addNote(core, tx, caller, body);
    return ok;
  }),

  route(contract.membersNote, async ({ core, tx, caller, body: { ids, text } }) => {
    await forEachMember(ids, (id) => addNote(core, tx, caller, { id, text }));
    return ok;
  }),

  route(contract.membersSignOut, async ({ core, tx, caller, body: { ids, reason } }) => {
    await forEachMember(ids, (id) => signOutMember(core, tx, caller, { id, reason }));
    return ok;
  }),

  route(contract.memberCase, async ({ core, tx, caller, body }) => ({
    id: await beginCase(core, tx, caller, body),
  })),

  route(contract.memberSignOut, async ({ core, tx, caller, body }) => {
    await signOutMember(core, tx, caller, body);
    return ok;
  }),

  route(contract.memberConfirm, async ({ core, tx, caller, body }) => {
    await confirmMember(core, tx, caller, body);
    return ok;
  }),

  route(contract.memberCredits, async ({ core, tx, caller, body }) => ({
    proposal: await proposeCredits(core, tx, caller, body),
  })),

  route(contract.memberExport, async ({ core, tx, caller, body }) => {
    await exportMember(core, tx, caller, body);
    return ok;
  }),

  route(contract.memberDelete, async ({ core, tx, caller, body }) => {
    await deleteMember(core, tx, caller, body);
    return ok;
  }),

  route(contract.systemStatus, ({ core, caller }) => {
    requireRight(caller, 'system.read', null);
    return readStatus(core);
  }),

  route(contract.failedJobs, ({ core, caller }) => {
    requireRight(caller, 'system.read', null);
    return readFailedJobs(core);
  }),

  route(contract.jobRetry, async ({ core, tx, caller, body }) => {
    requireRight(caller, 'system.repair', null);
    return { jobs: await retryJobs(core, tx, caller, body) };
  }),
];
