import type { Core } from '../server/core/index.ts';
import { takeTurns } from '../server/core/index.ts';
import { tables } from '../server/db/index.ts';
import { addCompany, addSite, forgetSites } from '../server/features/site/index.ts';
import { demoCompanies, demoPages, demoSites } from './sites.ts';

/** Fills an empty installation, so that every screen looks alive on the first start. */
export const seedDemo = async (core: Core): Promise<void> => {
  await core.transact(async (tx) => {
    await takeTurns(tx, 'first-site');
    const [site] = await tx.db.select({ id: tables.sites.id }).from(tables.sites).limit(1);
    if (site) return;
    for (const company of demoCompanies) await addCompany(tx, company);
    for (const draft of demoSites) await addSite(tx, draft);
    const updatedAt = core.clock.now();
    await tx.db.insert(tables.pages).values(demoPages.map((page) => ({ ...page, updatedAt })));
  });
  forgetSites(core);
};
