import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import type { ProviderReport } from '#server/adapters/payments/index.ts';
import { runJob } from '../support/accounts.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { textsOf } from '../support/outbox.ts';
import { write } from '../support/chats.ts';
import { addMan } from '../support/members.ts';
import {
  addBuyer,
  as,
  buy,
  check,
  reportOf,
  orderRow,
  payWith,
  placeOrder,
  postSigned,
  balance,
  balanceOf,
  runBillingJob,
  sandboxOf,
  postReport,
} from '../support/payments.ts';
import { PASSWORD } from '../support/people.ts';
import { waitFor } from '../support/wait.ts';

const app = await appOfFile();

const event = () => `evt_${randomUUID()}`;

describe('word of the provider', () => {
  it('[PAY-4] counts once, however often it comes', async () => {
    const anna = await addBuyer(app);
    const { order, reference } = await placeOrder(app, anna);
    const [id, news] = [event(), reportOf(order, reference)];
    const answers = await Promise.all(Array.from({ length: 10 }, () => postReport(app, id, news)));
    expect(answers).toEqual(Array.from({ length: 10 }, () => 200));
    // The same under other ids, while the page asks the provider as well.
    await payWith(app, reference);
    await Promise.all([
      postReport(app, event(), news),
      check(app, anna, order.id),
      postReport(app, event(), news),
    ]);
    expect(await balanceOf(app, anna)).toEqual(balance(30, true));
  });

  it.each(['{}', '[]', 'null', '{"id":"evt_1"}', '{"id":"evt_1","payment":{"orderId":"1"}}', 'no'])(
    '[PAY-4] is refused when it is signed but says nothing: %s',
    async (body) => expect(await postSigned(app, body)).toBe(400),
  );

  it('[PAY-4] comes to the same in any order', async () => {
    const states: readonly Partial<ProviderReport>[] = [
      { state: 'pending' },
      { state: 'failed', failure: 'refused' },
      { state: 'completed' },
      { state: 'cancelled' },
      { state: 'pending' },
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...states], { minLength: states.length }),
        async (shuffled) => {
          const buyer = await addBuyer(app);
          const { order, reference } = await placeOrder(app, buyer);
          for (const state of shuffled)
            await postReport(app, event(), reportOf(order, reference, state));
          expect(await orderRow(app, order.id)).toMatchObject({ state: 'completed' });
          expect(await balanceOf(app, buyer)).toEqual(balance(30, true));
        },
      ),
      { numRuns: 12 },
    );
  });

  it('[PAY-4] of money that was taken back ends an order for good, whatever came first', async () => {
    for (const states of [
      ['completed', 'returned'],
      ['returned', 'completed'],
      ['pending', 'returned', 'failed', 'completed'],
    ] as const) {
      const buyer = await addBuyer(app);
      const { order, reference } = await placeOrder(app, buyer);
      for (const state of states)
        await postReport(app, event(), reportOf(order, reference, { state }));
      expect(await orderRow(app, order.id)).toMatchObject({
        state: 'failed',
        failure: 'returned',
        refundedMinor: 1499,
      });
      expect(await balanceOf(app, buyer)).toEqual(balance(0, false));
    }
  });

  it('[PAY-11] of money that was taken back takes only credits that are left', async () => {
    const bea = await addBuyer(app);
    const aart = await addMan(app.core, 'Aart', {}, { paidUser: true });
    const { order, reference } = await placeOrder(app, bea);
    await postReport(app, event(), reportOf(order, reference));
    await buy(app, bea, { credits: 80 });
    await write(app, bea, aart);
    await postReport(
      app,
      event(),
      reportOf(order, reference, { state: 'returned', failure: 'returned' }),
    );
    expect(await balanceOf(app, bea)).toEqual(balance(80, true));
    const { entries } = await as(app, bea)(api.statement, { query: {} });
    expect(entries[0]).toMatchObject({ kind: 'returned', what: 'order', amount: -28, balance: 80 });
    const mails = await app.mailsTo(bea.email, 3);
    expect(textsOf(mails)).toContainEqual(expect.stringContaining('reversed'));
  });

  it('[PAY-4] is not believed when it is forged, stale, or of another amount', async () => {
    const carla = await addBuyer(app);
    const { order, reference } = await placeOrder(app, carla);
    const news = reportOf(order, reference);
    expect(await postReport(app, event(), news, { key: randomBytes(32) })).toBe(400);
    const before = new Date(app.clock.now().getTime() - 301_000);
    expect(await postReport(app, event(), news, { at: before })).toBe(400);
    const { statusCode } = await app.send('POST', api.paymentEvent.path, {
      body: JSON.stringify({ id: event(), payment: news }),
      headers: { 'sec-fetch-site': undefined },
    });
    expect(statusCode).toBe(400);
    for (const wrong of [{ minor: 1 }, { minor: 1500 }, { currency: 'USD' }]) {
      expect(await postReport(app, event(), { ...news, ...wrong })).toBe(200);
    }
    expect(await postReport(app, event(), { ...news, orderId: randomUUID() })).toBe(200);
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'loading' });
    expect(await balanceOf(app, carla)).toEqual(balance(0, false));
  });

  it('[PAY-10] tells what the provider calls a payment, if its first answer was lost', async () => {
    const eva = await addBuyer(app);
    const { order, reference } = await placeOrder(app, eva);
    const { orders } = tables;
    await app.core.db.update(orders).set({ reference: null }).where(eq(orders.id, order.id));
    await payWith(app, reference);
    const paid = await waitFor(async () => {
      const row = await orderRow(app, order.id);
      return row.state === 'completed' ? row : null;
    }, 'word of the provider');
    expect(paid.reference).toBe(reference);
  });

  it('[PAY-4] about somebody who is gone sends the money back', async () => {
    const dora = await addBuyer(app);
    const { order, reference } = await placeOrder(app, dora);
    await payWith(app, reference, { outcome: 'slow' });
    await check(app, dora, order.id);
    await as(app, dora)(api.accountDelete, { body: { password: PASSWORD } });
    app.clock.forward({ days: 15 });
    await runJob(app, 'erase-accounts');
    expect(await orderRow(app, order.id)).toMatchObject({ userId: null, state: 'pending' });
    await runBillingJob(app, 'billing.follow-orders');
    expect(await orderRow(app, order.id)).toMatchObject({
      state: 'completed',
      refundedMinor: 1499,
      lotId: null,
    });
    const entry = () => sandboxOf(app.core).checkout.open(reference);
    const back = await waitFor(async () => {
      const [minor] = Object.values((await entry())?.refunds ?? {});
      return minor ?? null;
    }, 'money that goes back');
    expect(back).toBe(1499);
  });
});
