import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { giveBack, listOrders, openOrder } from '../support/console-orders.ts';
import {
  addBuyer,
  as,
  buy,
  orderRow,
  payWith,
  placeOrder,
  postReport,
  postSigned,
  reportOf,
} from '../support/payments.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';
import { api } from '#contract/index.ts';

const { auditLog, orders } = tables;

const app = await appOfFile();
let finance: Staff;
let stranger: Staff;

beforeAll(async () => {
  finance = await addStaff(app.core, ['finance']);
  stranger = await addStaff(app.core, [{ role: 'finance', site: 2 }]);
});

const idsIn = ({ orders: rows }: Awaited<ReturnType<typeof listOrders>>) =>
  rows.map(({ id }) => id);

describe('the list of orders', () => {
  it('[OPS-9] tells where each stands, by view, method, country and day', async () => {
    const anna = await addBuyer(app);
    const paid = await buy(app, anna);
    const waiting = (await placeOrder(app, anna, { credits: 80 })).order;
    const failed = await placeOrder(app, await addBuyer(app), { method: 'paypal' });
    await payWith(app, failed.reference, { outcome: 'refused' });
    await as(app, anna)(api.orderCheck, { body: { id: paid.id } });
    await postReport(
      app,
      randomUUID(),
      reportOf(failed.order, failed.reference, { state: 'failed', failure: 'refused' }),
    );
    const statuses = new Map(
      (await listOrders(app, finance)).orders.map(({ id, status }) => [id, status]),
    );
    expect(statuses.get(paid.id)).toBe('paid');
    expect(statuses.get(waiting.id)).toBe('waiting');
    expect(statuses.get(failed.order.id)).toBe('failed');
    expect(idsIn(await listOrders(app, finance, { view: 'waiting' }))).toContain(waiting.id);
    expect(idsIn(await listOrders(app, finance, { view: 'paid' }))).not.toContain(waiting.id);
    expect(idsIn(await listOrders(app, finance, { view: 'failed' }))).toContain(failed.order.id);
    expect(idsIn(await listOrders(app, finance, { method: 'paypal' }))).toEqual([failed.order.id]);
    expect(idsIn(await listOrders(app, finance, { country: 'SE' }))).toEqual([]);
    const today = app.clock.now().toISOString().slice(0, 10);
    expect(idsIn(await listOrders(app, finance, { from: today, to: today }))).toContain(paid.id);
    expect(idsIn(await listOrders(app, finance, { to: '2020-01-01' }))).toEqual([]);
    const [row] = (await listOrders(app, finance, { search: paid.number.toLowerCase() })).orders;
    expect(row).toMatchObject({
      id: paid.id,
      member: { name: anna.name },
      paid_with: { brand: 'visa', last4: '4242' },
      minor: 1499,
    });
    const byReceipt = { search: paid.receipt_no ?? '' };
    expect(idsIn(await listOrders(app, finance, byReceipt))).toEqual([paid.id]);
    const { member } = await openOrder(app, finance, paid.id);
    for (const search of [anna.name.toLowerCase(), member?.id ?? '', '4242'])
      expect(idsIn(await listOrders(app, finance, { search })), search).toContain(paid.id);
    expect(idsIn(await listOrders(app, finance, { search: '4243' }))).toEqual([]);
    expect(idsIn(await listOrders(app, stranger, { search: '4242' }))).toEqual([]);
  });

  it('[OPS-9] goes on where it ended, and adds up everything that fits', async () => {
    const { listed } = contract.consoleLimits.orders;
    const bea = await addBuyer(app);
    const { id } = await buy(app, bea);
    const row = await orderRow(app, id);
    await app.core.db.insert(orders).values(
      Array.from({ length: listed + 5 }, (_, index) => ({
        ...row,
        id: randomUUID(),
        no: `TEST-${index}`,
        clientId: randomUUID(),
        reference: `test-${index}`,
        receiptNo: `9-1999-${index}`,
        country: 'FI',
        refundedMinor: index === 0 ? 499 : 0,
        lotId: null,
        createdAt: new Date(Date.UTC(1999, 0, 1) + Math.floor(index / 3) * 1000),
      })),
    );
    const period = { from: '1999-01-01', to: '1999-01-01' };
    const first = await listOrders(app, finance, period);
    const second = await listOrders(app, finance, { ...period, cursor: first.next ?? '' });
    expect(second.next).toBeNull();
    const seen = [...first.orders, ...second.orders];
    expect(new Set(seen.map((one) => one.id)).size).toBe(listed + 5);
    const moments = seen.map((one) => one.created_at);
    expect(moments).toEqual(moments.toSorted().toReversed());
    const sums = [
      {
        currency: row.currency,
        orders: listed + 5,
        paid_minor: (listed + 5) * row.minor,
        back_minor: 499,
      },
    ];
    expect(first).toMatchObject({ sums, is_whole: true });
    expect(second.sums).toEqual(first.sums);
    await app.core.db.delete(orders).where(eq(orders.country, 'FI'));
  });

  it('[OPS-2] [OPS-9] shows nobody the orders of another site', async () => {
    const { id } = await buy(app, await addBuyer(app));
    expect(idsIn(await listOrders(app, stranger))).not.toContain(id);
    await expect(listOrders(app, stranger, { site: '1' })).rejects.toMatchObject({
      answer: { code: 'not_found' },
    });
    for (const one of [id, randomUUID()]) {
      await expect(openOrder(app, stranger, one)).rejects.toMatchObject({
        answer: { code: 'order_not_found' },
      });
    }
  });
});

describe('an order in the console', () => {
  it('[OPS-9] has its lines, its ledger and what can go back; opening it is logged', async () => {
    const carla = await addBuyer(app);
    const { id } = await buy(app, carla, { credits: 80 });
    await openOrder(app, finance, id);
    const page = await openOrder(app, finance, id);
    expect(page).toMatchObject({
      status: 'paid',
      list_minor: 3499,
      minor: 3499,
      tax_minor: 607,
      premium: true,
      ledger: [{ kind: 'bought', credits: 80 }],
      refunds: [],
      offer: { left_minor: 3499, unused_credits: 80, unused_minor: 3499, alone_minor: 5000 },
      obstacle: null,
      proposal: null,
    });
    expect(page.steps.map(({ kind }) => kind)).toEqual(['placed', 'paid', 'credited']);
    const opened = await app.core.db.select().from(auditLog).where(eq(auditLog.targetId, id));
    expect(opened.map(({ action }) => action)).toEqual(['order_opened']);
  });

  it('[OPS-9] tells the provider’s words in the order they happened, however late they came', async () => {
    const dora = await addBuyer(app);
    const placed = await placeOrder(app, dora);
    const say = (state: 'completed' | 'pending', minute: number) => {
      const payment = reportOf(placed.order, placed.reference, { state });
      const at = new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();
      return postSigned(app, JSON.stringify({ id: `evt_${randomUUID()}`, at, payment }));
    };
    await say('completed', 2);
    await say('pending', 1);
    const { provider_words: words, status } = await openOrder(app, finance, placed.order.id);
    expect(status).toBe('paid');
    expect(words.map(({ word, at }) => [word, at.slice(11, 16)])).toEqual([
      ['payment.pending', '12:01'],
      ['payment.completed', '12:02'],
    ]);
  });

  it('[OPS-9] is told as it was at one moment, whatever goes back meanwhile', async () => {
    const { id } = await buy(app, await addBuyer(app), { credits: 80 });
    const part = { id, mode: 'part', minor: 100 } as const;
    const reads = Array.from({ length: 8 }, () => openOrder(app, finance, id));
    const refunds = Array.from({ length: 8 }, () => giveBack(app, finance, part));
    for (const page of await Promise.all([...reads, ...refunds])) {
      const back = page.refunds.reduce((sum, { minor }) => sum + minor, 0);
      expect(page.refunded_minor).toBe(back);
      expect(page.offer?.left_minor).toBe(page.minor - back);
      expect(page.steps.filter(({ kind }) => kind === 'refunded')).toHaveLength(back / 100);
    }
  });

  it('[OPS-9] gives its receipt to staff, which is logged, and to nobody of another site', async () => {
    const { id, receipt_no: number } = await buy(app, await addBuyer(app));
    const take = ({ staff }: Staff) =>
      app.send('GET', `${contract.orderReceipt.path}?id=${id}`, { staff });
    const file = await take(finance);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect((await take(stranger)).statusCode).toBe(404);
    const [line] = await app.core.db.select().from(auditLog).where(eq(auditLog.targetId, id));
    expect(line).toMatchObject({ action: 'paper_taken', values: { number } });
  });
});
