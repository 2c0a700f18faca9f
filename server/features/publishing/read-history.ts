import type { siteHistory } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import type { Answer, CheckedInput } from '#contract/core/endpoint.ts';
import { and, desc, eq, lt } from '#server/db/sql.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { requireEditor } from './policy.ts';
import { findCompanies, findSiteRows } from './queries.ts';
import { toBriefChange } from './review-draft.ts';

const { siteVersions, staff } = tables;

/** The versions of a site, the latest first. */
export const readHistory = async (
  { db }: Core,
  caller: Caller,
  { site, before }: CheckedInput<typeof siteHistory>['query'],
): Promise<Answer<typeof siteHistory>> => {
  requireEditor(caller, site);
  if (!(await findSiteRows(db, site))) throw new Refusal('site_not_found');
  const { listed } = consoleLimits.sites;
  const rows = await db
    .select({
      number: siteVersions.number,
      at: siteVersions.publishedAt,
      by: { id: staff.id, name: staff.name },
      note: siteVersions.note,
      restoredFrom: siteVersions.restoredFrom,
      changes: siteVersions.changes,
    })
    .from(siteVersions)
    .leftJoin(staff, eq(staff.id, siteVersions.publishedBy))
    .where(
      and(
        eq(siteVersions.siteId, site),
        before === undefined ? undefined : lt(siteVersions.number, before),
      ),
    )
    .orderBy(desc(siteVersions.number))
    .limit(listed + 1);
  const companies = await findCompanies(db);
  return {
    versions: rows.slice(0, listed).map(({ number, at, by, note, restoredFrom, changes }) => ({
      number,
      at: at.toISOString(),
      by,
      note,
      restored_from: restoredFrom,
      changes: changes.map((change) => toBriefChange(companies, change)),
    })),
    more: rows.length > listed,
  };
};
