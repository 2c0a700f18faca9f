import type { Answer, Input } from '#contract/core/endpoint.ts';
import * as contract from '#contract/console/index.ts';
import type { TestApp } from './app.ts';
import type { Staff } from './staff.ts';

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

/** Gives money back as somebody of the staff. */
export const giveBack = (
  app: TestApp,
  { staff }: Staff,
  form: Omit<Form, 'reason'>,
): Promise<Page> =>
  app.as({ staff })(contract.orderRefund, { body: { reason: 'Asked by mail', ...form } });
