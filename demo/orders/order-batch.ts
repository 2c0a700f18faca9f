import { currencyOf, isServedCountry } from '#contract/countries.ts';
import type { Site, Tx } from '#server/core/index.ts';
import { newId } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { eq, sql } from '#server/db/sql.ts';
import {
  currentSeller,
  findPackages,
  includedTax,
  nextReceiptNo,
  storeTerms,
  taxBpOf,
} from '#server/features/billing/index.ts';
import type { Buyer } from './buyers.ts';
import { localeOf } from './buyers.ts';
import type { Past } from './past.ts';
import type { PlainOutcome } from './plan.ts';

const { creditEntries, creditLots, orders, paymentEvents, users } = tables;

/** Orders to which nothing happens but their payment. */
interface OrderBatch {
  /** Orders and pays by card, now. */
  add(buyer: Buyer, site: Site, choice: { package: number; outcome: PlainOutcome }): Promise<void>;
  /** Writes them all. */
  write(): Promise<void>;
}

/** Makes something once for each key. */
const onceEach = <T>(make: () => Promise<T>, made: Map<string, Promise<T>>, key: string) => {
  const found = made.get(key) ?? make();
  made.set(key, found);
  return found;
};

/** What stands in every order of a site and country. */
const readOffer = async ({ core }: Past, tx: Tx, site: Site, country: string) => {
  if (!isServedCountry(country)) throw new Error('Nothing is sold there.');
  const taxBp = taxBpOf[country];
  return {
    packages: await findPackages(tx.db, site, country),
    common: {
      siteId: site.id,
      companyId: site.companyId,
      country,
      currency: currencyOf[country],
      taxBp,
      taxCountry: country,
      taxEvidence: [{ source: 'profile' as const, country }],
      termsHash: await storeTerms(core, tx, site, { locale: localeOf(site), country }),
      seller: await currentSeller(core, site, tx.db),
    },
  };
};

/**
 * Orders that are written all at once: one by one, as members order, they would hold up the first
 * start. They are what the use cases write, down to the word of the provider, which a test looks at.
 */
export const createOrderBatch = (past: Past, tx: Tx): OrderBatch => {
  const offers = new Map<string, ReturnType<typeof readOffer>>();
  const rows = {
    orders: [] as (typeof orders.$inferInsert)[],
    lots: [] as (typeof creditLots.$inferInsert)[],
    entries: [] as (typeof creditEntries.$inferInsert)[],
    events: [] as (typeof paymentEvents.$inferInsert)[],
  };

  const give = (userId: string, id: string, credits: number, at: Date): string => {
    const lotId = newId(at.getTime());
    const booked = { userId, kind: 'bought' as const, createdAt: at };
    rows.lots.push({ ...booked, id: lotId, credits, rest: credits });
    rows.entries.push({ ...booked, lotId, reference: `order:${id}`, amount: credits });
    return lotId;
  };

  return {
    add: async (buyer, site, { package: position, outcome }) => {
      const { userId, country } = buyer;
      const key = `${site.id} ${country}`;
      const offer = await onceEach(() => readOffer(past, tx, site, country), offers, key);
      const sold = offer.packages[position];
      if (!sold) throw new Error('Nothing is sold.');
      const at = past.core.clock.now();
      const id = newId(at.getTime());
      const { credits, minor } = sold;
      const { provider, report } = await past.pay({
        orderId: id,
        minor,
        currency: offer.common.currency,
        outcome,
        description: `${site.settings.name}: ${credits} credits`,
        returnUrl: `http://${site.domain}/transactions/${id}`,
      });
      const isPaid = report.state === 'completed';
      rows.orders.push({
        ...offer.common,
        id,
        userId,
        clientId: newId(at.getTime()),
        packageId: sold.id,
        credits,
        listMinor: minor,
        minor,
        taxMinor: includedTax(minor, offer.common.taxBp),
        method: 'card',
        provider,
        reference: report.reference,
        state: report.state === 'completed' ? 'completed' : 'failed',
        failure: report.failure,
        paidWith: isPaid ? report.paidWith : null,
        createdAt: at,
        settledAt: at,
        creditedAt: isPaid ? at : null,
        receiptNo: isPaid ? await nextReceiptNo(tx, site.companyId, at) : null,
        lotId: isPaid ? give(userId, id, credits, at) : null,
      });
      for (const { id: eventId, word, happenedAt } of await past.payments.takeEvents()) {
        const told = { id: eventId, orderId: id, word, happenedAt };
        rows.events.push({ ...told, provider, receivedAt: happenedAt ?? at });
      }
    },
    write: async () => {
      await tx.db.insert(creditLots).values(rows.lots);
      await tx.db.insert(creditEntries).values(rows.entries);
      await tx.db.insert(orders).values(rows.orders);
      await tx.db.insert(paymentEvents).values(rows.events);
      for (const [userId, lots] of Map.groupBy(rows.lots, (lot) => lot.userId)) {
        const credits = lots.reduce((sum, lot) => sum + lot.credits, 0);
        await tx.db
          .update(users)
          .set({ paidUser: true, credits: sql`${users.credits} + ${credits}` })
          .where(eq(users.id, userId));
      }
    },
  };
};
