import type * as z from 'zod/mini';
import type {
  AuditAction,
  RoleGrant,
  staffInvitation,
  staffInvitationAccept,
} from '#contract/console/index.ts';
import { invitationPath } from '#contract/console/index.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { and, eq, gt, isNotNull, isNull, lt } from '#server/db/sql.ts';
import type { Caller, Core, Job, Site, Tx } from '#server/core/index.ts';
import {
  addTime,
  askForRegistration,
  hashOf,
  newId,
  newToken,
  queueMail,
  Refusal,
  registerPasskey,
} from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { actorOf, writeAudit } from './write-audit.ts';
import { consoleOriginOf } from './mail-administrators.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { findStaff, replaceRoles } from './queries.ts';
import { endStaffSessions } from './sessions.ts';
import { enterConsole } from './sign-in.ts';

const { passkeys, staff, staffInvitations } = tables;

type Invitation = typeof staffInvitations.$inferSelect;

interface Invited {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly RoleGrant[];
  /** Who lost their keys; null for somebody new. */
  readonly staffId: string | null;
  readonly invitedBy: string | null;
}

/** Writes an invitation down, and returns the link that works once. */
export const createInvitation = async (
  core: Core,
  tx: Tx,
  site: Site,
  { email, ...invited }: Invited,
): Promise<string> => {
  const now = core.clock.now();
  const token = newToken();
  await tx.db.insert(staffInvitations).values({
    ...invited,
    id: newId(now.getTime()),
    email: email.toLowerCase(),
    tokenHash: hashOf(token),
    createdAt: now,
    expiresAt: addTime(now, { hours: consoleLimits.staff.invitationHours }),
  });
  return `${consoleOriginOf(core, site)}${invitationPath(token)}`;
};

/** The same, sent to whoever is invited. */
export const sendInvitation = async (
  core: Core,
  tx: Tx,
  site: Site,
  invited: Invited,
): Promise<void> => {
  const link = new URL(await createInvitation(core, tx, site, invited));
  await queueMail(core, tx, {
    to: invited.email,
    locale: 'en',
    site,
    template: 'staffInvitation',
    values: { name: invited.name, hours: consoleLimits.staff.invitationHours },
    origin: link.origin,
    path: `${link.pathname}${link.search}`,
  });
};

const findInvitation = async (core: Core, db: Db, token: string): Promise<Invitation> => {
  const [found] = await db
    .select()
    .from(staffInvitations)
    .where(
      and(
        eq(staffInvitations.tokenHash, hashOf(token)),
        isNull(staffInvitations.acceptedAt),
        gt(staffInvitations.expiresAt, core.clock.now()),
      ),
    );
  if (!found) throw new Refusal('invitation_not_found');
  return found;
};

export const readInvitation = async (
  core: Core,
  token: string,
): Promise<Answer<typeof staffInvitation>> => {
  const { name, email, roles, staffId, expiresAt } = await findInvitation(core, core.db, token);
  return {
    name,
    email,
    roles: [...roles],
    reset: staffId !== null,
    expires_at: expiresAt.toISOString(),
  };
};

/**
 * Whose keys an invitation makes. Who left comes back as who they were; somebody new gets the id of
 * the invitation, so that the key is theirs before they are there.
 */
const ownerOf = async (db: Db, { id, staffId, email }: Invitation): Promise<string> => {
  if (staffId !== null) return staffId;
  const [former] = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.email, email), isNotNull(staff.disabledAt)));
  return former?.id ?? id;
};

export const askForFirstPasskey = async (core: Core, tx: Tx, caller: Caller, token: string) => {
  const invitation = await findInvitation(core, tx.db, token);
  const { email: account, name } = invitation;
  return askForRegistration(core, tx, caller, {
    owner: await ownerOf(tx.db, invitation),
    account,
    name,
    known: [],
  });
};

type Acceptance = z.output<(typeof staffInvitationAccept)['body']>;

/** No key that somebody had lets them in any more. */
const voidKeys = async (core: Core, tx: Tx, id: string): Promise<void> => {
  await tx.db.delete(passkeys).where(eq(passkeys.staffId, id));
  await tx.db.update(staff).set({ codeKey: null, codeStep: null }).where(eq(staff.id, id));
  await endStaffSessions(core, tx, id);
};

/** Somebody new joins, somebody who left comes back, or lost keys are replaced; what the log says of it. */
const admit = async (
  core: Core,
  tx: Tx,
  { id: invitationId, staffId, email, roles }: Invitation,
  id: string,
  { name, language }: Acceptance,
): Promise<AuditAction> => {
  if (staffId !== null) {
    await voidKeys(core, tx, id);
    return 'staff_reset';
  }
  const [joined] = await tx.db
    .insert(staff)
    .values({ id, email, name, language, createdAt: core.clock.now() })
    .onConflictDoUpdate({
      target: staff.email,
      set: { name, language, disabledAt: null },
      setWhere: isNotNull(staff.disabledAt),
    })
    .returning({ id: staff.id });
  // Somebody with this address has joined by another invitation.
  if (joined?.id !== id) throw new Refusal('invitation_not_found');
  await voidKeys(core, tx, id);
  await replaceRoles(tx.db, id, roles);
  return id === invitationId ? 'staff_joined' : 'staff_returned';
};

/** Uses an invitation up: its holder has a passkey, recovery codes and a session afterwards. */
export const acceptInvitation = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  acceptance: Acceptance,
): Promise<{ token: string | null; codes: string[] }> => {
  const invitation = await findInvitation(core, tx.db, acceptance.token);
  const [taken] = await tx.db
    .update(staffInvitations)
    .set({ acceptedAt: core.clock.now() })
    .where(and(eq(staffInvitations.id, invitation.id), isNull(staffInvitations.acceptedAt)))
    .returning({ id: staffInvitations.id });
  if (!taken) throw new Refusal('invitation_not_found');
  const id = await ownerOf(tx.db, invitation);
  const action = await admit(core, tx, invitation, id, acceptance);
  await registerPasskey(
    core,
    tx,
    caller,
    { asked: id, owner: { staffId: id }, name: caller.device },
    acceptance.passkey,
  );
  const codes = await makeRecoveryCodes(tx, id);
  const person = await findStaff(tx.db, id);
  if (!person) throw new Refusal('invitation_not_found');
  await writeAudit(core, tx, actorOf(caller, person), { action, target: ['staff', id] });
  return { token: await enterConsole(core, tx, caller, person, 'passkey'), codes };
};

/** Takes open invitations back, so that whoever leaves does not return by one. */
export const voidInvitations = async (tx: Tx, email: string): Promise<void> => {
  await tx.db
    .delete(staffInvitations)
    .where(and(eq(staffInvitations.email, email), isNull(staffInvitations.acceptedAt)));
};

export const forgetInvitations = (core: Core): Job<'forget-staff-invitations'> => ({
  name: 'forget-staff-invitations',
  schedule: '57 3 * * *',
  run: async () => {
    await core.db.delete(staffInvitations).where(lt(staffInvitations.expiresAt, core.clock.now()));
  },
});
