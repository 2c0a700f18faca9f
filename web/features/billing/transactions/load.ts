import * as billing from '../../../../contract/billing/orders.ts';
import { statement } from '../../../../contract/billing/statement.ts';
import { statementParts } from '../../../../contract/billing/words.ts';
import type { Call } from '../../../../contract/core/client.ts';
import { notFound, orErrorPage } from '../../../lib/visit.ts';
import { safeBack } from '../rules/back.ts';
import type { ListData, MoneyData, OrderData, ReceiptData, StatementData } from './page-data.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether no order before this one was paid. */
const isFirst = async (api: Call, { id, state }: billing.OrderView): Promise<boolean> => {
  if (state !== 'completed') return false;
  const { orders, next } = await api(billing.orders, { query: {} });
  return next === null && orders.every((one) => one.id === id || one.receipt_no === null);
};

/** How an order that came to nothing can be paid after all; the page is whole without. */
const waysToPay = async (api: Call, order: billing.OrderView): Promise<OrderData['again']> => {
  const query = { package: String(order.package) };
  const isOver = order.state === 'failed' || order.state === 'cancelled';
  const now = isOver ? await api(billing.quote, { query }).catch(() => null) : null;
  if (!now) return { methods: [], code: null };
  const { methods } = now;
  // What is taken off by itself need not be named, and what is over cannot be.
  if (order.code === null || order.code === now.code) return { methods, code: null };
  const coded = api(billing.quote, { query: { ...query, code: order.code } });
  return { methods, code: await coded.then(({ code }) => code).catch(() => null) };
};

const loadOrder = async (api: Call, id: string, query: URLSearchParams): Promise<OrderData> => {
  // Without scripts nobody but the reader asks the provider again.
  const started = query.has('look')
    ? await api(billing.orderCheck, { body: { id } })
    : await api(billing.orderState, { query: { id } });
  const [first, again] = await Promise.all([
    isFirst(api, started.order),
    waysToPay(api, started.order),
  ]);
  const returned = Number(query.get('returned'));
  return {
    page: 'order',
    ...started,
    first,
    again,
    back: safeBack(query.get('back')),
    returning: query.has('return'),
    returned: Number.isSafeInteger(returned) && returned > 0 ? returned : null,
  };
};

const loadReceipt = async (api: Call, id: string): Promise<ReceiptData> => ({
  page: 'receipt',
  ...(await api(billing.receipt, { query: { id } })),
});

const loadList = async (api: Call, cursor: string | null): Promise<ListData> => ({
  page: 'payments',
  list: await api(billing.orders, { query: { ...(cursor !== null && { cursor }) } }),
  cursor,
});

const loadStatement = async (api: Call, query: URLSearchParams): Promise<StatementData> => {
  const cursor = query.get('cursor');
  const part = statementParts.find((one) => one === query.get('part')) ?? 'all';
  const list = await api(statement, {
    query: { show: part, ...(cursor !== null && { cursor }) },
  });
  return { page: 'credits', part, list, cursor };
};

/** For the loader: an order, its receipt, all payments, or what became of credits. */
export const loadMoney = (
  api: Call,
  id: string | undefined,
  query: URLSearchParams,
): Promise<MoneyData> => {
  if (id !== undefined) {
    if (!UUID.test(id)) throw notFound();
    return orErrorPage<MoneyData>(
      query.has('print') ? loadReceipt(api, id) : loadOrder(api, id, query),
    );
  }
  return orErrorPage<MoneyData>(
    query.get('show') === 'credits'
      ? loadStatement(api, query)
      : loadList(api, query.get('cursor')),
  );
};
