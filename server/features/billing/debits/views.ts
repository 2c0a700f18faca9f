import { eq, inArray } from '#server/db/sql.ts';
import type { DebitView } from '#contract/billing/index.ts';
import type { Core, Site } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import type { Day } from './calendar.ts';
import { dayOf } from './calendar.ts';
import { findCreditor } from './creditor.ts';
import { confirmationDay } from './collection-days.ts';

const { debits, mandates, orders } = tables;

type Debit = typeof debits.$inferSelect;

/** An order's debit as its buyer sees it, and whether the bank has not heard of it. */
export type OrderDebit = DebitView & { readonly isDue: boolean };

/** Why a debit was never sent: another one of its member or account came back. */
export const BLOCKED_REASON = 'BLOCKED';

const phaseOf = ({ state, collectOn, returnReason }: Debit, today: Day): DebitView['phase'] => {
  if (state === 'returned' && returnReason === BLOCKED_REASON) return 'blocked';
  if (state === 'collected' || state === 'returned') return state;
  return state === 'sent' && collectOn < today ? 'collecting' : 'announced';
};

/** How orders are collected, by order; those that are paid another way are left out. */
export const debitViews = async (
  core: Core,
  db: Db,
  site: Site,
  rows: readonly (typeof orders.$inferSelect)[],
): Promise<ReadonlyMap<string, OrderDebit>> => {
  const ids = rows.filter(({ method }) => method === 'directdebit').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const today = dayOf(core.clock.now());
  const { id: creditorId } = await findCreditor(core, site, db);
  const found = await db
    .select({ debit: debits, mandate: mandates.reference, creditedAt: orders.creditedAt })
    .from(debits)
    .innerJoin(orders, eq(orders.id, debits.orderId))
    .innerJoin(mandates, eq(mandates.id, debits.mandateId))
    .where(inArray(debits.orderId, ids));
  return new Map(
    found.map(({ debit, mandate, creditedAt }) => [
      debit.orderId,
      {
        phase: phaseOf(debit, today),
        collect_on: debit.collectOn,
        confirmed_by: confirmationDay(debit.collectOn),
        mandate,
        creditor_id: creditorId,
        credited: creditedAt !== null,
        isDue: debit.state === 'due',
      },
    ]),
  );
};
