import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { textsOf } from '../support/outbox.ts';
import { write } from '../support/chats.ts';
import { addMan } from '../support/members.ts';
import {
  addBuyer,
  as,
  buy,
  reportOf,
  orderRow,
  placeOrder,
  postReport,
} from '../support/payments.ts';
import type { Person } from '../support/people.ts';

const app = await appOfFile();
let aart: Person;

beforeAll(async () => {
  aart = await addMan(app.core, 'Aart', {}, { paidUser: true });
});

const returnAll = async (person: Person, id: string) => {
  const [order] = (await as(app, person)(api.orders, { query: {} })).orders;
  const minor = order?.refundable?.minor ?? 0;
  return (await as(app, person)(api.refund, { body: { id, minor } })).order;
};

const countOf = (no: string | null | undefined) => Number(no?.split('-').at(-1));

describe('what was returned', () => {
  it('[PAY-10] is told with the tax of what is left, and corrected by a credit note', async () => {
    const anna = await addBuyer(app);
    const paid = await buy(app, anna);
    expect(paid).toMatchObject({ kept_tax_minor: 260, taken_minor: 0, credit_notes: [] });
    for (let sent = 0; sent < 5; sent += 1) await write(app, anna, aart);
    const after = await returnAll(anna, paid.id);
    expect(after).toMatchObject({
      minor: 1499,
      tax_minor: 260,
      refunded_minor: 999,
      taken_minor: 0,
      kept_tax_minor: 87,
    });
    const [note] = after.credit_notes;
    expect(countOf(note?.number)).toBe(countOf(paid.receipt_no) + 1);
    const told = await as(app, anna)(api.creditNote, { query: { id: note?.id ?? '' } });
    expect(told).toMatchObject({
      number: note?.number,
      credits: 20,
      minor: 999,
      tax_minor: 173,
      receipt: { order: { receipt_no: paid.receipt_no }, buyer: { email: anna.email } },
    });
    const file = await app.send('GET', `${api.creditNoteFile.path}?id=${note?.id}`, {
      session: anna.session,
    });
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const mails = await app.mailsTo(anna.email, 2);
    const number = expect.stringContaining(`Credit note: ${note?.number}`);
    expect(textsOf(mails)).toContainEqual(number);
    const { refunds } = await as(app, anna)(api.receipt, { query: { id: paid.id } });
    expect(refunds).toMatchObject([{ kind: 'asked', minor: 999, tax_minor: 173, note }]);
    // The series goes on after it.
    const next = await buy(app, anna);
    expect(countOf(next.receipt_no)).toBe(countOf(note?.number) + 1);
  });

  it('[PAY-10] is nobody else’s to read', async () => {
    const [bea, carla] = [await addBuyer(app), await addBuyer(app)];
    const { id } = await buy(app, bea);
    const [note] = (await returnAll(bea, id)).credit_notes;
    for (const query of [{ id: note?.id ?? '' }, { id: randomUUID() }]) {
      const refused = { answer: { code: 'order_not_found' } };
      await expect(as(app, carla)(api.creditNote, { query })).rejects.toMatchObject(refused);
      await expect(as(app, carla)(api.creditNoteFile, { query })).rejects.toMatchObject(refused);
    }
  });
});

describe('what a bank took back', () => {
  it('[PAY-4] was not refunded: no amount says so, and there is no credit note', async () => {
    const dora = await addBuyer(app);
    const placed = await placeOrder(app, dora);
    const { id } = placed.order;
    const say = (state: 'completed' | 'returned') =>
      postReport(app, randomUUID(), reportOf(placed.order, placed.reference, { state }));
    await say('completed');
    await say('returned');
    const { order } = await as(app, dora)(api.orderState, { query: { id } });
    expect(order).toMatchObject({
      failure: 'returned',
      refunded_minor: 0,
      taken_minor: 1499,
      kept_tax_minor: 0,
      credit_notes: [],
    });
    const { refunds } = await as(app, dora)(api.receipt, { query: { id } });
    expect(refunds).toMatchObject([{ kind: 'returned', minor: 1499, note: null }]);
  });
});

describe('the number of an order', () => {
  it('[PAY-3] can be read aloud, and is on everything that is told of it', async () => {
    const eva = await addBuyer(app);
    const [one, two] = [await buy(app, eva), await buy(app, eva)];
    for (const { number } of [one, two]) {
      expect(number).toMatch(/^[23456789AFHKMRXY]{5}-[23456789AFHKMRXY]{5}$/);
    }
    expect(one.number).not.toBe(two.number);
    expect((await orderRow(app, one.id)).no).toBe(one.number);
    const { order } = await as(app, eva)(api.receipt, { query: { id: one.id } });
    expect(order.number).toBe(one.number);
    const mails = await app.mailsTo(eva.email, 2);
    expect(mails[0]?.text).toContain(one.number);
  });
});
