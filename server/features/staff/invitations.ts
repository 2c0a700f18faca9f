import type * as z from 'zod/mini';
import type { RoleGrant, staffInvitation, staffInvitationAccept } from '#contract/console/index.ts';
import { invitationPath } from '#contract/console/index.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { and, eq, gt, isNull, lt } from '#server/db/sql.ts';
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
import { actorOf, writeAudit } from './audit-log.ts';
import { consoleOriginOf } from './mails.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
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
    letter: 'staffInvitation',
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

/** Somebody new gets the id of the invitation, so that the key is theirs before they are there. */
const idOf = ({ id, staffId }: Invitation): string => staffId ?? id;

export const askForFirstPasskey = async (core: Core, tx: Tx, caller: Caller, token: string) => {
  const invitation = await findInvitation(core, tx.db, token);
  const { email: account, name } = invitation;
  return askForRegistration(core, tx, caller, {
    owner: idOf(invitation),
    account,
    name,
    known: [],
  });
};

type Acceptance = z.output<(typeof staffInvitationAccept)['body']>;

/** Somebody new joins, or somebody who lost their keys gets new ones in place of the old. */
const admit = async (
  core: Core,
  tx: Tx,
  invitation: Invitation,
  { name, language }: Acceptance,
): Promise<void> => {
  const id = idOf(invitation);
  if (invitation.staffId !== null) {
    await tx.db.delete(passkeys).where(eq(passkeys.staffId, id));
    await tx.db.update(staff).set({ codeKey: null, codeStep: null }).where(eq(staff.id, id));
    await endStaffSessions(tx, id);
    return;
  }
  const { email } = invitation;
  const added = await tx.db
    .insert(staff)
    .values({ id, email, name, language, createdAt: core.clock.now() })
    .onConflictDoNothing()
    .returning({ id: staff.id });
  // Somebody with this address has joined by another invitation.
  if (added.length === 0) throw new Refusal('invitation_not_found');
  await replaceRoles(tx.db, id, invitation.roles);
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
  const id = idOf(invitation);
  await admit(core, tx, invitation, acceptance);
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
  const action = invitation.staffId === null ? 'staff_joined' : 'staff_reset';
  await writeAudit(core, tx, actorOf(caller, person), { action, target: ['staff', id] });
  return { token: await enterConsole(core, tx, caller, person, 'passkey'), codes };
};

export const forgetInvitations = (core: Core): Job<'forget-staff-invitations'> => ({
  name: 'forget-staff-invitations',
  schedule: '57 3 * * *',
  run: async () => {
    await core.db.delete(staffInvitations).where(lt(staffInvitations.expiresAt, core.clock.now()));
  },
});
