import type { sitePageOriginal, sitePagePreview } from '#contract/console/index.ts';
import type { Answer, CheckedInput } from '#contract/core/endpoint.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { findPageFaults, previewPage, readOriginalPage } from '#server/features/site/index.ts';
import { readDraftedSite } from './read-drafted-site.ts';
import { ownPagesOf } from './find-page-problems.ts';
import { requireEditor } from './policy.ts';
import { findSiteRows } from './queries.ts';

/** A page as it comes with the product. */
export const readOriginal = async (
  { db }: Core,
  caller: Caller,
  { site, page, locale }: CheckedInput<typeof sitePageOriginal>['query'],
): Promise<Answer<typeof sitePageOriginal>> => {
  requireEditor(caller, site);
  if (!(await findSiteRows(db, site))) throw new Refusal('site_not_found');
  return readOriginalPage(page, locale);
};

/** A text as visitors would see it, with the values of the draft. */
export const previewText = async (
  core: Core,
  { db }: Tx,
  caller: Caller,
  { site: id, page, locale, text }: CheckedInput<typeof sitePagePreview>['body'],
): Promise<Answer<typeof sitePagePreview>> => {
  requireEditor(caller, id);
  const { site, content } = await readDraftedSite(db, id);
  if (!site) throw new Refusal('site_not_found');
  const { faults } = findPageFaults(text.body, [...ownPagesOf(content), page]);
  const shown = await previewPage(core, db, site, { page, locale, text });
  return { ...shown, faults: [...faults] };
};
