import { desc, eq, sql } from 'drizzle-orm';
import { includedTax } from '#server/features/billing/index.ts';
import { reconcile } from '#server/features/billing/reconciliation/reconcile.ts';
import type { Core } from '#server/core/index.ts';
import { addTime } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { rowsOf } from './database.ts';

const { orders, refunds, sites } = tables;

/** Accounts whose balance is not what their entries, or their lots, come to. */
const findWrongBalances = (core: Core) =>
  rowsOf(
    core.db,
    sql`select id from users where credits
      <> (select coalesce(sum(amount), 0) from credit_entries where user_id = users.id)
      or credits <> (select coalesce(sum(rest), 0) from credit_lots where user_id = users.id)`,
  );

/** Receipts and credit notes of a company, by when they were written. */
const papersOf = async ({ db }: Core) => {
  const sold = await db
    .select({ no: orders.receiptNo, at: orders.settledAt, company: sites.companyId })
    .from(orders)
    .innerJoin(sites, eq(sites.id, orders.siteId));
  const notes = await db
    .select({ no: refunds.noteNo, at: refunds.createdAt, company: sites.companyId })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(sites, eq(sites.id, orders.siteId));
  const written = [...sold, ...notes].flatMap(({ no, at, company }) =>
    no !== null && at ? [{ no, at, company }] : [],
  );
  // What a bank reports in one file is written at one moment.
  const byTime = written.toSorted(
    (one, other) => one.at.getTime() - other.at.getTime() || (one.no < other.no ? -1 : 1),
  );
  return Map.groupBy(byTime, ({ company }) => company);
};

/** What the demo's books hold, as far as it should be the same in all of them. */
export const readDemoBooks = async (core: Core) => {
  const now = core.clock.now();
  const period = { from: addTime(now, { days: -60 }), until: now };
  const { differences } = await reconcile(core, period, 'all');
  const rows = await core.db.select().from(orders).orderBy(desc(orders.createdAt));
  const numbers = [...(await papersOf(core)).values()].map((papers) => papers.map(({ no }) => no));
  const bySite = Map.groupBy(rows, ({ siteId, country }) => `${siteId} ${country}`).values();
  return {
    rows,
    wrongBalances: await findWrongBalances(core),
    differences: differences.map(({ kind }) => kind).toSorted(),
    areNumbersInOrder: numbers.every((all) => all.join() === all.toSorted().join()),
    areSellersAlike: [...bySite].every(
      (all) =>
        new Set(all.map(({ termsHash, seller }) => JSON.stringify([termsHash, seller]))).size === 1,
    ),
    wrongTaxes: rows.filter(({ minor, taxBp, taxMinor }) => taxMinor !== includedTax(minor, taxBp)),
  };
};
