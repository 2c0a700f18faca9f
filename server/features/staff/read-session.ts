import type { consoleSession, StaffSelf } from '#contract/console/index.ts';
import { staffRights } from '#contract/console/index.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import type { Caller, Core, Site, StaffSession } from '#server/core/index.ts';
import { listSites } from '#server/features/site/index.ts';
import { hasUseFor } from './policy.ts';

/** Whether people at this machine may look around as the demo's administrator. */
export const isDemoOpen = ({ config }: Core, { isLocal }: Caller): boolean =>
  isLocal && config.demo && config.databaseUrl === null;

const toSelf = (session: StaffSession, sites: readonly Site[]): StaffSelf => ({
  id: session.staffId,
  name: session.name,
  email: session.email,
  language: session.language,
  roles: [...session.roles],
  rights: staffRights.filter((right) => hasUseFor(session, right, sites)),
  method: session.method,
  expires_at: session.expiresAt.toISOString(),
  proven_at: session.provenAt?.toISOString() ?? null,
});

/** Who is signed in. A locked console tells nothing but that. */
export const readConsoleSession = async (
  core: Core,
  caller: Caller,
): Promise<Answer<typeof consoleSession>> => {
  const { staff } = caller;
  const demo = isDemoOpen(core, caller);
  if (!staff) return { staff: null, locked: false, sites: [], demo };
  const own = staff.roles.some(({ site }) => site === null)
    ? null
    : new Set(staff.roles.map(({ site }) => site));
  const sites = (await listSites(core)).filter(({ id }) => own === null || own.has(id));
  return {
    staff: toSelf(staff, sites),
    locked: staff.isLocked,
    sites: sites.map(({ id, domain, settings }) => ({
      id,
      name: settings.name,
      domain,
      niche: settings.niche,
      fictional: settings.fictional_warning,
    })),
    demo,
  };
};
