import type * as z from 'zod/mini';
import type {
  ProposalView,
  RoleGrant,
  staffInvite,
  StaffMember,
  staffReset,
  staffRolesChange,
} from '#contract/console/index.ts';
import { limits } from '#contract/limits.ts';
import { eq } from '#server/db/sql.ts';
import type { Caller, Core, Events, Tx } from '#server/core/index.ts';
import { addTime, lockByName, Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { refuseFields } from '#server/http/index.ts';
import { writeAudit } from './write-audit.ts';
import { sendInvitation, voidInvitations } from './invite-staff.ts';
import { isAdministrator, requireRight } from './policy.ts';
import { propose } from './propose.ts';
import { findStaff, findStaffByEmail, listStaff, replaceRoles } from './queries.ts';
import { activeTimes, cutStaffSessions, endStaffSessions } from './sessions.ts';

const { passkeys, staff } = tables;

/** The team is that of all sites: who looks after one of them is not asked. */
const requireTeamRight = (caller: Caller): void => requireRight(caller, 'staff.manage', null);

/** Everybody who works in the console. */
export const readTeam = async (core: Core, caller: Caller): Promise<StaffMember[]> => {
  requireTeamRight(caller);
  const people = await listStaff(core.db);
  const active = await activeTimes(core);
  const withKeys = await core.db
    .selectDistinct({ id: passkeys.staffId })
    .from(passkeys)
    .innerJoin(staff, eq(staff.id, passkeys.staffId));
  const hereSince = addTime(core.clock.now(), { seconds: -limits.presence.nowMinutes * 60 });
  return people.map(({ id, name, email, roles }) => {
    const activeAt = active.get(id) ?? null;
    return {
      id,
      name,
      email,
      roles,
      has_passkey: withKeys.some((row) => row.id === id),
      active_at: activeAt?.toISOString() ?? null,
      here: activeAt !== null && activeAt > hereSince,
    };
  });
};

const requireStaff = async (db: Db, id: string) => {
  const person = await findStaff(db, id);
  if (!person) throw new Refusal('staff_not_found');
  return person;
};

const requireSites = async (core: Core, tx: Tx, roles: readonly RoleGrant[]): Promise<void> => {
  for (const { site } of roles) {
    if (site !== null && !(await siteById(core, site, tx.db)))
      throw refuseFields({ roles: 'unknown_choice' });
  }
};

/** Somebody has to be left who can invite others. Changes of the team take turns for it. */
const requireOtherAdministrator = async (tx: Tx, id: string): Promise<void> => {
  await lockByName(tx, 'staff-team');
  const others = (await listStaff(tx.db)).filter((person) => person.id !== id);
  if (!others.some(({ roles }) => isAdministrator(roles))) throw new Refusal('last_administrator');
};

type InviteForm = z.output<(typeof staffInvite)['body']>;

export const proposeInvitation = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { name, email, roles, reason }: InviteForm,
): Promise<ProposalView> => {
  requireTeamRight(caller);
  await requireSites(core, tx, roles);
  const target = email.toLowerCase();
  if (await findStaffByEmail(tx.db, target)) throw new Refusal('staff_exists');
  const payload = { name, email: target, roles };
  return propose(core, tx, caller, { kind: 'staff_invite', site: null, target, payload, reason });
};

export const proposeRoles = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, roles, reason }: z.output<(typeof staffRolesChange)['body']>,
): Promise<ProposalView> => {
  requireTeamRight(caller);
  await requireSites(core, tx, roles);
  const { name } = await requireStaff(tx.db, id);
  if (!isAdministrator(roles)) await requireOtherAdministrator(tx, id);
  const payload = { id, name, roles };
  return propose(core, tx, caller, {
    kind: 'staff_roles',
    site: null,
    target: id,
    payload,
    reason,
  });
};

export const proposeReset = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, reason }: z.output<(typeof staffReset)['body']>,
): Promise<ProposalView> => {
  requireTeamRight(caller);
  const { name, email } = await requireStaff(tx.db, id);
  const payload = { id, name, email };
  return propose(core, tx, caller, {
    kind: 'staff_reset',
    site: null,
    target: id,
    payload,
    reason,
  });
};

/** Lets somebody go at once. That takes one person: who is stolen from must not wait. */
export const disableStaff = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> => {
  requireTeamRight(caller);
  const { email } = await requireStaff(tx.db, id);
  await requireOtherAdministrator(tx, id);
  await voidInvitations(tx, email);
  await tx.db.update(staff).set({ disabledAt: core.clock.now() }).where(eq(staff.id, id));
  await tx.db.delete(passkeys).where(eq(passkeys.staffId, id));
  await endStaffSessions(core, tx, id);
  await writeAudit(core, tx, caller, { action: 'staff_disabled', target: ['staff', id], reason });
};

interface Agreed {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly RoleGrant[];
}

/** Carries out what two administrators agreed on. */
export const applyTeamProposal =
  (core: Core) =>
  async (tx: Tx, { kind, payload, caller, reason }: Events['proposal.agreed']): Promise<void> => {
    const { id, name, email, roles } = payload as unknown as Agreed;
    const { site } = caller;
    const invitedBy = caller.staff?.staffId ?? null;
    if (kind === 'staff_invite') {
      if (await findStaffByEmail(tx.db, email)) throw new Refusal('staff_exists');
      await sendInvitation(core, tx, site, { name, email, roles, staffId: null, invitedBy });
      await writeAudit(core, tx, caller, { action: 'staff_invited', values: { email }, reason });
    }
    if (kind === 'staff_roles') {
      await requireStaff(tx.db, id);
      if (!isAdministrator(roles)) await requireOtherAdministrator(tx, id);
      await replaceRoles(tx.db, id, roles);
      await cutStaffSessions(core, tx, id);
      const target = ['staff', id] as const;
      await writeAudit(core, tx, caller, { action: 'staff_roles_changed', target, reason });
    }
    if (kind === 'staff_reset') {
      await requireStaff(tx.db, id);
      await sendInvitation(core, tx, site, { name, email, roles: [], staffId: id, invitedBy });
      await writeAudit(core, tx, caller, { action: 'staff_reset', target: ['staff', id], reason });
    }
  };
