import * as contract from '#contract/console/index.ts';
import { eq } from '#server/db/sql.ts';
import { Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { Route } from '#server/http/index.ts';
import { route, routeWithPrepare } from '#server/http/index.ts';
import { writeAudit } from './write-audit.ts';
import { signInWithCode, signInWithRecoveryCode, verifyCode } from './sign-in-with-code.ts';
import { signInToDemo } from './sign-in-to-demo.ts';
import { acceptInvitation, askForFirstPasskey, readInvitation } from './invite-staff.ts';
import {
  addCodeApp,
  addPasskey,
  askForAnotherPasskey,
  askForCodeApp,
  readKeys,
  removeCodeApp,
  removeOwnPasskey,
  renewRecoveryCodes,
} from './change-keys.ts';
import { staffOf } from './policy.ts';
import { decideProposal, listProposals } from './propose.ts';
import { exportAuditLog, readAuditLog } from './read-audit.ts';
import { isDemoOpen, readConsoleSession } from './read-session.ts';
import { addView, listViews, removeView } from './save-view.ts';
import { endStaffSession, lockSession } from './sessions.ts';
import { askForProof, askForSignIn, prove, signInWithPasskey } from './sign-in.ts';
import {
  disableStaff,
  proposeInvitation,
  proposeReset,
  proposeRoles,
  readTeam,
} from './change-team.ts';

const { staff } = tables;

const ok = { ok: true } as const;

const signInRoutes: readonly Route[] = [
  route(contract.consoleSession, ({ core, caller }) => readConsoleSession(core, caller)),

  route(contract.consoleSignInAsk, ({ core, tx, caller }) => askForSignIn(core, tx, caller)),

  route(contract.consoleSignIn, async ({ core, tx, caller, body, consoleCookie }) => {
    const token = await signInWithPasskey(core, tx, caller, body.passkey);
    if (token !== null) consoleCookie.set(token);
    return ok;
  }),

  routeWithPrepare(
    contract.consoleCodeSignIn,
    verifyCode('code'),
    async ({ core, tx, caller, body, prepared, consoleCookie }) => {
      const token = await signInWithCode(core, tx, caller, prepared, body);
      if (token !== null) consoleCookie.set(token);
      return ok;
    },
  ),

  routeWithPrepare(
    contract.consoleRecoverySignIn,
    verifyCode('recovery'),
    async ({ core, tx, caller, body, prepared, consoleCookie }) => {
      const token = await signInWithRecoveryCode(core, tx, caller, prepared, body);
      if (token !== null) consoleCookie.set(token);
      return ok;
    },
  ),

  route(contract.consoleDemoSignIn, async ({ core, tx, caller, consoleCookie }) => {
    if (!isDemoOpen(core, caller)) throw new Refusal('not_found');
    consoleCookie.set(await signInToDemo(core, tx, caller));
    return ok;
  }),

  route(contract.consoleSignOut, async ({ core, tx, caller, consoleCookie }) => {
    consoleCookie.clear();
    if (!caller.staff) return ok;
    await endStaffSession(core, tx, caller.staff.id);
    await writeAudit(core, tx, caller, { action: 'signed_out' });
    return ok;
  }),

  route(contract.consoleLock, async ({ core, tx, caller }) => {
    await lockSession(core, tx, staffOf(caller).id);
    await writeAudit(core, tx, caller, { action: 'locked' });
    return ok;
  }),

  route(contract.consoleProofAsk, ({ core, tx, caller }) => askForProof(core, tx, caller)),

  route(contract.consoleProof, async ({ core, tx, caller, body }) => {
    await prove(core, tx, caller, body.passkey);
    return ok;
  }),
];

const invitationRoutes: readonly Route[] = [
  route(contract.staffInvitation, ({ core, query }) => readInvitation(core, query.token)),

  route(contract.staffInvitationAsk, ({ core, tx, caller, body }) =>
    askForFirstPasskey(core, tx, caller, body.token),
  ),

  route(contract.staffInvitationAccept, async ({ core, tx, caller, body, consoleCookie }) => {
    const { token, codes } = await acceptInvitation(core, tx, caller, body);
    if (token !== null) consoleCookie.set(token);
    return { recovery_codes: codes };
  }),
];

const keyRoutes: readonly Route[] = [
  route(contract.staffKeys, ({ core, caller }) => readKeys(core.db, caller)),

  route(contract.staffPasskeyAsk, ({ core, tx, caller }) => askForAnotherPasskey(core, tx, caller)),

  route(contract.staffPasskeyAdd, ({ core, tx, caller, body }) =>
    addPasskey(core, tx, caller, body),
  ),

  route(contract.staffPasskeyRemove, ({ core, tx, caller, body }) =>
    removeOwnPasskey(core, tx, caller, body.id),
  ),

  route(contract.staffCodeAppAsk, ({ core, caller }) => askForCodeApp(core, caller)),

  route(contract.staffCodeAppAdd, ({ core, tx, caller, body }) =>
    addCodeApp(core, tx, caller, body),
  ),

  route(contract.staffCodeAppRemove, ({ core, tx, caller }) => removeCodeApp(core, tx, caller)),

  route(contract.staffRecoveryCodes, async ({ core, tx, caller }) => ({
    recovery_codes: await renewRecoveryCodes(core, tx, caller),
  })),

  route(contract.staffPreferences, async ({ tx, caller, body: { language } }) => {
    await tx.db
      .update(staff)
      .set({ language })
      .where(eq(staff.id, staffOf(caller).staffId));
    return ok;
  }),
];

const teamRoutes: readonly Route[] = [
  route(contract.team, async ({ core, caller }) => ({
    staff: await readTeam(core, caller),
    proposals: await listProposals(core, caller),
  })),

  route(contract.staffInvite, async ({ core, tx, caller, body }) => ({
    proposal: await proposeInvitation(core, tx, caller, body),
  })),

  route(contract.staffRolesChange, async ({ core, tx, caller, body }) => ({
    proposal: await proposeRoles(core, tx, caller, body),
  })),

  route(contract.staffReset, async ({ core, tx, caller, body }) => ({
    proposal: await proposeReset(core, tx, caller, body),
  })),

  route(contract.staffDisable, async ({ core, tx, caller, body }) => {
    await disableStaff(core, tx, caller, body);
    return ok;
  }),

  route(contract.proposalDecide, ({ core, tx, caller, body }) =>
    decideProposal(core, tx, caller, body),
  ),
];

const viewRoutes: readonly Route[] = [
  route(contract.savedViews, async ({ core, caller, query }) => ({
    views: await listViews(core, caller, query.list),
  })),

  route(contract.savedViewAdd, async ({ core, tx, caller, body }) => ({
    view: await addView(core, tx, caller, body),
  })),

  route(contract.savedViewRemove, async ({ tx, caller, body }) => {
    await removeView(tx, caller, body.id);
    return ok;
  }),
];

export const staffRoutes: readonly Route[] = [
  ...signInRoutes,
  ...invitationRoutes,
  ...keyRoutes,
  ...teamRoutes,
  ...viewRoutes,

  route(contract.auditLog, ({ core, caller, query }) => readAuditLog(core, caller, query)),

  route(contract.auditFile, ({ core, caller, query }) => exportAuditLog(core, caller, query)),
];
