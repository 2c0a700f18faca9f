import type { Answer, Input } from '#contract/core/endpoint.ts';
import * as contract from '#contract/console/index.ts';
import type { TestApp } from './app.ts';
import { orderRow, sandboxOf } from './payments.ts';
import type { Staff } from './staff.ts';
import { waitFor } from './wait.ts';

type Page = Answer<typeof contract.orderRead>;
type Form = Input<typeof contract.orderRefund>['body'];

/** An order as the console shows it. */
export const openOrder = (app: TestApp, { staff }: Staff, id: string): Promise<Page> =>
  app.as({ staff })(contract.orderRead, { query: { id } });

/** Orders in the console. */
export const listOrders = (
  app: TestApp,
  { staff }: Staff,
  query: Input<typeof contract.orderList>['query'] = {},
) => app.as({ staff })(contract.orderList, { query });

/** Sees to a refund that came to nothing. */
export const mendRefund = (
  app: TestApp,
  { staff }: Staff,
  id: string,
  remedy: Input<typeof contract.refundMend>['body']['remedy'],
): Promise<Page> =>
  app.as({ staff })(contract.refundMend, { body: { id, remedy, reason: 'Came back' } });

/** Gives money back as somebody of the staff. */
export const giveBack = (
  app: TestApp,
  { staff }: Staff,
  form: Omit<Form, 'reason'>,
): Promise<Page> =>
  app.as({ staff })(contract.orderRefund, { body: { reason: 'Asked by mail', ...form } });

/** What the provider sent back, once all of it is. */
export const sentBack = (app: TestApp, staff: Staff, id: string) =>
  waitFor(async () => {
    const { refunds } = await openOrder(app, staff, id);
    if (refunds.some(({ state }) => state === 'due')) return null;
    const { reference } = await orderRow(app, id);
    const entry = await sandboxOf(app.core).checkout.open(reference ?? '');
    return Object.values(entry?.refunds ?? {});
  }, 'money that goes back');
