import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import {
  camt,
  collect,
  debit,
  debitAgain,
  dropFile,
  exchangeBankFiles,
  nextMail,
  sendToBank,
  endToEndOf,
} from '../support/debits.ts';
import { addMan } from '../support/members.ts';
import { write } from '../support/chats.ts';
import { addBuyer, as, orderStateOf } from '../support/payments.ts';
import { textOf } from '../support/pdf.ts';
import type { Person } from '../support/people.ts';
import { withSettings } from '../support/sites.ts';

const app = await appOfFile();
let aart: Person;

beforeAll(async () => {
  aart = await addMan(app.core, 'Aart', {}, { paidUser: true });
});

describe('the mail that announces a debit', () => {
  it.each([
    ['at_once', 'right after the order'],
    ['when_collected', 'as soon as the direct debit is confirmed'],
  ] as const)(
    '[PAY-3] [PAY-6] brings the contract along, with credits %s',
    async (credits, agreed) => {
      await withSettings(app, { direct_debit_credits: credits }, async () => {
        const anna = await addBuyer(app);
        const order = await debit(app, anna);
        const [mail] = await app.mailsTo(anna.email, 1);
        const { creditor } = await as(app, anna)(api.directDebit);
        const form = 'I withdraw from my purchase of credits';
        const told = [creditor.name, 'Trade register number', order.number, 'VAT', agreed, form];
        for (const word of [...told, `/withdrawal?order=${order.id}`]) {
          expect(mail?.text).toContain(word);
        }
        const until = new Date(order.refundable?.until ?? '');
        expect(mail?.text).toContain(
          new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(until),
        );
        const [terms, ...more] = mail?.attachments ?? [];
        expect(more).toEqual([]);
        expect(terms?.filename).toMatch(/^terms-\d{4}-\d\d-\d\d\.pdf$/);
        const text = textOf(Buffer.from(terms?.content ?? '', 'base64')).replaceAll('\n', ' ');
        expect(text).toContain(form);
      });
    },
  );
});

describe('the mail about a collected debit', () => {
  it('[PAY-3] [PAY-6] does not add credits that came long before, and states what is returned', async () => {
    const bea = await addBuyer(app);
    const order = await debit(app, bea);
    for (let sent = 0; sent < 5; sent += 1) await write(app, bea, aart);
    await sendToBank(app, order);
    await as(app, bea)(api.refund, { body: { id: order.id, minor: 999 } });
    await collect(app, order);
    const { receipt_no: no, credit_notes } = await orderStateOf(app, bea, order);
    const mails = await app.mailsTo(bea.email, 4);
    const receipt = mails.find(({ subject }) => subject.includes(`Receipt ${no}`));
    expect(receipt?.text).toContain('You’ve had the credits since your order');
    expect(receipt?.text).not.toMatch(/been added|right after the payment/);
    expect(receipt?.text).toContain('€9.99');
    expect(credit_notes).toHaveLength(1);
    const { notifications } = await as(app, bea)(api.notifications, { query: {} });
    expect(JSON.stringify(notifications)).toContain('"outcome":"refunded"');
  });

  it('[PAY-3] [PAY-6] says that credits come with it where they do', () =>
    withSettings(app, { direct_debit_credits: 'when_collected' }, async () => {
      const cato = await addBuyer(app);
      await collect(app, await debit(app, cato));
      const receipt = await nextMail(app, cato);
      expect(receipt?.text).toContain('30 credits have been added');
      expect(receipt?.text).toContain('as soon as the direct debit is confirmed');
    }));
});

describe('a debit that is not collected because another one came back', () => {
  it.each(['at_once', 'when_collected'] as const)(
    '[PAY-6] is not said to have come back itself, with credits %s',
    async (credits) => {
      await withSettings(app, { direct_debit_credits: credits }, async () => {
        const dora = await addBuyer(app);
        const first = await debit(app, dora);
        await exchangeBankFiles(app);
        const second = await debitAgain(app, dora);
        await dropFile(app, `${credits}.xml`, camt('AC04', await endToEndOf(app, first)));
        await exchangeBankFiles(app);
        expect(await orderStateOf(app, dora, first)).toMatchObject({
          debit: { phase: 'returned' },
        });
        expect(await orderStateOf(app, dora, second)).toMatchObject({
          state: 'failed',
          debit: { phase: 'blocked' },
        });
        const subjects = (await app.mailsTo(dora.email, 4)).map(({ subject }) => subject);
        expect(subjects).toContain('Your bank didn’t pay the direct debit');
        expect(subjects).toContain('We didn’t collect your direct debit');
      });
    },
  );
});
