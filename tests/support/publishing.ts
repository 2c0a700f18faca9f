import { desc, eq } from 'drizzle-orm';
import * as contract from '#contract/console/index.ts';
import type { SiteFields } from '#contract/console/index.ts';
import { tables } from '#server/db/index.ts';
import type { TestApp } from './app.ts';
import type { Staff } from './staff.ts';

/** What somebody who edits a site does, one thing after the other. */
export const editorOf = (app: TestApp, staff: Staff, site = 1) => {
  const call = app.as(staff);
  const read = () => call(contract.siteRead, { query: { site: String(site) } });
  const seen = async () => (await read()).draft.revision;
  const review = () => call(contract.siteReview, { query: { site: String(site) } });
  const save = async (fields: Partial<SiteFields>, revision?: number) =>
    call(contract.siteDraftSave, { body: { site, seen: revision ?? (await seen()), fields } });
  const publish = async (note = '') => {
    const { reviewed } = await review();
    return call(contract.sitePublish, { body: { site, reviewed, note } });
  };
  return {
    read,
    review,
    save,
    publish,
    seen,
    savePage: async (
      page: string,
      locale: 'en' | 'de' | 'nl',
      text: { title: string; body: string } | null,
    ) => call(contract.sitePageSave, { body: { site, seen: await seen(), page, locale, text } }),
    undo: async (fields?: string[]) =>
      call(contract.siteDraftUndo, {
        body: { site, seen: await seen(), ...(fields && { fields }) },
      }),
    history: (before?: number) =>
      call(contract.siteHistory, {
        query: { site: String(site), ...(before !== undefined && { before: String(before) }) },
      }),
    restore: (number: number) => call(contract.siteRestore, { body: { site, number } }),
  };
};

/** The latest that the audit log tells of a site. */
export const lastEntryOf = async ({ core }: Pick<TestApp, 'core'>, siteId: number) =>
  (
    await core.db
      .select()
      .from(tables.auditLog)
      .where(eq(tables.auditLog.siteId, siteId))
      .orderBy(desc(tables.auditLog.no))
      .limit(1)
  )[0];
