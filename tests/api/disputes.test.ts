import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import type { ProviderReport } from '#server/adapters/payments/index.ts';
import { ProviderError } from '#server/adapters/payments/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { write } from '../support/chats.ts';
import { addMan } from '../support/members.ts';
import {
  addBuyer,
  as,
  reportOf,
  orderRow,
  payWith,
  placeOrder,
  balance,
  balanceOf,
  sandboxOf,
  postReport,
} from '../support/payments.ts';
import type { Person } from '../support/people.ts';
import { waitFor } from '../support/wait.ts';

const { refunds } = tables;

const app = await appOfFile();
let aart: Person;

beforeAll(async () => {
  aart = await addMan(app.core, 'Aart', {}, { paidUser: true });
});

type Placed = Awaited<ReturnType<typeof placeOrder>>;

const say = ({ order, reference }: Placed, state: ProviderReport['state']) =>
  postReport(app, `evt_${randomUUID()}`, reportOf(order, reference, { state }));

const refundsOf = (id: string) => app.core.db.select().from(refunds).where(eq(refunds.orderId, id));

describe('a dispute that is won', () => {
  it('[PAY-4] [PAY-11] brings back what was taken, once, and nothing of what was spent', async () => {
    const anna = await addBuyer(app);
    const placed = await placeOrder(app, anna);
    const { id } = placed.order;
    await say(placed, 'completed');
    await write(app, anna, aart);
    await say(placed, 'returned');
    expect(await balanceOf(app, anna)).toEqual(balance(0, false));
    await Promise.all([say(placed, 'restored'), say(placed, 'restored')]);
    await say(placed, 'restored');
    expect(await balanceOf(app, anna)).toEqual(balance(28, true));
    expect(await orderRow(app, id)).toMatchObject({
      state: 'completed',
      failure: null,
      refundedMinor: 0,
    });
    expect(await refundsOf(id)).toEqual([]);
    const { entries } = await as(app, anna)(api.statement, { query: {} });
    expect(entries[0]).toMatchObject({ kind: 'corrected', what: 'order', amount: 28, balance: 28 });
    const { orders } = await as(app, anna)(api.orders, { query: {} });
    expect(orders).toMatchObject([{ id, refundable: { credits: 28, minor: 1399 } }]);
  });

  it('[PAY-4] comes to the same in any order', async () => {
    const error = vi.spyOn(app.core.log, 'error').mockReturnValue();
    const states = ['pending', 'completed', 'returned', 'restored', 'failed'] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([...states], { minLength: states.length }),
        async (shuffled) => {
          const buyer = await addBuyer(app);
          const placed = await placeOrder(app, buyer);
          for (const state of shuffled) await say(placed, state);
          expect(await orderRow(app, placed.order.id)).toMatchObject({
            state: 'completed',
            failure: null,
            refundedMinor: 0,
          });
          expect(await balanceOf(app, buyer)).toEqual(balance(30, true));
        },
      ),
      { numRuns: 12 },
    );
    error.mockRestore();
  });

  it('[PAY-4] [PAY-10] sends back what the member had asked for before', async () => {
    const bea = await addBuyer(app);
    const placed = await placeOrder(app, bea);
    const { id } = placed.order;
    await payWith(app, placed.reference);
    await say(placed, 'completed');
    await write(app, bea, aart);
    const error = vi.spyOn(app.core.log, 'error').mockReturnValue();
    const refund = vi
      .spyOn(app.core.payments, 'refund')
      .mockRejectedValue(new ProviderError('disputed'));
    await as(app, bea)(api.refund, { body: { id, minor: 1399 } });
    await say(placed, 'returned');
    expect(await orderRow(app, id)).toMatchObject({ refundedMinor: 1499 });
    refund.mockRestore();
    error.mockRestore();
    await say(placed, 'restored');
    expect(await orderRow(app, id)).toMatchObject({ state: 'completed', refundedMinor: 1399 });
    expect(await balanceOf(app, bea)).toEqual(balance(0, true));
    const paid = await waitFor(async () => {
      const [row] = await refundsOf(id);
      return row?.state === 'done' ? row : null;
    }, 'money that goes back');
    expect(paid).toMatchObject({ kind: 'asked', minor: 1399 });
    const entry = await sandboxOf(app.core).checkout.open(placed.reference);
    expect(Object.values(entry?.refunds ?? {})).toEqual([1399]);
  });

  it('[PAY-4] is played through by the test provider', async () => {
    const carla = await addBuyer(app);
    const placed = await placeOrder(app, carla);
    await payWith(app, placed.reference, { outcome: 'restored' });
    const become = (state: string, failure: string | null) =>
      waitFor(async () => {
        const row = await orderRow(app, placed.order.id);
        return row.state === state && row.failure === failure ? row : null;
      }, `an order that is ${state}`);
    await become('completed', null);
    app.clock.forward({ seconds: 21 });
    await sandboxOf(app.core).checkout.open(placed.reference);
    await become('failed', 'returned');
    app.clock.forward({ seconds: 21 });
    await sandboxOf(app.core).checkout.open(placed.reference);
    expect((await become('completed', null)).restoredAt).not.toBeNull();
    expect(await balanceOf(app, carla)).toEqual(balance(30, true));
  });
});
