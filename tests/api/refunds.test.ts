import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { applyPaymentEvent } from '#server/features/billing/orders/apply-payment-event.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { textsOf } from '../support/outbox.ts';
import { write } from '../support/chats.ts';
import { expectMail } from '../support/mail-texts.ts';
import { addMan } from '../support/members.ts';
import { addBuyer, as, buy, orderRow, balance, balanceOf, sandboxOf } from '../support/payments.ts';
import type { Person } from '../support/people.ts';
import { withSettings } from '../support/sites.ts';
import { waitFor } from '../support/wait.ts';

const { refunds } = tables;

const app = await appOfFile();
let aart: Person;

beforeAll(async () => {
  aart = await addMan(app.core, 'Aart', {}, { paidUser: true });
});

const ask = (person: Person, id: string, minor: number) =>
  as(app, person)(api.refund, { body: { id, minor } });

const sentBack = (orderId: string) =>
  waitFor(async () => {
    const [row] = await app.core.db.select().from(refunds).where(eq(refunds.orderId, orderId));
    return row?.state === 'done' ? row : null;
  }, 'money that goes back');

const paidBack = async (orderId: string) => {
  const { reference } = await orderRow(app, orderId);
  const entry = await sandboxOf(app.core).checkout.open(reference ?? '');
  return Object.values(entry?.refunds ?? {});
};

describe('returning unused credits', () => {
  it('[PAY-10] pays back exactly what they cost, the way it was paid, and tells so', async () => {
    const anna = await addBuyer(app);
    const { id } = await buy(app, anna);
    for (let sent = 0; sent < 5; sent += 1) await write(app, anna, aart);
    const [order] = (await as(app, anna)(api.orders, { query: {} })).orders;
    expect(order?.refundable).toMatchObject({ credits: 20, minor: 999 });
    const { order: after } = await ask(anna, id, 999);
    expect(after).toMatchObject({ state: 'completed', refunded_minor: 999, refundable: null });
    expect(await balanceOf(app, anna)).toEqual(balance(0, true));
    expect(await sentBack(id)).toMatchObject({ credits: 20, minor: 999, kind: 'asked' });
    expect(await paidBack(id)).toEqual([999]);
    const mails = await app.mailsTo(anna.email, 2);
    const told = textsOf(mails).find((text) => text.includes('€9.99'));
    expect(told).toMatch(/Time: .*\d{4}/);
    const { refunds: listed } = await as(app, anna)(api.receipt, { query: { id } });
    expect(listed).toMatchObject([{ credits: 20, minor: 999 }]);
  });

  it('[PAY-10] that fails later is told, so that the money finds another way', async () => {
    const ines = await addBuyer(app);
    const { id } = await buy(app, ines);
    await ask(ines, id, 1499);
    const { id: key } = await sentBack(id);
    const logged = vi.spyOn(app.core.log, 'error').mockReturnValue();
    const happened = { word: 'refund.failed', happenedAt: app.clock.now() };
    const none = { report: null, dispute: null };
    const word = { id: 'evt_refund_failed', ...happened, ...none, failedRefund: key };
    for (let times = 0; times < 2; times += 1) {
      await app.core.transact((tx) => applyPaymentEvent(app.core, tx, word));
    }
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
    const [row] = await app.core.db.select().from(refunds).where(eq(refunds.orderId, id));
    expect(row?.state).toBe('failed');
    const mails = await app.mailsTo(ines.email, 3);
    const failed = mails.find(({ subject }) => subject.startsWith('We couldn’t send'));
    expectMail(failed, 'en', 'refundFailed', {
      name: ines.name,
      price: '€14.99',
      support: 'support@duet.example',
      site: 'Duet',
    });
  });

  it('[PAY-10] happens once, however often it is asked for', async () => {
    const bea = await addBuyer(app);
    const { id } = await buy(app, bea);
    const asked = await Promise.allSettled(Array.from({ length: 6 }, () => ask(bea, id, 1499)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(ask(bea, id, 1499)).rejects.toMatchObject({
      answer: { code: 'nothing_to_refund' },
    });
    await sentBack(id);
    expect(await paidBack(id)).toEqual([1499]);
    expect(await balanceOf(app, bea)).toEqual(balance(0, false));
  });

  it('[PAY-10] and spending at the same time never give anything twice', async () => {
    const carla = await addBuyer(app);
    const { id } = await buy(app, carla);
    const [given, ...sent] = await Promise.allSettled([
      ask(carla, id, 1499),
      ...Array.from({ length: 4 }, () => write(app, carla, aart)),
    ]);
    const spent = sent.filter(({ status }) => status === 'fulfilled').length;
    const purseNow = await balanceOf(app, carla);
    expect(purseNow.entries).toBe(purseNow.credits);
    expect(purseNow.lots).toBe(purseNow.credits);
    if (given.status === 'fulfilled') expect(purseNow.credits).toBe(0);
    else {
      expect(given.reason).toMatchObject({
        answer: { code: 'refund_changed', error: expect.stringContaining('used credits') },
      });
      expect(purseNow.credits).toBe(30 - 2 * spent);
    }
  });

  it('[PAY-10] is possible for as long as the site says, and what was given stays', async () => {
    const dora = await addBuyer(app, { credits: 10 });
    const { id } = await buy(app, dora);
    await withSettings(app, { refund_days: 3 }, async () => {
      app.clock.forward({ days: 4 });
      await expect(ask(dora, id, 1499)).rejects.toMatchObject({ answer: { code: 'refund_over' } });
    });
    expect((await ask(dora, id, 1499)).order.refunded_minor).toBe(1499);
    expect(await balanceOf(app, dora)).toEqual(balance(10, false));
  });

  it('[PAY-2] ends premium when everything came back, unless the site keeps it', async () => {
    const eva = await addBuyer(app);
    const first = await buy(app, eva);
    const second = await buy(app, eva);
    await ask(eva, first.id, 1499);
    expect(await balanceOf(app, eva)).toEqual(balance(30, true));
    await withSettings(app, { premium_after_refund: true }, async () => {
      await ask(eva, second.id, 1499);
    });
    expect(await balanceOf(app, eva)).toEqual(balance(0, true));
  });
});
