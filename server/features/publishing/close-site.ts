import type { siteClose } from '#contract/console/index.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import { eq } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { clearSiteCache } from '#server/features/site/index.ts';
import { writeAudit } from '#server/features/staff/index.ts';
import { requireEditor } from './policy.ts';

const { sites } = tables;

/**
 * Takes the hosts of a site from the web, or gives them back. The default site stays, and so does the
 * one on whose host the console is open: nobody shuts the door on themselves.
 */
export const closeSite = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { site: id, closed, reason }: CheckedInput<typeof siteClose>['body'],
): Promise<{ ok: true }> => {
  requireEditor(caller, id);
  const [site] = await tx.db.select().from(sites).where(eq(sites.id, id)).for('update');
  if (!site) throw new Refusal('site_not_found');
  if (closed && (site.isDefault || caller.site.id === id)) throw new Refusal('site_needed');
  if (closed === (site.closedAt !== null)) return { ok: true };
  await tx.db
    .update(sites)
    .set({ closedAt: closed ? core.clock.now() : null })
    .where(eq(sites.id, id));
  tx.afterCommit(() => clearSiteCache(core));
  await writeAudit(core, tx, caller, {
    action: closed ? 'site_closed' : 'site_reopened',
    site: id,
    reason,
  });
  return { ok: true };
};
