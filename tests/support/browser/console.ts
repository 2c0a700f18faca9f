import type { StaffRole } from '#contract/console/index.ts';
import { createInvitation } from '#server/features/staff/invite-staff.ts';
import { tables } from '#server/db/index.ts';
import { siteOf } from '#server/features/site/index.ts';
import { hosts } from './server.ts';
import type { Server } from './server.ts';

/** Invites somebody to the console; where their link leads. */
export const inviteStaff = async (
  { app: { core } }: Server,
  name: string,
  role: StaffRole,
): Promise<string> => {
  const site = await siteOf(core, hosts[1]);
  const link = await core.transact((tx) =>
    createInvitation(core, tx, site, {
      name,
      email: `${name.toLowerCase()}.${Date.now()}@team.example`,
      roles: [{ role, site: null }],
      staffId: null,
      invitedBy: null,
    }),
  );
  const { pathname, search } = new URL(link);
  return pathname + search;
};

/** Nothing waits: neither badges nor pictures of other tests are seen. */
export const emptyQueues = async ({ app: { core } }: Server): Promise<void> => {
  await core.db.delete(tables.photos);
  await core.db.delete(tables.messagePhotos);
  await core.db.delete(tables.reports);
  await core.db.delete(tables.complaints);
  await core.db.delete(tables.cases);
};
