import { and, eq, inArray, isNull } from '#server/db/sql.ts';
import type { Seller } from '#contract/billing/index.ts';
import type { Core, Site, Tx } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { companyOf } from '#server/features/site/index.ts';
import type { Order } from './queries.ts';

const { orders, sites } = tables;

const toSeller = ({ name, address, city, country, kvk, vatNumbers }: Seller): Seller => ({
  name,
  address,
  city,
  country,
  kvk,
  vatNumbers,
});

/** Who sells on a site at this moment. */
export const currentSeller = async (core: Core, site: Site, db?: Db): Promise<Seller> => {
  const company = await companyOf(core, site, db);
  if (!company) throw new Error(`Company ${site.companyId} is missing.`);
  return toSeller(company);
};

/** Who sold: a company that has moved since is named as it was. */
export const sellerOf = async (core: Core, site: Site, order: Order, db?: Db): Promise<Seller> =>
  order.seller ?? currentSeller(core, site, db);

/** Writes a company into its orders from before sellers were kept, ahead of its first change. */
export const keepSeller = async (tx: Tx, companyId: number, company: Seller): Promise<void> => {
  const ofCompany = tx.db
    .select({ id: sites.id })
    .from(sites)
    .where(eq(sites.companyId, companyId));
  await tx.db
    .update(orders)
    .set({ seller: toSeller(company) })
    .where(and(isNull(orders.seller), inArray(orders.siteId, ofCompany)));
};
