import type { Core, Tx } from '#server/core/index.ts';
import { lockByName } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables, runLong } from '#server/db/index.ts';
import { addCompany, addSite, clearSiteCache } from '#server/features/site/index.ts';
import { addDemoAnnouncements } from './announcements.ts';
import { addDemoCodes } from './codes.ts';
import { addDemoMembers, keepDemoPictures } from './members.ts';
import { demoCompanies, demoPages, demoSites } from './sites.ts';

const isEmpty = async (db: Db): Promise<boolean> => {
  const [site] = await db.select({ id: tables.sites.id }).from(tables.sites).limit(1);
  return site === undefined;
};

/** Fills an empty installation: all of it, or none. Who starts at the same time waits meanwhile. */
const seed = async (core: Core, addPeople: (tx: Tx) => Promise<void>): Promise<void> => {
  const fill = async (tx: Tx) => {
    await lockByName(tx, 'first-site');
    if (!(await isEmpty(tx.db))) return;
    for (const company of demoCompanies) await addCompany(tx, company);
    for (const draft of demoSites) await addSite(tx, draft);
    const updatedAt = core.clock.now();
    await tx.db.insert(tables.pages).values(demoPages.map((page) => ({ ...page, updatedAt })));
    await addPeople(tx);
  };
  await runLong(() => core.transact(fill));
  clearSiteCache(core);
};

/** The demo's sites without anybody on them. */
export const seedSites = (core: Core): Promise<void> => seed(core, async () => undefined);

/** Fills an empty installation, so that every screen looks alive on the first start. */
export const seedDemo = async (core: Core): Promise<void> => {
  if (!(await isEmpty(core.db))) return;
  const members = await keepDemoPictures(core, demoSites);
  await seed(core, async (tx) => {
    // Members order with them.
    await addDemoCodes(core, tx);
    await addDemoMembers(core, tx, members);
    await addDemoAnnouncements(core, tx);
    // In the background, after the start.
    await core.jobs.enqueue(tx, 'count-figures', {});
  });
};
