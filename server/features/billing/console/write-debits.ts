import type { DebitFileKind } from '#contract/console/index.ts';
import { eq } from '#server/db/sql.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { staffOf, writeAudit } from '#server/features/staff/index.ts';
import { finishInterruptedRuns, runFileName, writeRun } from '../bank/run-debits.ts';
import { settleDebits } from '../bank/settle-debits.ts';
import type { Company } from '../debits/companies.ts';
import { canCollectDebits, findCreditor } from '../debits/creditor.ts';
import { companiesWithRight } from './policy.ts';

const { debitRuns } = tables;

const requireCompany = async (core: Core, caller: Caller, id: number): Promise<Company> => {
  const companies = await companiesWithRight(core, caller, undefined);
  const company = companies.find((one) => one.id === id);
  if (!company || !canCollectDebits(core, company.first)) throw new Refusal('company_not_found');
  return company;
};

/** Does what the job does before it writes files. */
export const prepareRun = async (core: Core, caller: Caller, id: number): Promise<Company> => {
  const company = await requireCompany(core, caller, id);
  await settleDebits(core);
  await finishInterruptedRuns(core);
  return company;
};

/** Writes the files of a company now; of two at once the second finds nothing due. */
export const writeDebits = async (
  core: Core,
  tx: Tx,
  caller: Caller,
  { id: companyId, sites, first }: Company,
): Promise<{ run: string }> => {
  const { staffId } = staffOf(caller);
  const own = await findCreditor(core, first, tx.db);
  const run = await writeRun(core, tx, { companyId, own, sites, staffId });
  if (run === null) throw new Refusal('no_debits_due');
  const [row] = await tx.db.select().from(debitRuns).where(eq(debitRuns.id, run));
  await writeAudit(core, tx, caller, {
    action: 'debits_written',
    target: ['debit_run', run],
    values: {
      company: own.name,
      debits: row?.debits ?? 0,
      minor: row?.minor ?? 0,
      currency: 'EUR',
    },
  });
  return { run };
};

/** A file for the bank as it lies ready; that it was taken is logged. */
export const takeDebitFile = async (
  core: Core,
  caller: Caller,
  { run: id, kind }: { readonly run: string; readonly kind: DebitFileKind },
): Promise<File> => {
  const [run] = await core.db.select().from(debitRuns).where(eq(debitRuns.id, id));
  const companies = await companiesWithRight(core, caller, undefined);
  if (!run || !companies.some((company) => company.id === run.companyId))
    throw new Refusal('debit_file_not_found');
  const name = runFileName(run, kind);
  const content = await core.bank.readOutgoing(name);
  if (content === null) throw new Refusal('debit_file_not_found');
  await core.transact((tx) =>
    writeAudit(core, tx, caller, {
      action: 'debit_file_taken',
      target: ['debit_run', id],
      values: { name },
    }),
  );
  return new File([content], name, { type: 'application/xml' });
};
