import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import type { OrderView } from '#contract/billing/index.ts';
import { tables } from '#server/db/index.ts';
import { addBusinessDays, dayOf, addDays } from '#server/features/billing/debits/calendar.ts';
import {
  confirmationDay,
  LEAD_DAYS,
  refundDay,
} from '#server/features/billing/debits/collection-days.ts';
import { appOfFile } from '../support/app-of-file.ts';
import {
  camt,
  collect,
  debit,
  debitRow,
  dropFile,
  exchangeBankFiles,
  goTo,
  nextMail,
  sendToBank,
  whenCollected,
} from '../support/debits.ts';
import { runContended } from '../support/lock-contention.ts';
import {
  addBuyer,
  as,
  check,
  payWith,
  placeOrder,
  balance,
  balanceOf,
  orderStateOf,
} from '../support/payments.ts';
import type { Person } from '../support/people.ts';

const { debits, refunds, users } = tables;

const app = await appOfFile();

const open = (person: Person) => as(app, person)(api.withdrawals);

const withdraw = (person: Person, { id }: OrderView, minor = 1499) =>
  as(app, person)(api.refund, {
    body: { id, minor, withdrawal: { name: 'Ada Lovelace', email: person.email } },
  });

const refundsOf = ({ id }: OrderView) =>
  app.core.db.select().from(refunds).where(eq(refunds.orderId, id));

const expectAcknowledged = (text: string | undefined) => {
  expect(text).toContain('We have received your withdrawal');
  expect(text).toContain('Your declaration: I withdraw from my purchase of 30 credits');
  expect(text).toMatch(/Received: .*\d:\d\d CES?T/);
};

describe('withdrawing before there are credits', () => {
  it('[PAY-10] [PAY-6] cancels a debit that the bank does not know of', () =>
    whenCollected(app, async () => {
      const anna = await addBuyer(app);
      const order = await debit(app, anna);
      const { orders, nothing } = await open(anna);
      expect(orders).toMatchObject([
        { id: order.id, refundable: { credits: 30, minor: 1499, money: 'not_collected' } },
      ]);
      expect(nothing).toBeNull();
      await withdraw(anna, order);
      expect(await orderStateOf(app, anna, order)).toMatchObject({
        state: 'cancelled',
        refundable: null,
      });
      expect(await debitRow(app, order.id)).toBeUndefined();
      expect(await balanceOf(app, anna)).toEqual(balance(0, false));
      expect(await open(anna)).toMatchObject({ orders: [], nothing: { why: 'used' } });
      const mail = await nextMail(app, anna);
      expectAcknowledged(mail?.text);
      expect(mail?.text).toContain('will not be collected');
      await expect(withdraw(anna, order)).rejects.toMatchObject({
        answer: { code: 'nothing_to_refund' },
      });
    }));

  it('[PAY-10] [PAY-6] pays back what the bank collects, and gives no credits for it', () =>
    whenCollected(app, async () => {
      const bea = await addBuyer(app);
      const order = await debit(app, bea);
      await sendToBank(app, order);
      expect((await open(bea)).orders).toMatchObject([
        { id: order.id, refundable: { minor: 1499, money: 'once_collected' } },
      ]);
      await withdraw(bea, order);
      const mail = await nextMail(app, bea);
      expectAcknowledged(mail?.text);
      expect(await orderStateOf(app, bea, order)).toMatchObject({
        state: 'pending',
        refunded_minor: 1499,
      });
      await collect(app, order);
      expect(await orderStateOf(app, bea, order)).toMatchObject({
        state: 'completed',
        refunded_minor: 1499,
      });
      expect(await refundsOf(order)).toMatchObject([{ state: 'done', minor: 1499 }]);
      expect(await balanceOf(app, bea)).toEqual(balance(0, false));
    }));

  it('[PAY-10] [PAY-6] pays back once, also to somebody who leaves meanwhile', () =>
    whenCollected(app, async () => {
      const bo = await addBuyer(app);
      const order = await debit(app, bo);
      await sendToBank(app, order);
      await withdraw(bo, order);
      const left = { deletedAt: app.clock.now(), status: 'deleted' as const };
      await app.core.db.update(users).set(left).where(eq(users.id, bo.id));
      await collect(app, order);
      expect(await refundsOf(order)).toMatchObject([{ state: 'done', minor: 1499 }]);
    }));

  it('[PAY-10] [PAY-6] owes nothing if the bank sends the debit back', () =>
    whenCollected(app, async () => {
      const carla = await addBuyer(app);
      const order = await debit(app, carla);
      await sendToBank(app, order);
      await withdraw(carla, order);
      await dropFile(
        app,
        'back.xml',
        camt('AM04', (await debitRow(app, order.id))?.endToEnd ?? ''),
      );
      await exchangeBankFiles(app);
      expect(await orderStateOf(app, carla, order)).toMatchObject({
        state: 'failed',
        refunded_minor: 0,
      });
      expect(await refundsOf(order)).toMatchObject([{ state: 'held' }]);
    }));

  it('[PAY-10] [PAY-6] while the bank gets the debit cancels it, or pays it back', () =>
    whenCollected(app, async () => {
      const dora = await addBuyer(app);
      const order = await debit(app, dora);
      const results = await runContended(
        app.core,
        ({ db }) => db.select().from(debits).where(eq(debits.orderId, order.id)).for('update'),
        [() => exchangeBankFiles(app), () => withdraw(dora, order)],
      );
      expect(results).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
      const isSent = (await debitRow(app, order.id))?.state === 'sent';
      expect(await orderStateOf(app, dora, order)).toMatchObject({
        state: isSent ? 'pending' : 'cancelled',
      });
      expect(await refundsOf(order)).toHaveLength(isSent ? 1 : 0);
    }));

  it('[PAY-10] says of a payment that is on its way that it is', async () => {
    const eva = await addBuyer(app);
    const { order, reference } = await placeOrder(app, eva);
    await payWith(app, reference, { outcome: 'slow' });
    expect(await check(app, eva, order.id)).toMatchObject({ state: 'pending' });
    expect(await open(eva)).toMatchObject({ orders: [], nothing: { why: 'on_its_way' } });
  });
});

describe('the mail about credits that are returned', () => {
  it('[PAY-10] [PAY-6] acknowledges a withdrawal, and announces no day that is over', async () => {
    const fenna = await addBuyer(app);
    const order = await debit(app, fenna);
    goTo(app, addDays(await sendToBank(app, order), 1));
    await withdraw(fenna, order);
    const mail = await nextMail(app, fenna);
    expectAcknowledged(mail?.text);
    expect(mail?.text).not.toContain('will be collected on');
  });
});

describe('what is paid back', () => {
  it('[PAY-10] [PAY-6] leaves within 14 days, whatever holidays there are', async () => {
    const collection = (day: string) => addBusinessDays(day, 1 + LEAD_DAYS);
    let day = dayOf(app.clock.now());
    while (refundDay(collection(day), addDays(day, 1)) >= confirmationDay(collection(day))) {
      day = addDays(day, 1);
    }
    goTo(app, day);
    const gina = await addBuyer(app);
    const order = await debit(app, gina);
    goTo(app, addDays(day, 1));
    const collectOn = await sendToBank(app, order);
    await withdraw(gina, order);
    goTo(app, refundDay(collectOn, addDays(day, 1)));
    await exchangeBankFiles(app);
    expect(await refundsOf(order)).toMatchObject([{ state: 'done', noteNo: null }]);
    expect(await orderStateOf(app, gina, order)).toMatchObject({ state: 'pending' });
    goTo(app, confirmationDay(collectOn));
    await exchangeBankFiles(app);
    const paid = await orderStateOf(app, gina, order);
    expect(paid).toMatchObject({ state: 'completed', refunded_minor: 1499 });
    expect(await refundsOf(order)).toMatchObject([
      { state: 'done', noteNo: paid.credit_notes[0]?.number },
    ]);
  });
});
