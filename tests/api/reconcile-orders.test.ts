import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import {
  addBuyer,
  check,
  reportOf,
  orderRow,
  payWith,
  placeOrder,
  balance,
  balanceOf,
  runBillingJob,
  postReport,
} from '../support/payments.ts';

const { orders } = tables;

const app = await appOfFile();

const follow = () => runBillingJob(app, 'billing.follow-orders');

describe('following orders', () => {
  it('[PAY-3] reaches all that are open, however many wait before them', async () => {
    const anna = await addBuyer(app);
    const { order, reference } = await placeOrder(app, anna);
    await payWith(app, reference, { outcome: 'slow' });
    await check(app, anna, order.id);
    const row = await orderRow(app, order.id);
    // All at the same moment, as far as the database tells moments apart.
    const waiting = Array.from({ length: 250 }, (_, index) => ({
      ...row,
      id: randomUUID(),
      no: randomUUID(),
      clientId: randomUUID(),
      reference: `unknown ${index}`,
    }));
    await app.core.db.insert(orders).values(waiting);
    const last = { createdAt: new Date(row.createdAt.getTime() + 1000) };
    await app.core.db.update(orders).set(last).where(eq(orders.id, order.id));
    const look = vi.spyOn(app.core.payments, 'fetchStatus');
    app.clock.forward({ hours: 2 });
    await follow();
    expect(new Set(look.mock.calls.map(([asked]) => asked)).size).toBe(251);
    expect(look).toHaveBeenCalledTimes(251);
    look.mockRestore();
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'completed' });
    for (const { id } of waiting) await app.core.db.delete(orders).where(eq(orders.id, id));
  });

  it('[PAY-3] asks after those whose first answer was lost', async () => {
    const bea = await addBuyer(app);
    const { order, reference } = await placeOrder(app, bea);
    await app.core.db.update(orders).set({ reference: null }).where(eq(orders.id, order.id));
    await postReport(app, `evt_${randomUUID()}`, reportOf(order, reference, { state: 'pending' }));
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'pending', reference });
  });

  it('[PAY-3] gives up after a week what no provider can be asked for, and tells operators', async () => {
    const carla = await addBuyer(app);
    const { order, reference } = await placeOrder(app, carla);
    const lost = { state: 'pending', reference: null } as const;
    await app.core.db.update(orders).set(lost).where(eq(orders.id, order.id));
    const error = vi.spyOn(app.core.log, 'error').mockReturnValue();
    app.clock.forward({ days: 6 });
    await follow();
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'pending' });
    app.clock.forward({ days: 2 });
    await follow();
    await follow();
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'cancelled' });
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
    // Paid all the same, it counts.
    await postReport(app, `evt_${randomUUID()}`, reportOf(order, reference));
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'completed', reference });
    expect(await balanceOf(app, carla)).toEqual(balance(30, true));
  });
});
