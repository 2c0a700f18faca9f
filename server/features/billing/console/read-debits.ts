import type { CreditorView, DebitRun, DebitsPage, debitsRead } from '#contract/console/index.ts';
import { consoleLimits, debitFileKinds } from '#contract/console/index.ts';
import type { CheckedInput } from '#contract/core/endpoint.ts';
import { and, desc, eq, inArray, isNull, not, or, sql } from '#server/db/sql.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { nextBankTime } from '../bank/bank-time.ts';
import { isBlocked } from '../bank/read-returns.ts';
import { isRefundDue, laterOf, runFileName } from '../bank/run-debits.ts';
import { addBusinessDays, dayOf } from '../debits/calendar.ts';
import { LEAD_DAYS } from '../debits/collection-days.ts';
import type { Company } from '../debits/companies.ts';
import { canCollectDebits, findCreditor } from '../debits/creditor.ts';
import { DEBIT_PROVIDER } from '../debits/debit-provider.ts';
import { listBankFiles } from './bank-files.ts';
import { companiesWithRight } from './policy.ts';

const { debitRuns, debits, mandates, orders, refunds, staff } = tables;
const { listed, orders: maxOrders } = consoleLimits.debits;

/** What is due of a company, as the next run would write it. */
const findDue = async (core: Core, { sites }: Company): Promise<CreditorView['orders']> => {
  const earliest = addBusinessDays(dayOf(core.clock.now()), LEAD_DAYS);
  const rows = await core.db
    .select({ order: orders, debit: debits })
    .from(debits)
    .innerJoin(orders, eq(orders.id, debits.orderId))
    .innerJoin(mandates, eq(mandates.id, debits.mandateId))
    .where(and(eq(debits.state, 'due'), inArray(orders.siteId, [...sites.keys()]), not(isBlocked)))
    .orderBy(debits.collectOn, debits.endToEnd)
    .limit(consoleLimits.orders.maxSummed);
  return rows.map(({ order, debit }) => ({
    order: order.id,
    number: order.no,
    site: order.siteId,
    on: laterOf(debit.collectOn, earliest),
    sequence: debit.sequence,
    minor: order.minor,
  }));
};

const sumOf = (rows: readonly { readonly minor: number }[]): number =>
  rows.reduce((sum, { minor }) => sum + minor, 0);

const groupsOf = (due: CreditorView['orders']): CreditorView['groups'] =>
  [...Map.groupBy(due, ({ on, sequence }) => `${on} ${sequence}`).values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const { on, sequence } = first;
    return [{ on, sequence, debits: rows.length, minor: sumOf(rows) }];
  });

const findRefunds = async (core: Core, { sites }: Company): Promise<{ minor: number }[]> => {
  const today = dayOf(core.clock.now());
  const rows = await core.db
    .select({ refund: refunds, debit: debits })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(debits, eq(debits.orderId, orders.id))
    .where(
      and(
        eq(refunds.state, 'due'),
        eq(orders.provider, DEBIT_PROVIDER),
        inArray(orders.siteId, [...sites.keys()]),
      ),
    )
    .limit(consoleLimits.orders.maxSummed);
  return rows
    .filter((row) => isRefundDue(row, today) && row.debit.state !== 'returned')
    .map(({ refund }) => ({ minor: refund.minor }));
};

const toCreditor = async (core: Core, company: Company): Promise<CreditorView> => {
  const { name, id, iban } = await findCreditor(core, company.first);
  const due = await findDue(core, company);
  const back = await findRefunds(core, company);
  return {
    id: company.id,
    name,
    creditor_id: id,
    account: iban.slice(-4),
    can_collect: canCollectDebits(core, company.first),
    debits: due.length,
    minor: sumOf(due),
    groups: groupsOf(due),
    orders: due.slice(0, maxOrders),
    refunds: back.length,
    refund_minor: sumOf(back),
  };
};

/** Files that were written, the latest first, and what became of what they asked for. */
const listRuns = async (
  core: Core,
  companies: readonly Company[],
  isAll: boolean,
): Promise<DebitRun[]> => {
  const ids = companies.map(({ id }) => id);
  const isTheirs = inArray(debitRuns.companyId, ids);
  const rows = await core.db
    .select({ run: debitRuns, by: { id: staff.id, name: staff.name } })
    .from(debitRuns)
    .leftJoin(staff, eq(staff.id, debitRuns.staffId))
    .where(isAll ? or(isTheirs, isNull(debitRuns.companyId)) : isTheirs)
    .orderBy(desc(debitRuns.createdAt), desc(debitRuns.id))
    .limit(listed);
  const counts = await core.db
    .select({ runId: debits.runId, state: debits.state, count: sql<number>`count(*)::int` })
    .from(debits)
    .where(
      inArray(
        debits.runId,
        rows.map(({ run }) => run.id),
      ),
    )
    .groupBy(debits.runId, debits.state);
  const { bank } = core;
  const [ready, staged] = [await bank.outgoing(), await bank.staged()];
  const stateOf = (name: string) => {
    if (ready.includes(name)) return 'ready';
    return staged.includes(name) ? 'staged' : 'gone';
  };
  return rows.map(({ run, by }) => {
    const countOf = (state: string) =>
      counts.find((one) => one.runId === run.id && one.state === state)?.count ?? 0;
    const kinds = debitFileKinds.filter((kind) => run[kind] > 0);
    return {
      id: run.id,
      at: run.createdAt.toISOString(),
      company: run.companyId,
      by,
      debits: run.debits,
      minor: run.minor,
      refunds: run.refunds,
      refund_minor: run.refundMinor,
      collected: countOf('collected'),
      returned: countOf('returned'),
      files: kinds.map((kind) => ({ kind, state: stateOf(runFileName(run, kind)) })),
    };
  });
};

/** What the next files hold, those before, and what banks sent. */
export const readDebits = async (
  core: Core,
  caller: Caller,
  { site }: CheckedInput<typeof debitsRead>['query'],
): Promise<DebitsPage> => {
  const companies = await companiesWithRight(core, caller, site);
  const isAll = site === undefined;
  const creditors: CreditorView[] = [];
  for (const company of companies) creditors.push(await toCreditor(core, company));
  return {
    creditors,
    next_at: nextBankTime(core.clock.now()).toISOString(),
    runs: await listRuns(core, companies, isAll),
    bank_files: await listBankFiles(core, companies, listed),
    failed: (await core.bank.failed()).length,
  };
};
