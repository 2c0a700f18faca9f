import { and, eq, isNull } from '#server/db/sql.ts';
import type { Seller } from '#contract/billing/index.ts';
import type { Core, Site, Tx } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { companyOf } from '#server/features/site/index.ts';
import type { Order } from './queries.ts';

const { companies } = tables;

export const toSeller = ({ name, address, city, country, kvk, vatNumbers }: Seller): Seller => ({
  name,
  address,
  city,
  country,
  kvk,
  vatNumbers,
});

const readCompany = async (core: Core, site: Site, db?: Db) => {
  const company = await companyOf(core, site, db);
  if (!company) throw new Error(`Company ${site.companyId} is missing.`);
  return company;
};

/** Who sells on a site at this moment. */
export const currentSeller = async (core: Core, site: Site, db?: Db): Promise<Seller> =>
  toSeller(await readCompany(core, site, db));

/** Who sold: a company that has moved since is named as it was. */
export const sellerOf = async (core: Core, site: Site, order: Order, db?: Db): Promise<Seller> => {
  if (order.seller) return order.seller;
  const company = await readCompany(core, site, db);
  return company.firstSeller ?? toSeller(company);
};

/** Keeps who sold so far, ahead of the first change of a company, for orders that do not say it. */
export const keepSeller = async (tx: Tx, companyId: number, company: Seller): Promise<void> => {
  await tx.db
    .update(companies)
    .set({ firstSeller: toSeller(company) })
    .where(and(eq(companies.id, companyId), isNull(companies.firstSeller)));
};
