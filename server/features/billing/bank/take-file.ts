import { createHash } from 'node:crypto';
import { eq, inArray, sql } from '#server/db/sql.ts';
import type { Core, Tx } from '#server/core/index.ts';
import { lockByName, newId } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import type { BankReport } from '#server/adapters/bank/index.ts';
import { applyReturn } from './apply-return.ts';

const { bankFiles, debits, orders, sites } = tables;

export type BankFile = typeof bankFiles.$inferSelect;

type Line = BankFile['lines'][number];

/** What banks write as a reference, and no more of what they should not. */
const REFERENCE_LENGTH = 35;

interface ReadFile {
  readonly name: string;
  readonly content: string;
  readonly report: BankReport;
  /** Who brought it; null for the job. */
  readonly staffId: string | null;
  /** Refuses a file that names debits of these companies, before anything of it is done. */
  readonly check?: (companies: readonly number[], known: number) => void;
}

/** The debits that a report names, by what banks call them. */
const findNamed = async (tx: Tx, { returned, booked }: BankReport) => {
  const names = [...new Set([...returned, ...booked].map(({ endToEnd }) => endToEnd))];
  const rows = await tx.db
    .select({
      debit: debits,
      order: orders,
      companyId: sql<number>`coalesce(${orders.companyId}, ${sites.companyId})`,
    })
    .from(debits)
    .innerJoin(orders, eq(orders.id, debits.orderId))
    .innerJoin(sites, eq(sites.id, orders.siteId))
    .where(inArray(debits.endToEnd, names));
  // What was never sent cannot have come back, nor in.
  const sent = rows.filter(({ debit }) => debit.state !== 'due');
  return new Map(sent.map((row) => [row.debit.endToEnd, row]));
};

type Named = Awaited<ReturnType<typeof findNamed>>;

/** What a file says twice is done and told once. */
const oncePer = <T extends { readonly endToEnd: string }>(said: readonly T[]): T[] => [
  ...new Map(said.toReversed().map((one) => [one.endToEnd, one])).values(),
];

/** Accounts are locked in one order, so that nobody waits in a circle. */
const byBuyer = (named: Named, returned: BankReport['returned']) => {
  const buyerOf = (endToEnd: string) => named.get(endToEnd)?.order.userId ?? '';
  return oncePer(returned).toSorted((one, other) =>
    buyerOf(one.endToEnd) < buyerOf(other.endToEnd) ? -1 : 1,
  );
};

const doReturns = async (
  core: Core,
  tx: Tx,
  named: Named,
  returned: BankReport['returned'],
): Promise<Line[]> => {
  const lines: Line[] = [];
  for (const { endToEnd, reason } of byBuyer(named, returned)) {
    const found = named.get(endToEnd);
    lines.push({
      reference: endToEnd.slice(0, REFERENCE_LENGTH),
      outcome: found ? await applyReturn(core, tx, found.debit, reason) : 'unknown',
      reason,
      minor: found?.order.minor ?? null,
      orderId: found?.order.id ?? null,
    });
  }
  return lines;
};

/** A statement names all that came in: what is no debit of ours is no matter of this. */
const doBookings = async (tx: Tx, named: Named, booked: BankReport['booked']): Promise<Line[]> => {
  const lines: Line[] = [];
  for (const { endToEnd, minor, on } of oncePer(booked)) {
    const found = named.get(endToEnd);
    if (!found) continue;
    const { orderId, bookedMinor } = found.debit;
    if (bookedMinor === null) {
      const values = { bookedMinor: minor, bookedOn: on };
      await tx.db.update(debits).set(values).where(eq(debits.orderId, orderId));
    }
    const outcome = bookedMinor === null ? 'booked' : 'known';
    lines.push({ reference: endToEnd, outcome, reason: null, minor, orderId });
  }
  return lines;
};

/** Does what a bank's file says, all of it or nothing, and once for each content. */
export const takeBankFile = async (
  core: Core,
  tx: Tx,
  { name, content, report, staffId, check }: ReadFile,
): Promise<{ readonly row: BankFile; readonly isRepeated: boolean }> => {
  await lockByName(tx, 'bank-file');
  const hash = createHash('sha256').update(content).digest('base64url');
  const [before] = await tx.db.select().from(bankFiles).where(eq(bankFiles.hash, hash));
  const named = await findNamed(tx, report);
  const companies = [...new Set([...named.values()].map(({ companyId }) => companyId))];
  check?.(companies, named.size);
  if (before) return { row: before, isRepeated: true };
  const lines = [
    ...(await doReturns(core, tx, named, report.returned)),
    ...(await doBookings(tx, named, report.booked)),
  ];
  const takenAt = core.clock.now();
  const { format } = report;
  const row = { id: newId(takenAt.getTime()), name, format, hash, takenAt, staffId };
  const made = { ...row, companies, lines };
  await tx.db.insert(bankFiles).values(made);
  return { row: made, isRepeated: false };
};
