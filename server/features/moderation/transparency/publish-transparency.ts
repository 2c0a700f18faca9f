import type { transparency, transparencyPublish } from '#contract/console/index.ts';
import type { publishedTransparency } from '#contract/transparency.ts';
import type { Answer, CheckedInput } from '#contract/core/endpoint.ts';
import { and, desc, eq } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { siteById } from '#server/features/site/index.ts';
import { requireRight, sitesWithRight, staffOf, writeAudit } from '#server/features/staff/index.ts';
import { readFigures } from './read-figures.ts';

const { transparencyReports } = tables;

const isOf = (siteId: number, year: number) =>
  and(eq(transparencyReports.siteId, siteId), eq(transparencyReports.year, year));

/** The figures of now, and when those of a site were published. */
export const readTransparency = async (
  core: Core,
  caller: Caller,
  { year, site }: CheckedInput<typeof transparency>['query'],
): Promise<Answer<typeof transparency>> => {
  const report = await readFigures(core.db, year, sitesWithRight(caller, 'audit.read', site));
  if (site === undefined) return { report, published_at: null };
  const [published] = await core.db
    .select({ at: transparencyReports.publishedAt })
    .from(transparencyReports)
    .where(isOf(site, year));
  return { report, published_at: published?.at.toISOString() ?? null };
};

/**
 * Puts the figures of a year on the pages of a site, as they are now: what was published stays as it
 * was when members leave or old cases are forgotten.
 */
export const publishTransparency = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { year, site: siteId, published }: CheckedInput<typeof transparencyPublish>['body'],
): Promise<{ ok: true }> => {
  requireRight(caller, 'sites.edit', siteId);
  if (!(await siteById(core, siteId, tx.db))) throw new Refusal('not_found');
  const now = core.clock.now();
  if (year >= now.getUTCFullYear()) throw new Refusal('year_not_over');
  if (published) {
    const report = await readFigures(tx.db, year, [siteId]);
    const row = { report, publishedAt: now, publishedBy: staffOf(caller).staffId };
    await tx.db
      .insert(transparencyReports)
      .values({ siteId, year, ...row })
      .onConflictDoUpdate({
        target: [transparencyReports.siteId, transparencyReports.year],
        set: row,
      });
  } else await tx.db.delete(transparencyReports).where(isOf(siteId, year));
  await writeAudit(core, tx, caller, {
    action: published ? 'transparency_published' : 'transparency_withdrawn',
    site: siteId,
    values: { year },
  });
  return { ok: true };
};

/** What a site has published: of a year, or else the latest. */
export const readPublished = async (
  { db }: Core,
  siteId: number,
  wanted: number | undefined,
): Promise<Answer<typeof publishedTransparency>> => {
  const isOfSite = eq(transparencyReports.siteId, siteId);
  const all = await db
    .select({ year: transparencyReports.year })
    .from(transparencyReports)
    .where(isOfSite)
    .orderBy(desc(transparencyReports.year));
  const years = all.map(({ year }) => year);
  const year = wanted ?? years[0];
  if (year === undefined) return { years, published: null };
  const [found] = await db.select().from(transparencyReports).where(isOf(siteId, year));
  const published = found && { at: found.publishedAt.toISOString(), report: found.report };
  return { years, published: published ?? null };
};
