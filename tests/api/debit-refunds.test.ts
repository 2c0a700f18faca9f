import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import type { OrderView } from '#contract/billing/index.ts';
import { limits } from '#contract/limits.ts';
import { tables } from '#server/db/index.ts';
import { runJob } from '../support/accounts.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { write } from '../support/chats.ts';
import {
  bankFiles,
  collect,
  debit,
  debitRow,
  exchangeBankFiles,
  nextMail,
  sendToBank,
  whenCollected,
} from '../support/debits.ts';
import { runContended } from '../support/lock-contention.ts';
import { addMan } from '../support/members.ts';
import { addBuyer, as, orderRow, balance, balanceOf, orderStateOf } from '../support/payments.ts';
import type { Person } from '../support/people.ts';
import { withSettings } from '../support/sites.ts';

const { debits, refunds, users } = tables;

const app = await appOfFile();
let aart: Person;

beforeAll(async () => {
  aart = await addMan(app.core, 'Aart', {}, { paidUser: true });
});

const erase = async ({ id }: Person): Promise<void> => {
  const left = { deletedAt: app.clock.now(), status: 'deleted' as const };
  await app.core.db.update(users).set(left).where(eq(users.id, id));
  app.clock.forward({ days: limits.deletionDays + 1 });
  await runJob(app, 'erase-accounts');
};

const refundsOf = ({ id }: OrderView) =>
  app.core.db.select().from(refunds).where(eq(refunds.orderId, id));

const giveBack = (person: Person, { id }: OrderView, minor: number) =>
  as(app, person)(api.refund, { body: { id, minor } });

describe('credits that are returned', () => {
  it('[PAY-6] [PAY-10] before the bank knows of it cancel the collection', async () => {
    const jet = await addBuyer(app);
    const order = await debit(app, jet);
    expect(order.refundable).toMatchObject({ minor: 1499, money: 'not_collected' });
    const answers = await Promise.allSettled([
      giveBack(jet, order, 1499),
      giveBack(jet, order, 1499),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const before = await bankFiles(app, 'out');
    await exchangeBankFiles(app);
    expect(await bankFiles(app, 'out')).toEqual(before);
    expect(await orderStateOf(app, jet, order)).toMatchObject({
      state: 'cancelled',
      refunded_minor: 0,
    });
    expect(await refundsOf(order)).toEqual([]);
    expect(await balanceOf(app, jet)).toEqual(balance(0, false));
    expect((await nextMail(app, jet))?.text).toContain('won’t be collected');
  });

  it('[PAY-2] leave no premium behind of what was never paid, even where it stays after refunds', () =>
    withSettings(app, { premium_after_refund: true }, async () => {
      const ida = await addBuyer(app);
      await giveBack(ida, await debit(app, ida), 1499);
      expect(await balanceOf(app, ida)).toEqual(balance(0, false));
    }));

  it('[PAY-10] can be returned as long as was said, whenever they are collected', async () => {
    const inge = await addBuyer(app);
    const order = await debit(app, inge);
    await sendToBank(app, order);
    await collect(app, order);
    const { refundable, ...paid } = await orderStateOf(app, inge, order);
    expect(paid).toMatchObject({ state: 'completed' });
    expect(refundable === null || refundable.until === order.refundable?.until).toBe(true);
  });

  it('[PAY-6] that were not given to somebody who left are paid back once collected', () =>
    whenCollected(app, async () => {
      const ilse = await addBuyer(app);
      const order = await debit(app, ilse);
      await sendToBank(app, order);
      const left = { deletedAt: app.clock.now(), status: 'deleted' as const };
      await app.core.db.update(users).set(left).where(eq(users.id, ilse.id));
      await collect(app, order);
      expect(await refundsOf(order)).toMatchObject([{ minor: 1499, state: 'done' }]);
    }));

  it('[PAY-6] [PAY-10] can be withdrawn from before they are paid, which is acknowledged', async () => {
    const jes = await addBuyer(app);
    const order = await debit(app, jes);
    expect((await as(app, jes)(api.user)).user.withdraw_until).toBe(order.refundable?.until);
    expect((await as(app, jes)(api.withdrawals)).orders).toMatchObject([{ id: order.id }]);
    const elsewhere = `elsewhere.${jes.email}`;
    const withdrawal = { name: 'Jes de Boer', email: elsewhere };
    await as(app, jes)(api.refund, { body: { id: order.id, minor: 1499, withdrawal } });
    expect(await orderStateOf(app, jes, order)).toMatchObject({ state: 'cancelled' });
    const [there] = await app.mailsTo(elsewhere, 1);
    const here = await nextMail(app, jes);
    for (const mail of [there, here]) {
      expect(mail?.text).toContain('will not be collected');
      expect(mail?.text).toContain('Your declaration: I withdraw from my purchase of 30 credits');
      expect(mail?.text).toMatch(/Received: .*\d:\d\d CES?T/);
    }
    expect((await as(app, jes)(api.user)).user.withdraw_until).toBeNull();
  });

  it('[PAY-6] [PAY-10] while the bank gets it are not collected, or paid back later', async () => {
    const jolijn = await addBuyer(app);
    const order = await debit(app, jolijn);
    const results = await runContended(
      app.core,
      ({ db }) => db.select().from(debits).where(eq(debits.orderId, order.id)).for('update'),
      [() => exchangeBankFiles(app), () => giveBack(jolijn, order, 1499)],
    );
    expect(results).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
    const row = await debitRow(app, order.id);
    const isSent = row?.state === 'sent';
    expect(await orderStateOf(app, jolijn, order)).toMatchObject({
      state: isSent ? 'pending' : 'cancelled',
    });
    expect(await refundsOf(order)).toHaveLength(isSent ? 1 : 0);
    expect(await balanceOf(app, jolijn)).toEqual(balance(0, false));
  });

  it('[PAY-6] [PAY-10] are paid back, with a credit note, once it is collected', async () => {
    const kim = await addBuyer(app);
    const order = await debit(app, kim);
    for (let sent = 0; sent < 5; sent += 1) await write(app, kim, aart);
    await sendToBank(app, order);
    expect((await orderStateOf(app, kim, order)).refundable).toMatchObject({
      minor: 999,
      money: 'once_collected',
    });
    await giveBack(kim, order, 999);
    expect(await orderStateOf(app, kim, order)).toMatchObject({
      state: 'pending',
      credit_notes: [],
    });
    expect(await balanceOf(app, kim)).toEqual(balance(0, true));
    await collect(app, order);
    const paid = await orderStateOf(app, kim, order);
    expect(paid).toMatchObject({ state: 'completed', refunded_minor: 999 });
    const [note] = paid.credit_notes;
    expect((note?.number ?? '') > (paid.receipt_no ?? '')).toBe(true);
    expect(await refundsOf(order)).toMatchObject([{ state: 'done', noteNo: note?.number }]);
    expect(await balanceOf(app, kim)).toEqual(balance(0, true));
    expect(await app.mailsTo(kim.email, 4)).toHaveLength(4);
  });
});

describe('an account that is erased before the collection', () => {
  it('[PAY-6] pays for the credits that it had', async () => {
    const lies = await addBuyer(app);
    const order = await debit(app, lies);
    await sendToBank(app, order);
    await erase(lies);
    await exchangeBankFiles(app);
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'completed', userId: null });
    expect(await refundsOf(order)).toEqual([]);
  });

  it('[PAY-6] gets back what was collected for credits that it never had', async () => {
    await whenCollected(app, async () => {
      const [mia, noor] = [await addBuyer(app), await addBuyer(app)];
      const sent = await debit(app, mia);
      await sendToBank(app, sent);
      const waiting = await debit(app, noor);
      await erase(mia);
      await erase(noor);
      expect(await debitRow(app, waiting.id)).toBeUndefined();
      expect(await orderRow(app, waiting.id)).toMatchObject({ state: 'cancelled' });
      await exchangeBankFiles(app);
      expect(await orderRow(app, sent.id)).toMatchObject({ state: 'completed' });
      expect(await refundsOf(sent)).toMatchObject([{ minor: 1499, state: 'done' }]);
    });
  });
});
