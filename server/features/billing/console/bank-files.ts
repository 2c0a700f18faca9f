import type { BankFilePage, BankFileView, BankLineOutcome } from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/index.ts';
import { arrayContained, desc, eq, inArray } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { tables } from '#server/db/index.ts';
import type { BankReport } from '#server/adapters/bank/index.ts';
import { NotReadable, readReport, WholeRefused } from '#server/adapters/bank/index.ts';
import { staffOf, writeAudit } from '#server/features/staff/index.ts';
import type { BankFile } from '../bank/take-file.ts';
import { takeBankFile } from '../bank/take-file.ts';
import { dayOf } from '../debits/calendar.ts';
import type { Company } from '../debits/companies.ts';
import { findCreditor } from '../debits/creditor.ts';
import { companiesWithRight } from './policy.ts';

const { bankFiles, orders, staff } = tables;
const { lines: maxLines, linesTold } = consoleLimits.debits;

type Colleague = BankFileView['by'];

const toView = (row: BankFile, by: Colleague): BankFileView => {
  const countOf = (outcome: BankLineOutcome) =>
    row.lines.filter((line) => line.outcome === outcome).length;
  return {
    id: row.id,
    name: row.name,
    format: row.format,
    at: row.takenAt.toISOString(),
    by,
    booked: countOf('booked'),
    returned: countOf('returned'),
    known: countOf('known'),
    unknown: countOf('unknown'),
  };
};

const withColleague = (db: Db) =>
  db
    .select({ file: bankFiles, by: { id: staff.id, name: staff.name } })
    .from(bankFiles)
    .leftJoin(staff, eq(staff.id, bankFiles.staffId));

/** Files of banks about these companies alone, the latest first. */
export const listBankFiles = async (
  { db }: Core,
  companies: readonly Company[],
  max: number,
): Promise<BankFileView[]> => {
  const ids = companies.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await withColleague(db)
    .where(arrayContained(bankFiles.companies, ids))
    .orderBy(desc(bankFiles.takenAt), desc(bankFiles.id))
    .limit(max);
  return rows.map(({ file, by }) => toView(file, by));
};

/** What matters first: what is not ours, what came back, and then the rest. */
const RANK: Record<BankLineOutcome, number> = { unknown: 0, returned: 1, known: 2, booked: 3 };

const toPage = async (
  db: Db,
  row: BankFile,
  by: Colleague,
  isRepeated: boolean,
): Promise<BankFilePage> => {
  const told = row.lines
    .toSorted((one, other) => RANK[one.outcome] - RANK[other.outcome])
    .slice(0, linesTold);
  const ids = told.flatMap(({ orderId }) => orderId ?? []);
  const found = await db
    .select({ id: orders.id, number: orders.no })
    .from(orders)
    .where(inArray(orders.id, ids));
  const byId = new Map(found.map((order) => [order.id, order]));
  return {
    ...toView(row, by),
    lines: told.map(({ orderId, ...line }) => ({
      ...line,
      order: byId.get(orderId ?? '') ?? null,
    })),
    is_whole: row.lines.length <= linesTold,
    is_repeated: isRepeated,
  };
};

const idsOf = async (core: Core, caller: Caller): Promise<number[]> =>
  (await companiesWithRight(core, caller, undefined)).map(({ id }) => id);

/** What a file of a bank changed. */
export const readBankFile = async (
  core: Core,
  caller: Caller,
  id: string,
): Promise<BankFilePage> => {
  const [found] = await withColleague(core.db).where(eq(bankFiles.id, id));
  const own = await idsOf(core, caller);
  if (!found || own.length === 0 || !found.file.companies.every((one) => own.includes(one)))
    throw new Refusal('bank_file_not_found');
  return toPage(core.db, found.file, found.by, false);
};

/** Reads what was brought, before anything is done; what cannot be done is refused with its reason. */
const readUpload = (bytes: Buffer): { content: string; report: BankReport } => {
  try {
    const content = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const report = readReport(content);
    if (report.returned.length + report.booked.length > maxLines)
      throw new Refusal('bank_file_too_long');
    return { content, report };
  } catch (error) {
    if (error instanceof WholeRefused) throw new Refusal('bank_file_refuses_all');
    if (error instanceof NotReadable || error instanceof TypeError)
      throw new Refusal('bank_file_unreadable');
    throw error;
  }
};

/** Refuses a file of somebody else: about other accounts, or of whose returns none is ours. */
const checkOwn = async (
  core: Core,
  companies: readonly Company[],
  { accounts, returned }: BankReport,
) => {
  const own: string[] = [];
  for (const { first } of companies) own.push((await findCreditor(core, first)).iban);
  const isForeign = accounts.length > 0 && !accounts.some((account) => own.includes(account));
  if (isForeign || companies.length === 0) throw new Refusal('bank_file_foreign');
  return (named: readonly number[], known: number): void => {
    const isTheirs = named.every((id) => companies.some((company) => company.id === id));
    if (!isTheirs || (returned.length > 0 && known === 0)) throw new Refusal('bank_file_foreign');
  };
};

/** Reads and checks a file that somebody brought, which takes its time. */
export const prepareUpload = async (core: Core, caller: Caller, bytes: Buffer) => {
  const { content, report } = readUpload(bytes);
  const companies = await companiesWithRight(core, caller, undefined);
  return { content, report, check: await checkOwn(core, companies, report) };
};

/** Takes a bank's file in that somebody brought, and tells what it changed. */
export const takeUpload = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  name: string,
  upload: Awaited<ReturnType<typeof prepareUpload>>,
): Promise<BankFilePage> => {
  const { staffId, name: actor } = staffOf(caller);
  const { content } = upload;
  const file = { ...upload, name, staffId };
  const { row, isRepeated } = await takeBankFile(core, tx, file);
  if (!isRepeated) {
    const kept = `${dayOf(row.takenAt)}.${row.id}.xml`;
    tx.afterCommit(() => core.bank.keep(kept, content));
    const { booked, returned, unknown } = toView(row, null);
    await writeAudit(core, tx, caller, {
      action: 'bank_file_taken_in',
      target: ['bank_file', row.id],
      values: { name: row.name, booked, returned, unknown },
    });
  }
  return toPage(
    tx.db,
    row,
    row.staffId === staffId ? { id: staffId, name: actor } : null,
    isRepeated,
  );
};
