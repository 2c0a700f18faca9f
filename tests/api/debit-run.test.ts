import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { XmlElement } from '@rgrove/parse-xml';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { isBusinessDay } from '#server/features/billing/debits/calendar.ts';
import { runDebits } from '#server/features/billing/bank/run-debits.ts';
import { allAt, readXml, textAt } from '#server/adapters/bank/xml.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { write } from '../support/chats.ts';
import {
  bankFile,
  bankFiles,
  camt,
  debit,
  debitAgain,
  debitRow,
  dropFile,
  exchangeBankFiles,
  newIban,
  endToEndOf,
} from '../support/debits.ts';
import { addMan } from '../support/members.ts';
import { addBuyer, as, orderRow } from '../support/payments.ts';
import type { Person } from '../support/people.ts';

const { debitRuns, refunds } = tables;

const app = await appOfFile();
let aart: Person;

beforeAll(async () => {
  aart = await addMan(app.core, 'Aart', {}, { paidUser: true });
});

// What one test leaves due would be in the files of the next.
beforeEach(() => exchangeBankFiles(app));

/** What a run adds to the folder of the bank. */
const filesOf = async (run: () => Promise<unknown>): Promise<string[]> => {
  const before = await bankFiles(app, 'out');
  await run();
  return (await bankFiles(app, 'out')).filter((file) => !before.includes(file));
};

const readOut = async (file: string | undefined): Promise<XmlElement> =>
  readXml(await bankFile(app, 'out', file ?? ''));

const refundOf = async (id: string) => {
  const [row] = await app.core.db.select().from(refunds).where(eq(refunds.orderId, id));
  return row;
};

describe('the run', () => {
  it('[PAY-6] writes one file for the bank, first and later debits apart', async () => {
    const [anna, bea] = [await addBuyer(app), await addBuyer(app)];
    const iban = newIban();
    const first = await debit(app, anna, { iban });
    const second = await debitAgain(app, anna, { credits: 80 });
    const third = await debit(app, bea);
    const files = await filesOf(() => exchangeBankFiles(app));
    expect(files).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d\.[\da-f-]{36}\.debits\.xml$/)]);
    const path = join(app.dataDir, 'bank', 'out', files[0] ?? '');
    expect((await stat(path)).mode & 0o777).toBe(0o600);

    const document = await readOut(files[0]);
    expect(document.attributes['xmlns']).toBe('urn:iso:std:iso:20022:tech:xsd:pain.008.001.08');
    const [message] = allAt(document, 'CstmrDrctDbtInitn');
    if (!message) throw new Error('There is no message.');
    expect(textAt(message, 'GrpHdr', 'NbOfTxs')).toBe('3');
    expect(textAt(message, 'GrpHdr', 'CtrlSum')).toBe('64.97');
    const groups = new Map(
      allAt(message, 'PmtInf').map((one) => [textAt(one, 'PmtTpInf', 'SeqTp'), one]),
    );
    expect(new Set(groups.keys())).toEqual(new Set(['FRST', 'RCUR']));
    const { creditor } = await as(app, anna)(api.directDebit);
    for (const group of groups.values()) {
      expect(textAt(group, 'PmtMtd')).toBe('DD');
      expect(textAt(group, 'PmtTpInf', 'LclInstrm', 'Cd')).toBe('CORE');
      expect(textAt(group, 'CdtrSchmeId', 'Id', 'PrvtId', 'Othr', 'Id')).toBe(creditor.id);
      expect(textAt(group, 'CdtrAcct', 'Id', 'IBAN')).toMatch(/^NL\d\dDUET\d{10}$/);
      const day = textAt(group, 'ReqdColltnDt') ?? '';
      expect(isBusinessDay(day)).toBe(true);
      expect(Date.parse(day)).toBeGreaterThan(app.clock.now().getTime());
    }
    const later = groups.get('RCUR');
    const [collected] = later ? allAt(later, 'DrctDbtTxInf') : [];
    if (!collected) throw new Error('Nothing is collected.');
    const { mandate } = await as(app, anna)(api.directDebit);
    expect(textAt(collected, 'PmtId', 'EndToEndId')).toBe(await endToEndOf(app, second));
    expect(allAt(collected, 'InstdAmt')).toMatchObject([
      { text: '34.99', attributes: { Ccy: 'EUR' } },
    ]);
    const related = ['DrctDbtTx', 'MndtRltdInf'];
    expect(textAt(collected, ...related, 'MndtId')).toBe(mandate?.reference);
    expect(textAt(collected, ...related, 'DtOfSgntr')).toBe(mandate?.signed_at.slice(0, 10));
    expect(textAt(collected, 'Dbtr', 'Nm')).toBe('Zoe Muller');
    expect(textAt(collected, 'DbtrAcct', 'Id', 'IBAN')).toBe(iban);
    expect(textAt(collected, 'RmtInf', 'Ustrd')).toContain(second.number);
    const ids = allAt(message, 'PmtInf', 'DrctDbtTxInf', 'PmtId', 'InstrId');
    for (const id of [...ids, ...allAt(message, 'PmtInf', 'PmtInfId')]) {
      expect(id.text.length).toBeLessThanOrEqual(35);
    }

    for (const order of [first, second, third]) {
      expect(await debitRow(app, order.id)).toMatchObject({ state: 'sent' });
    }
    const { runId } = (await debitRow(app, first.id)) ?? {};
    const [run] = await app.core.db
      .select()
      .from(debitRuns)
      .where(eq(debitRuns.id, runId ?? ''));
    expect(run).toMatchObject({ debits: 3, minor: 6497 });
    expect(await filesOf(() => exchangeBankFiles(app))).toEqual([]);
  });

  it('[PAY-6] at the same time as another one sends everything once', async () => {
    const carla = await addBuyer(app);
    const order = await debit(app, carla);
    const files = await filesOf(() =>
      Promise.all([exchangeBankFiles(app), exchangeBankFiles(app), exchangeBankFiles(app)]),
    );
    expect(files).toHaveLength(1);
    const document = await readOut(files[0]);
    expect(textAt(document, 'CstmrDrctDbtInitn', 'GrpHdr', 'NbOfTxs')).toBe('1');
    expect(await debitRow(app, order.id)).toMatchObject({ state: 'sent' });
  });

  it('[PAY-6] that is killed before its commit leaves all due, and no file', async () => {
    const dora = await addBuyer(app);
    const order = await debit(app, dora);
    const said = vi.spyOn(app.core.log, 'info').mockImplementation(() => {
      throw new Error('killed');
    });
    const cut = filesOf(() => exchangeBankFiles(app).catch(() => undefined));
    expect(await cut).toEqual([]);
    said.mockRestore();
    expect(await bankFiles(app, 'staged')).toHaveLength(1);
    expect(await debitRow(app, order.id)).toMatchObject({ state: 'due', runId: null });
    const files = await filesOf(() => exchangeBankFiles(app));
    expect(files).toHaveLength(1);
    expect(await bankFiles(app, 'staged')).toEqual([]);
    expect(await bankFile(app, 'out', files[0] ?? '')).toContain(await endToEndOf(app, order));
  });

  it('[PAY-6] that is killed after its commit is handed over by the next', async () => {
    const eva = await addBuyer(app);
    const order = await debit(app, eva);
    const { transact } = app.core;
    // The process ends with the commit: nothing that was to follow it happens.
    const killed = {
      ...app.core,
      transact: <T>(work: Parameters<typeof transact<T>>[0]) =>
        transact((tx) => work({ ...tx, afterCommit: () => undefined })),
    };
    expect(await filesOf(() => runDebits(killed))).toEqual([]);
    expect(await debitRow(app, order.id)).toMatchObject({ state: 'sent' });
    const files = await filesOf(() => exchangeBankFiles(app));
    expect(files).toHaveLength(1);
    expect(await bankFile(app, 'out', files[0] ?? '')).toContain(await endToEndOf(app, order));
    expect(await bankFiles(app, 'staged')).toEqual([]);
  });
});

describe('refunds of debits', () => {
  const giveBack = (person: Person, id: string, minor: number) =>
    as(app, person)(api.refund, { body: { id, minor } });

  it('[PAY-6] [PAY-10] are paid back to the account, not before it was debited', async () => {
    const gitta = await addBuyer(app);
    const iban = newIban();
    const order = await debit(app, gitta, { iban });
    for (let sent = 0; sent < 5; sent += 1) await write(app, gitta, aart);
    await giveBack(gitta, order.id, 999);
    const kindsOf = (files: readonly string[]) => files.map((file) => file.split('.').at(-2));
    expect(kindsOf(await filesOf(() => exchangeBankFiles(app)))).toEqual(['debits']);
    // An account without money sends the debit back within these days.
    app.clock.forward({ days: 7 });
    expect(await filesOf(() => exchangeBankFiles(app))).toEqual([]);
    app.clock.forward({ days: 14 });
    const files = await filesOf(() => exchangeBankFiles(app));
    expect(kindsOf(files)).toEqual(['refunds']);
    const document = await readOut(files[0]);
    expect(document.attributes['xmlns']).toContain('pain.001.001.09');
    const [message] = allAt(document, 'CstmrCdtTrfInitn');
    if (!message) throw new Error('There is no message.');
    expect(textAt(message, 'GrpHdr', 'CtrlSum')).toBe('9.99');
    const day = textAt(message, 'PmtInf', 'ReqdExctnDt', 'Dt') ?? '';
    expect(Date.parse(day)).toBeGreaterThan(app.clock.now().getTime());
    const paid = ['PmtInf', 'CdtTrfTxInf'];
    expect(textAt(message, ...paid, 'CdtrAcct', 'Id', 'IBAN')).toBe(iban);
    expect(textAt(message, ...paid, 'Amt', 'InstdAmt')).toBe('9.99');
    expect(await refundOf(order.id)).toMatchObject({ state: 'done' });
    expect(await filesOf(() => exchangeBankFiles(app))).toEqual([]);
  });

  it('[PAY-6] [PAY-10] are not paid on top of what the bank took back', async () => {
    const hanna = await addBuyer(app);
    const order = await debit(app, hanna);
    await exchangeBankFiles(app);
    await giveBack(hanna, order.id, 1499);
    await dropFile(app, 'both.xml', camt('MD06', await endToEndOf(app, order)));
    expect(await filesOf(() => exchangeBankFiles(app))).toEqual([]);
    const row = await orderRow(app, order.id);
    expect(row).toMatchObject({ failure: 'returned', refundedMinor: 1499 });
    // Nothing was left to take, so there is no line of nothing on the receipt.
    expect(await app.core.db.$count(refunds, eq(refunds.orderId, order.id))).toBe(1);
  });
});
