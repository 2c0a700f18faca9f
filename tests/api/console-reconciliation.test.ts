import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { ProviderError } from '#server/adapters/payments/index.ts';
import type { Deliver } from '#server/adapters/payments/sandbox/index.ts';
import { tables } from '#server/db/index.ts';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { giveBack, openOrder } from '../support/console-orders.ts';
import { debit, exchangeBankFiles, goTo } from '../support/debits.ts';
import {
  addBuyer,
  balance,
  balanceOf,
  buy,
  orderRow,
  payWith,
  placeOrder,
  runBillingJob,
  sandboxOf,
} from '../support/payments.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';
import { waitFor } from '../support/wait.ts';
import { refusal } from '../support/answers.ts';

const { auditLog, debits, disputes, orders } = tables;

let app: TestApp;
let finance: Staff;
let stranger: Staff;
/** While it is set, no word of the provider arrives. */
let isDeaf = false;

beforeAll(async () => {
  const through =
    (deliver: Deliver): Deliver =>
    async (word) =>
      isDeaf ? 503 : deliver(word);
  app = await testApp({}, undefined, { sandbox: { through } });
  finance = await addStaff(app.core, ['finance']);
  stranger = await addStaff(app.core, [{ role: 'finance', site: 2 }]);
});

afterAll(() => app.close());

const today = () => app.clock.now().toISOString().slice(0, 10);

const compare = (person: Staff = finance, query: { from?: string; to?: string } = {}) =>
  app.as(person)(contract.reconciliationRead, { query: { from: today(), to: today(), ...query } });

const differencesOf = async (orderId: string, person: Staff = finance) =>
  (await compare(person)).differences.filter(({ order }) => order?.id === orderId);

const take = (person: Staff, order: string) =>
  app.as(person)(contract.paymentTakeOver, { body: { order } });

describe('payments', () => {
  it('[OPS-9] that agree make no difference, and add up on both sides', async () => {
    const { id } = await buy(app, await addBuyer(app));
    await giveBack(app, finance, { id, mode: 'part', minor: 500 });
    await waitFor(async () => {
      const [refund] = (await openOrder(app, finance, id)).refunds;
      return refund?.state === 'done' ? true : null;
    }, 'the refund to be sent');
    expect(await compare()).toMatchObject({
      provider: 'sandbox',
      is_whole: true,
      differences: [],
      here: [{ currency: 'EUR', orders: 1, paid_minor: 1499, back_minor: 500 }],
      there: [{ currency: 'EUR', orders: 1, paid_minor: 1499, back_minor: 500 }],
    });
  });

  it('[OPS-9] that we have not heard of are taken over once, as by the provider’s word', async () => {
    const bea = await addBuyer(app);
    isDeaf = true;
    const { order, reference } = await placeOrder(app, bea);
    await payWith(app, reference);
    expect(await differencesOf(order.id)).toMatchObject([
      { kind: 'paid_there', can_take: true, there: { minor: 1499, currency: 'EUR' } },
    ]);
    expect(await differencesOf(order.id, stranger)).toEqual([]);
    await expect(take(stranger, order.id)).rejects.toMatchObject(refusal('order_not_found'));
    await Promise.all([take(finance, order.id), take(finance, order.id)]);
    isDeaf = false;
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'completed' });
    expect(await balanceOf(app, bea)).toEqual(balance(30, true));
    expect(await differencesOf(order.id)).toEqual([]);
    const lines = await app.core.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'payment_taken_over'));
    expect(lines[0]).toMatchObject({ targetId: order.id, values: { number: order.number } });
    const { provider_words: words } = await openOrder(app, finance, order.id);
    expect(words.map(({ word }) => word)).toContain('console.taken_over');
  });

  it('[OPS-9] that the bank disputes are taken over with the dispute', async () => {
    const cleo = await addBuyer(app);
    const { order, reference } = await placeOrder(app, cleo);
    await payWith(app, reference, { outcome: 'returned' });
    await waitFor(
      async () => ((await orderRow(app, order.id)).state === 'completed' ? true : null),
      'the payment',
    );
    isDeaf = true;
    app.clock.forward({ seconds: 30 });
    await sandboxOf(app.core).checkout.open(reference);
    expect(await differencesOf(order.id)).toMatchObject([{ kind: 'dispute', can_take: true }]);
    await take(finance, order.id);
    isDeaf = false;
    expect(await orderRow(app, order.id)).toMatchObject({ failure: 'returned' });
    const rows = await app.core.db.select().from(disputes).where(eq(disputes.orderId, order.id));
    expect(rows).toMatchObject([{ state: 'needs_response' }]);
    expect(await differencesOf(order.id)).toEqual([]);
  });

  it('[OPS-9] that were refunded at the provider alone are booked, once', async () => {
    const dina = await addBuyer(app);
    const { id } = await buy(app, dina);
    const { reference, currency } = await orderRow(app, id);
    const refund = { reference: reference ?? '', minor: 1499, currency, key: 'elsewhere' };
    await app.core.payments.refund(refund);
    expect(await differencesOf(id)).toMatchObject([{ kind: 'refund', can_take: true }]);
    await Promise.all([take(finance, id), take(finance, id)]);
    expect(await openOrder(app, finance, id)).toMatchObject({
      status: 'refunded',
      refunds: [{ minor: 1499, credits: 30, state: 'done', by: { id: finance.id } }],
    });
    expect(await balanceOf(app, dina)).toEqual(balance(0, false));
    expect(await differencesOf(id)).toEqual([]);
  });

  it('[OPS-9] that were made twice are told twice', async () => {
    const { id } = await buy(app, await addBuyer(app));
    const all = { from: new Date(0), until: new Date(8e15), max: 100 };
    const there = await app.core.payments.list(all);
    const payment = there.payments.find(({ orderId }) => orderId === id);
    if (!payment) throw new Error('The payment is missing.');
    const again = { ...payment, reference: 'once-more' };
    const list = vi
      .spyOn(app.core.payments, 'list')
      .mockResolvedValue({ ...there, payments: [again, ...there.payments] });
    expect(await differencesOf(id)).toMatchObject([
      { kind: 'paid_twice', reference: 'once-more', can_take: false },
    ]);
    list.mockRestore();
  });

  it('[OPS-9] of another amount, refunded elsewhere, or that nobody has, are told', async () => {
    const other = await buy(app, await addBuyer(app));
    await app.core.db.update(orders).set({ minor: 1500 }).where(eq(orders.id, other.id));
    const back = await buy(app, await addBuyer(app));
    const { reference, currency } = await orderRow(app, back.id);
    const refund = { reference: reference ?? '', minor: 300, currency, key: 'by-hand' };
    await app.core.payments.refund(refund);
    const lost = await buy(app, await addBuyer(app));
    const there = await app.core.payments.list({
      from: new Date(0),
      until: new Date(8e15),
      max: 100,
    });
    const missing = randomUUID();
    const list = vi.spyOn(app.core.payments, 'list').mockResolvedValue({
      isWhole: true,
      payments: there.payments.map((payment) =>
        payment.orderId === lost.id ? { ...payment, orderId: missing } : payment,
      ),
    });
    const { differences } = await compare();
    list.mockRestore();
    const kindsOf = (id: string) =>
      differences.filter(({ order }) => order?.id === id).map(({ kind }) => kind);
    expect(kindsOf(other.id)).toEqual(['amount']);
    expect(kindsOf(back.id)).toEqual(['refund']);
    expect(kindsOf(lost.id)).toEqual(['paid_here']);
    expect(differences[0]).toMatchObject({ kind: 'unknown_order', order: null, can_take: false });
    expect(differences.find(({ kind }) => kind === 'refund')).toMatchObject({
      here: { minor: 0 },
      there: { minor: 300 },
      can_take: true,
    });
    const logged = vi.spyOn(app.core.log, 'error').mockReturnValue();
    app.clock.forward({ days: 1 });
    await runBillingJob(app, 'billing.compare-payments');
    expect(logged.mock.calls[0]?.[0]).toMatchObject({ differences: 2 });
    logged.mockRestore();
  });
});

it('[OPS-9] a debit that the bank booked otherwise, or left out, is told', async () => {
  finance = await addStaff(app.core, ['finance']);
  const first = await debit(app, await addBuyer(app));
  const second = await debit(app, await addBuyer(app));
  const day = today();
  await exchangeBankFiles(app);
  const booked = { bookedMinor: 1400, bookedOn: day };
  await app.core.db.update(debits).set(booked).where(eq(debits.orderId, first.id));
  goTo(app, new Date(Date.parse(day) + 20 * 86_400_000).toISOString().slice(0, 10));
  finance = await addStaff(app.core, ['finance']);
  const { differences } = await compare(finance, { from: day, to: day });
  expect(differences.map(({ kind, order }) => [kind, order?.id])).toEqual(
    expect.arrayContaining([
      ['debit_amount', first.id],
      ['debit_unbooked', second.id],
    ]),
  );
});

it('[OPS-9] days the wrong way round, too many, or without an answer are refused', async () => {
  for (const query of [
    { from: '2026-02-02', to: '2026-02-01' },
    { from: '2026-01-01', to: '2026-03-01' },
  ])
    await expect(compare(finance, query)).rejects.toMatchObject(refusal('period_too_long'));
  const away = vi.spyOn(app.core.payments, 'list').mockRejectedValue(new ProviderError('Away.'));
  const logged = vi.spyOn(app.core.log, 'error').mockReturnValue();
  await expect(compare()).rejects.toMatchObject(refusal('unavailable'));
  away.mockRestore();
  logged.mockRestore();
  await expect(take(finance, randomUUID())).rejects.toMatchObject(refusal('order_not_found'));
  const { order } = await placeOrder(app, await addBuyer(app));
  await expect(take(finance, order.id)).rejects.toMatchObject(refusal('payment_not_found'));
});
