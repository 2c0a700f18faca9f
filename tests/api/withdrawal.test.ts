import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { addCredits } from '#server/features/billing/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { write } from '../support/chats.ts';
import { expectMail } from '../support/mail-texts.ts';
import { addMan } from '../support/members.ts';
import { addBuyer, as, buy, balance, balanceOf } from '../support/payments.ts';
import { textOf } from '../support/pdf.ts';
import type { Person } from '../support/people.ts';
import { refusal } from '../support/answers.ts';

const app = await appOfFile();
let aart: Person;

beforeAll(async () => {
  aart = await addMan(app.core, 'Aart', {}, { paidUser: true });
});

const open = (person: Person) => as(app, person)(api.withdrawals);

const untilOf = async (person: Person) => (await as(app, person)(api.user)).user.withdraw_until;

const withdraw = (person: Person, id: string, minor: number, email = person.email) =>
  as(app, person)(api.refund, { body: { id, minor, withdrawal: { name: 'Ada Lovelace', email } } });

describe('withdrawing', () => {
  it('[PAY-10] names the orders of which something comes back, and the user until when', async () => {
    const anna = await addBuyer(app);
    expect(await open(anna)).toMatchObject({ orders: [], nothing: { why: 'none', until: null } });
    expect(await untilOf(anna)).toBeNull();
    const first = await buy(app, anna);
    for (let sent = 0; sent < 5; sent += 1) await write(app, anna, aart);
    const second = await buy(app, anna);
    const { orders, buyer, nothing } = await open(anna);
    expect(
      orders.map(({ id, refundable }) => [id, refundable?.credits, refundable?.minor]),
    ).toEqual([
      [second.id, 30, 1499],
      [first.id, 20, 999],
    ]);
    expect(buyer).toEqual({ name: anna.name, email: anna.email });
    expect(nothing).toBeNull();
    expect(await untilOf(anna)).toBe(orders[0]?.refundable?.until);
  });

  it('[PAY-10] says why there is nothing: all is used or returned, or the period is over', async () => {
    const bea = await addBuyer(app);
    const { id } = await buy(app, bea);
    await withdraw(bea, id, 1499);
    expect((await open(bea)).nothing).toMatchObject({ why: 'used' });
    expect(await untilOf(bea)).toBeNull();
    const grant = { userId: bea.id, kind: 'granted' as const, credits: 5, reference: 'other:1' };
    await app.core.transact((tx) => addCredits(app.core, tx, grant));
    // What was given is nothing that was bought.
    expect(await untilOf(bea)).toBeNull();
    const carla = await addBuyer(app);
    const late = await buy(app, carla);
    const until = await untilOf(carla);
    app.clock.forward({ days: 20 });
    expect(await open(carla)).toMatchObject({ orders: [], nothing: { why: 'over', until } });
    expect(await untilOf(carla)).toBeNull();
    await expect(withdraw(carla, late.id, 1499)).rejects.toMatchObject(refusal('refund_over'));
  });

  it('[PAY-10] is acknowledged at once, with content, date and time, where it is wanted', async () => {
    const dora = await addBuyer(app);
    const order = await buy(app, dora);
    const elsewhere = `elsewhere.${dora.email}`;
    const { order: after } = await withdraw(dora, order.id, 1499, elsewhere);
    expect(after).toMatchObject({ refunded_minor: 1499, refundable: null });
    expect(await balanceOf(app, dora)).toEqual(balance(0, false));
    const [there] = await app.mailsTo(elsewhere, 1);
    // The mail about the purchase may leave after it.
    const mails = await app.mailsTo(dora.email, 2);
    const here = mails.find(({ subject }) => subject === there?.subject);
    for (const mail of [there, here]) {
      expectMail(mail, 'en', 'withdrawn', {
        name: dora.name,
        price: '€14.99',
        credits: 30,
        number: order.number,
        site: 'Duet',
        support: 'support@duet.example',
      });
      expect(mail?.text).toMatch(
        /Your declaration: I withdraw from my purchase of 30 credits on Duet/,
      );
      expect(mail?.text).toContain('Name: Ada Lovelace');
      expect(mail?.text).toContain(`Email: ${elsewhere}`);
      expect(mail?.text).toMatch(/Received: .*\d{4}.*\d:\d\d CES?T/);
    }
  });

  it('[PAY-10] happens once, of own orders alone, and for the sum that was shown', async () => {
    const [eva, fenna] = [await addBuyer(app), await addBuyer(app)];
    const { id } = await buy(app, eva);
    await expect(withdraw(fenna, id, 1499)).rejects.toMatchObject(refusal('order_not_found'));
    await expect(withdraw(eva, randomUUID(), 1)).rejects.toMatchObject(refusal('order_not_found'));
    await write(app, eva, aart);
    await expect(withdraw(eva, id, 1499)).rejects.toMatchObject(refusal('refund_changed'));
    const both = await Promise.allSettled([withdraw(eva, id, 1399), withdraw(eva, id, 1399)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(withdraw(eva, id, 1399)).rejects.toMatchObject(refusal('nothing_to_refund'));
    const { refunds } = tables;
    expect(await app.core.db.$count(refunds, eq(refunds.orderId, id))).toBe(1);
  });

  it('[PAY-10] takes a name and an address that a mail can reach', async () => {
    const gina = await addBuyer(app);
    const { id } = await buy(app, gina);
    await expect(withdraw(gina, id, 1499, 'nowhere')).rejects.toMatchObject({
      answer: { code: 'invalid_input', fields: { 'withdrawal.email': { code: 'invalid_email' } } },
    });
    expect(await balanceOf(app, gina)).toEqual(balance(30, true));
  });
});

describe('the mail about a purchase', () => {
  it.each([
    [
      'en',
      'Trade register number',
      'asked us to deliver your credits immediately',
      'I withdraw from my purchase',
    ],
    ['de', 'Handelsregisternummer', 'verlangt, dass wir sofort beginnen', 'Hiermit widerrufe ich'],
  ] as const)(
    '[PAY-3] is all that a buyer has to keep: %s',
    async (language, register, wish, form) => {
      const hanna = await addBuyer(app, { language });
      const { id, number, receipt_no: no } = await buy(app, hanna);
      const [mail] = await app.mailsTo(hanna.email, 1);
      const { seller } = await as(app, hanna)(api.receipt, { query: { id } });
      const told = [number, no ?? '', seller.name, seller.address, register, seller.kvk];
      for (const word of [...told, 'Visa', '4242', wish, form, `/withdrawal?order=${id}`]) {
        expect(mail?.text).toContain(word);
        expect(mail?.html).toContain(word);
      }
      const [receipt, terms, ...more] = mail?.attachments ?? [];
      expect(more).toEqual([]);
      expect(receipt).toMatchObject({
        filename: `receipt-${no}.pdf`,
        contentType: 'application/pdf',
      });
      expect(terms?.filename).toMatch(/^terms-\d{4}-\d\d-\d\d\.pdf$/);
      const [paper, agreed] = [receipt, terms].map((one) =>
        textOf(Buffer.from(one?.content ?? '', 'base64')).replaceAll('\n', ' '),
      );
      expect(paper).toContain(number);
      expect(agreed).toContain(form);
      expect(agreed).toContain(seller.kvk);
      const outbox = await app.send('GET', '/dev/outbox');
      const [, link = ''] = new RegExp(`href="([^"]+)">receipt-${no}`).exec(outbox.payload) ?? [];
      const kept = await app.send('GET', link);
      expect(kept.headers['content-type']).toBe('application/pdf');
      expect(kept.rawPayload.toString('base64')).toBe(receipt?.content);
      // Not much more than the pictures of other mails.
      expect(JSON.stringify(mail).length).toBeLessThan(200_000);
    },
  );
});
