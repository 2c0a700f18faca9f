import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BankFilePage } from '#contract/console/index.ts';
import * as contract from '#contract/console/index.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import {
  bankFile,
  bankFiles,
  camt,
  debit,
  debitAgain,
  debitRow,
  exchangeBankFiles,
  pain002,
} from '../support/debits.ts';
import { addBuyer, balance, balanceOf, orderRow } from '../support/payments.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';
import { refusal } from '../support/answers.ts';

const { auditLog, debitRuns } = tables;

const app = await appOfFile();
let finance: Staff;
let stranger: Staff;

beforeAll(async () => {
  finance = await addStaff(app.core, ['finance']);
  stranger = await addStaff(app.core, [{ role: 'finance', site: 2 }]);
});

const read = (person: Staff) => app.as(person)(contract.debitsRead, { query: {} });

const writeNow = (person: Staff, company = 1) =>
  app.as(person)(contract.debitsWrite, { body: { company } });

const take = (person: Staff, content: string | Uint8Array, name = 'bank.xml') =>
  app.as(person)(contract.bankFileTake, {
    query: { name },
    body: new File([content as BlobPart], name),
  });

const idOf = async (order: string): Promise<string> => (await debitRow(app, order))?.endToEnd ?? '';

const linesOf = ({ lines }: BankFilePage) =>
  lines.map(({ outcome, reason, order }) => [order?.id ?? null, outcome, reason]);

const logged = (action: string) =>
  app.core.db.select().from(auditLog).where(eq(auditLog.action, action));

/** A statement of what came in on our account. */
const camt053 = (iban: string, entries: Readonly<Record<string, string>>): string =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
<BkToCstmrStmt><Stmt><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${Object.entries(entries)
    .map(
      ([id, amount]) => `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
<BookgDt><Dt>2026-11-20</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>${id}</EndToEndId></Refs>
</TxDtls></NtryDtls></Ntry>`,
    )
    .join('')}</Stmt></BkToCstmrStmt></Document>`;

describe('files for the bank', () => {
  it('[OPS-9] are told before they are written: orders, days, first and recurring', async () => {
    const anna = await addBuyer(app);
    const first = await debit(app, anna);
    const second = await debitAgain(app, anna, { credits: 80 });
    const { creditors, runs, next_at: nextAt } = await read(finance);
    const creditor = creditors.find(({ id }) => id === 1);
    expect(creditor).toMatchObject({ can_collect: true, debits: 2, minor: 1499 + 3499 });
    expect(creditor?.groups).toMatchObject([
      { sequence: 'FRST', debits: 1, minor: 1499 },
      { sequence: 'RCUR', debits: 1, minor: 3499 },
    ]);
    expect(creditor?.orders.map(({ order }) => order).toSorted()).toEqual(
      [first.id, second.id].toSorted(),
    );
    expect(runs).toEqual([]);
    expect(new Date(nextAt) > app.clock.now()).toBe(true);
  });

  it('[OPS-9] are written by hand once, by two at the same time, and logged', async () => {
    await debit(app, await addBuyer(app));
    const before = await bankFiles(app, 'out');
    const results = await Promise.allSettled([writeNow(finance), writeNow(finance)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: refusal('no_debits_due'),
    });
    expect(await bankFiles(app, 'out')).toHaveLength(before.length + 1);
    const { creditors, runs } = await read(finance);
    expect(creditors.find(({ id }) => id === 1)).toMatchObject({ debits: 0, groups: [] });
    expect(runs[0]).toMatchObject({
      company: 1,
      by: { id: finance.id },
      files: [{ kind: 'debits', state: 'ready' }],
    });
    expect(await logged('debits_written')).toMatchObject([{ targetId: runs[0]?.id }]);
  });

  it('[OPS-9] are taken away as they are, which is logged, and by nobody of another site', async () => {
    await debit(app, await addBuyer(app));
    const { run } = await writeNow(finance);
    const get = ({ staff }: Staff, id = run) =>
      app.send('GET', `${contract.debitFile.path}?run=${id}&kind=debits`, { staff });
    const file = await get(finance);
    expect(file.statusCode).toBe(200);
    expect(file.body).toContain('pain.008.001.08');
    for (const answer of [await get(stranger), await get(finance, randomUUID())])
      expect(answer.json()).toMatchObject({ code: 'debit_file_not_found' });
    expect(await logged('debit_file_taken')).toMatchObject([{ targetId: run }]);
    const theirs = await read(stranger);
    expect(theirs).toMatchObject({ runs: [], bank_files: [] });
    expect(theirs.creditors.map(({ id }) => id)).not.toContain(1);
    await expect(writeNow(stranger)).rejects.toMatchObject(refusal('company_not_found'));
    await expect(writeNow(finance, 999)).rejects.toMatchObject(refusal('company_not_found'));
  });
});

describe('a file of the bank', () => {
  it('[OPS-9] returns what it names, tells what is not ours, and does it once', async () => {
    const bea = await addBuyer(app);
    const order = await debit(app, bea);
    const other = await debit(app, await addBuyer(app));
    await exchangeBankFiles(app);
    const content = camt('AM04', await idOf(order.id), 'SOMEBODY-ELSES');
    const taken = await take(finance, content);
    expect(taken).toMatchObject({
      format: 'camt.054',
      returned: 1,
      unknown: 1,
      is_repeated: false,
      by: { id: finance.id },
    });
    expect(linesOf(taken)).toEqual([
      [null, 'unknown', 'AM04'],
      [order.id, 'returned', 'AM04'],
    ]);
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'failed', failure: 'returned' });
    expect(await balanceOf(app, bea)).toEqual(balance(0, false));
    expect(await debitRow(app, other.id)).toMatchObject({ state: 'sent' });

    const again = await take(finance, content, 'other-name.xml');
    expect(again).toMatchObject({ id: taken.id, is_repeated: true, returned: 1 });
    expect(await logged('bank_file_taken_in')).toHaveLength(1);
    expect(await app.as(finance)(contract.bankFileRead, { query: { id: taken.id } })).toMatchObject(
      { id: taken.id, is_repeated: false },
    );
    expect((await read(finance)).bank_files[0]).toMatchObject({ id: taken.id, unknown: 1 });

    // The same return in another file is known.
    const status = await take(finance, pain002({ [await idOf(order.id)]: 'RJCT' }));
    expect(status).toMatchObject({ format: 'pain.002', returned: 0, known: 1 });
    await expect(take(stranger, content)).rejects.toMatchObject(refusal('bank_file_foreign'));
    await expect(
      app.as(stranger)(contract.bankFileRead, { query: { id: taken.id } }),
    ).rejects.toMatchObject(refusal('bank_file_not_found'));
  });

  it('[OPS-9] is done once when two bring it at the same time', async () => {
    const order = await debit(app, await addBuyer(app));
    await exchangeBankFiles(app);
    const content = camt('MD06', await idOf(order.id));
    const both = await Promise.all([take(finance, content), take(finance, content)]);
    expect(both.filter(({ is_repeated: isRepeated }) => isRepeated)).toHaveLength(1);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
  });

  it('[OPS-9] tells what was booked, to the cent', async () => {
    const order = await debit(app, await addBuyer(app));
    await exchangeBankFiles(app);
    const { account } = (await read(finance)).creditors[0] ?? {};
    const [file = ''] = (await bankFiles(app, 'out')).slice(-1);
    const iban =
      /<CdtrAcct>\s*<Id>\s*<IBAN>(\w+)/.exec(await bankFile(app, 'out', file))?.[1] ?? '';
    expect(iban.endsWith(account ?? '-')).toBe(true);
    const entries = { [await idOf(order.id)]: '14.99', 'STRIPE-PAYOUT': '1200.00' };
    const taken = await take(finance, camt053(iban, entries));
    expect(linesOf(taken)).toEqual([[order.id, 'booked', null]]);
    expect(await debitRow(app, order.id)).toMatchObject({
      state: 'sent',
      bookedMinor: 1499,
      bookedOn: '2026-11-20',
    });
    const foreign = camt053('DE89370400440532013000', entries);
    await expect(take(finance, foreign)).rejects.toMatchObject(refusal('bank_file_foreign'));
  });

  it.each([
    ['no XML', 'hello', 'bank_file_unreadable'],
    ['bytes', new Uint8Array([0xff, 0xfe, 0x00]), 'bank_file_unreadable'],
    ['another document', '<a/>', 'bank_file_unreadable'],
    ['entities', '<!DOCTYPE a [<!ENTITY b "c">]><Document/>', 'bank_file_unreadable'],
    ['half a file', camt('AC04', 'X').slice(0, -30), 'bank_file_unreadable'],
    ['only debits of others', camt('AC04', 'X', 'Y'), 'bank_file_foreign'],
    [
      'a refusal of everything',
      `<Document><CstmrPmtStsRpt><OrgnlGrpInfAndSts><GrpSts>RJCT</GrpSts></OrgnlGrpInfAndSts>
       </CstmrPmtStsRpt></Document>`,
      'bank_file_refuses_all',
    ],
    [
      'too many lines',
      camt('AC04', ...Array.from({ length: contract.consoleLimits.debits.lines + 1 }, String)),
      'bank_file_too_long',
    ],
    ['too much', new Uint8Array(contract.consoleLimits.debits.fileBytes + 1), 'too_large'],
  ])('[OPS-9] changes nothing and says why: %s', async (_, content, code) => {
    const before = await read(finance);
    await expect(take(finance, content)).rejects.toMatchObject(refusal(code));
    expect((await read(finance)).bank_files).toEqual(before.bank_files);
  });
});

it('[OPS-9] a run by the job names nobody, and its debits are counted', async () => {
  const order = await debit(app, await addBuyer(app));
  await exchangeBankFiles(app);
  const row = await debitRow(app, order.id);
  const [run] = await app.core.db
    .select()
    .from(debitRuns)
    .where(eq(debitRuns.id, row?.runId ?? ''));
  expect(run).toMatchObject({ companyId: 1, staffId: null });
  await take(finance, camt('AC06', await idOf(order.id)));
  expect((await read(finance)).runs.find(({ id }) => id === run?.id)).toMatchObject({
    by: null,
    returned: 1,
  });
});
