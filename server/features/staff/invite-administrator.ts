import type { Core, Site } from '#server/core/index.ts';
import { writeAudit } from './write-audit.ts';
import { createInvitation } from './invite-staff.ts';
import { findStaffByEmail } from './queries.ts';

interface Invited {
  readonly email: string;
  readonly name: string;
}

/**
 * What whoever runs the machine can do without a console: invites an administrator, or lets somebody
 * of the staff who lost all keys make new ones. Returns the link that works once.
 */
export const inviteAdministrator = (
  core: Core,
  site: Site,
  { email, name }: Invited,
): Promise<string> =>
  core.transact(async (tx) => {
    const person = await findStaffByEmail(tx.db, email);
    const link = await createInvitation(core, tx, site, {
      email,
      name: person?.name ?? name,
      roles: person ? [] : [{ role: 'administrator', site: null }],
      staffId: person?.id ?? null,
      invitedBy: null,
    });
    const system = { staff: null, network: '' };
    await writeAudit(core, tx, system, { action: 'staff_invited', values: { email } });
    return link;
  });
