import { siteFields } from '#contract/console/index.ts';
import type { Site } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { draftedSite } from '#server/features/site/index.ts';
import type { SiteContent } from './content.ts';
import { toContent, toRows, withChanges } from './content.ts';
import { changesOf } from './edit-draft.ts';
import { findChanges, findSiteRows, withCompany } from './queries.ts';

/** A site as its draft has it; as it is live while the draft does not fit. */
export const readDraftedSite = async (
  db: Db,
  siteId: number,
): Promise<{ readonly site: Site | null; readonly content: SiteContent }> => {
  const found = await findSiteRows(db, siteId);
  if (!found) throw new Refusal('site_not_found');
  const changes = changesOf(await findChanges(db, siteId));
  const rows = await withCompany(db, found, changes['company']);
  const live = toContent(rows);
  const content = withChanges(live, changes);
  const fitting = [content, live].find((one) => siteFields.safeParse(one).success);
  if (!fitting) return { site: null, content };
  const { site, domains, company, pages } = toRows(fitting);
  const base = {
    id: siteId,
    companyId: rows.companyId,
    domain: domains[0] ?? 'localhost',
    ...site,
  };
  return {
    site: await draftedSite(db, base, { ...rows.company, ...company }, pages),
    content,
  };
};
