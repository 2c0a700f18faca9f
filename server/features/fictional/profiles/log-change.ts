import type { AuditAction } from '#contract/console/index.ts';
import type { Caller, Core, Site, Tx } from '#server/core/index.ts';
import { writeAudit } from '#server/features/staff/index.ts';

interface Changed {
  readonly profile: { readonly id: string; readonly name: string };
  readonly site: Site;
}

/** Writes down what was done about a fictional profile, under the name it has from then on. */
export const logChange = (
  core: Core,
  tx: Tx,
  caller: Caller,
  action: AuditAction,
  { profile, site }: Changed,
  reason?: string,
): Promise<void> =>
  writeAudit(core, tx, caller, {
    action,
    site: site.id,
    target: ['fictional', profile.id],
    values: { name: profile.name },
    ...(reason !== undefined && { reason }),
  });
