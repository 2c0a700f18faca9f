import { eq } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import { sitesWithRight } from '#server/features/staff/index.ts';
import type { Company } from '../debits/companies.ts';
import { findCompanies } from '../debits/companies.ts';
import { lockOrder } from '../orders/lock-order.ts';
import type { Order } from '../orders/queries.ts';

const { orders } = tables;

const requireOwnSite = (caller: Caller, found: Order | undefined): Order => {
  const sites = sitesWithRight(caller, 'orders.refund', undefined);
  if (!found || (sites !== 'all' && !sites.includes(found.siteId)))
    throw new Refusal('order_not_found');
  return found;
};

/** An order on a site of this person; one of another site is not there. */
export const findSiteOrder = async (db: Db, caller: Caller, id: string): Promise<Order> => {
  const [found] = await db.select().from(orders).where(eq(orders.id, id));
  return requireOwnSite(caller, found);
};

/** The same with a lock, for who changes it. */
export const lockSiteOrder = async (tx: Tx, caller: Caller, id: string): Promise<Order> =>
  requireOwnSite(caller, (await lockOrder(tx, id))?.order);

/** Files of a bank are about all sites of a company: whoever works with them has the right on all of these. */
export const companiesWithRight = async (
  core: Core,
  caller: Caller,
  site: number | undefined,
): Promise<Company[]> => {
  const asked = sitesWithRight(caller, 'orders.refund', site);
  const sites = sitesWithRight(caller, 'orders.refund', undefined);
  return (await findCompanies(core)).filter((company) => {
    const ids = [...company.sites.keys()];
    const isAsked = asked === 'all' || ids.some((id) => asked.includes(id));
    return isAsked && (sites === 'all' || ids.every((id) => sites.includes(id)));
  });
};
