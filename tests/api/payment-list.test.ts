import { expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { api } from '#contract/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import {
  addBuyer,
  as,
  buy,
  check,
  reportOf,
  payWith,
  placeOrder,
  postReport,
} from '../support/payments.ts';

const app = await appOfFile();

it('[PAY-3] lists payments apart from what came to nothing', async () => {
  const anna = await addBuyer(app);
  const paid = await buy(app, anna);
  const refused = await placeOrder(app, anna);
  await payWith(app, refused.reference, { outcome: 'refused' });
  await check(app, anna, refused.order.id);
  const taken = await placeOrder(app, anna);
  for (const state of ['completed', 'returned'] as const) {
    await postReport(app, randomUUID(), reportOf(taken.order, taken.reference, { state }));
  }
  const given = await placeOrder(app, anna);
  await as(app, anna)(api.orderCancel, { body: { id: given.order.id } });
  const slow = await placeOrder(app, anna);
  await payWith(app, slow.reference, { outcome: 'slow' });
  await check(app, anna, slow.order.id);
  const begun = await placeOrder(app, anna, { credits: 80 });

  const listed = async (show?: 'payments' | 'open') => {
    const { orders } = await as(app, anna)(api.orders, { query: { ...(show && { show }) } });
    return orders.map(({ id }) => id);
  };
  const payments = [slow.order.id, taken.order.id, paid.id];
  const open = [begun.order.id, given.order.id, refused.order.id];
  expect(await listed('payments')).toEqual(payments);
  expect(await listed('open')).toEqual(open);
  expect((await listed()).toSorted()).toEqual([...payments, ...open].toSorted());
});
