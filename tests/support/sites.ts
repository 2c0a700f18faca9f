import { eq } from 'drizzle-orm';
import { tables } from '#server/db/index.ts';
import { clearSiteCache } from '#server/features/site/index.ts';
import type { TestApp } from './app.ts';

const { sites } = tables;

type Row = typeof sites.$inferSelect;

/** Changes a site as an operator would, and returns what it was. */
export const changeSite = async (
  { core }: Pick<TestApp, 'core'>,
  {
    settings,
    ...columns
  }: Partial<Omit<Row, 'settings'>> & { settings?: Partial<Row['settings']> },
  siteId = 1,
): Promise<Row> => {
  const [site] = await core.db.select().from(sites).where(eq(sites.id, siteId));
  if (!site) throw new Error(`There is no site ${siteId}.`);
  const changed = { ...columns, settings: { ...site.settings, ...settings } };
  await core.db.update(sites).set(changed).where(eq(sites.id, siteId));
  clearSiteCache(core);
  return site;
};

/** The site as an operator would set it for a moment. */
export const withSettings = async (
  app: Pick<TestApp, 'core'>,
  settings: Partial<Row['settings']>,
  run: () => Promise<void>,
  siteId = 1,
): Promise<void> => {
  const before = await changeSite(app, { settings }, siteId);
  try {
    await run();
  } finally {
    await changeSite(app, before, siteId);
  }
};
