import type { AuditAction, memberCase } from '#contract/console/index.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { newId, Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import {
  closeAccount,
  confirmAddress,
  endSessionsOf,
  startExport,
} from '#server/features/accounts/index.ts';
import { openCaseByStaff } from '#server/features/moderation/index.ts';
import { staffOf, writeAudit } from '#server/features/staff/index.ts';
import type { Member } from './find-member.ts';
import { findMember, lockMember, lockOpenMember, siteOfMember } from './find-member.ts';

/** Whom something is done about, and why. */
interface Deed {
  readonly id: string;
  readonly reason: string;
}

const logDeed = (
  core: Core,
  tx: Tx,
  caller: Caller,
  action: AuditAction,
  { user, profile }: Member,
  reason = '',
): Promise<void> => {
  const target = ['member', profile.id] as const;
  return writeAudit(core, tx, caller, { action, site: user.siteId, target, reason });
};

/** Adds a note for colleagues. */
export const addNote = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id: memberId, text }: { readonly id: string; readonly text: string },
): Promise<void> => {
  const member = await findMember(tx.db, caller, 'members.read', memberId);
  const at = core.clock.now();
  const { staffId } = staffOf(caller);
  await tx.db
    .insert(tables.memberNotes)
    .values({ id: newId(at.getTime()), memberId, staffId, text, at });
  await logDeed(core, tx, caller, 'member_noted', member);
};

/** Does the same about several members, each once and always in the same order: two who do it never wait for each other. */
export const forEachMember = async (
  ids: readonly string[],
  act: (id: string) => Promise<void>,
): Promise<void> => {
  for (const id of [...new Set(ids)].toSorted()) await act(id);
};

/** Opens a case about somebody whom nobody reported, or finds the open one. */
export const beginCase = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id: memberId, topic, reason }: CheckedInput<typeof memberCase>['body'],
): Promise<string> => {
  const { user } = await findMember(tx.db, caller, 'cases.decide', memberId);
  const { siteId } = user;
  const caseId = await openCaseByStaff(core, tx, { siteId, memberId, topic });
  await writeAudit(core, tx, caller, {
    action: 'case_begun',
    site: siteId,
    target: ['case', caseId],
    reason,
  });
  return caseId;
};

/** Ends all sessions of a member, and with them their sockets. */
export const signOutMember = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, reason }: Deed,
): Promise<void> => {
  const member = await lockMember(tx, caller, 'members.manage', id);
  await endSessionsOf(core, tx, member.user.id);
  await logDeed(core, tx, caller, 'member_signed_out', member, reason);
};

/** Confirms the address of a member, as the mailed link would. */
export const confirmMember = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, reason }: Deed,
): Promise<void> => {
  const member = await lockOpenMember(tx, caller, 'members.manage', id);
  if (member.user.confirmedAt) throw new Refusal('already_active');
  const site = await siteOfMember(core, member, tx.db);
  const confirmed = await confirmAddress(core, tx, site, member.user);
  if (!confirmed) throw new Refusal('address_excluded');
  await logDeed(core, tx, caller, 'member_confirmed', member, reason);
};

/** Makes a copy of a member's data. They are told where it is, and nobody else. */
export const exportMember = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, reason }: Deed,
): Promise<void> => {
  const member = await lockOpenMember(tx, caller, 'members.manage', id);
  await startExport(core, tx, await siteOfMember(core, member, tx.db), member.user.id);
  await logDeed(core, tx, caller, 'member_exported', member, reason);
};

/** Deletes an account on behalf of its owner, who is told how to come back. */
export const deleteMember = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, reason }: Deed,
): Promise<void> => {
  const member = await lockOpenMember(tx, caller, 'members.manage', id);
  const site = await siteOfMember(core, member, tx.db);
  await closeAccount(core, tx, site, member.user.id, undefined);
  await logDeed(core, tx, caller, 'member_deleted', member, reason);
};
