import * as billing from '../../../../contract/billing/orders.ts';
import { quote } from '../../../../contract/billing/quotes.ts';
import { creditNote, receipt } from '../../../../contract/billing/receipts.ts';
import { statement } from '../../../../contract/billing/statement.ts';
import { storedMethods } from '../../../../contract/billing/stored-methods.ts';
import type { OrderFilter } from '../../../../contract/billing/enums.ts';
import { statementFilters } from '../../../../contract/billing/enums.ts';
import type { Call } from '../../../../contract/core/client.ts';
import type { Answer } from '../../../../contract/core/endpoint.ts';
import { limits } from '../../../../contract/limits.ts';
import { notFound, orErrorPage } from '../../../lib/visit.ts';
import { safeBack } from '../rules/back.ts';
import { isOpen } from './rules/order-word.ts';
import type {
  ListData,
  MoneyData,
  NoteData,
  OrderData,
  ReceiptData,
  StatementData,
} from './page-data.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether it brought credits, whoever has paid them by now. */
const isCredited = ({ state, receipt_no, debit }: billing.OrderView): boolean =>
  receipt_no !== null || (state === 'pending' && debit?.credited === true);

/** Whether no order before this one brought credits. */
const isFirst = async (api: Call, order: billing.OrderView): Promise<boolean> => {
  const isThere = order.state === 'completed' || order.state === 'pending';
  if (!isThere || order.refunded_minor > 0 || !isCredited(order)) return false;
  const { orders, next } = await api(billing.orders, { query: { show: 'payments' } });
  return next === null && orders.every((one) => one.id === order.id || !isCredited(one));
};

/** How an order that came to nothing can be paid after all; the page is whole without. */
const waysToPay = async (api: Call, order: billing.OrderView): Promise<OrderData['again']> => {
  const query = { package: String(order.package) };
  const isOver = order.state === 'failed' || order.state === 'cancelled';
  const now = isOver ? await api(quote, { query }).catch(() => null) : null;
  if (!now) return { methods: [], code: null };
  const { methods } = now;
  // What is taken off by itself need not be named, and what is over cannot be.
  if (order.code === null || order.code === now.code) return { methods, code: null };
  const coded = api(quote, { query: { ...query, code: order.code } });
  const counts = coded.then(({ unused }) => unused === null).catch(() => false);
  return { methods, code: (await counts) ? order.code : null };
};

type Looked = Answer<typeof billing.orderCheck>;

/** An answer, unless it fails or takes too long: then something else. */
const inTime = <T>(answer: Promise<T>, otherwise: T): Promise<T> => {
  const { promise, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(() => resolve(otherwise), limits.paymentStatusTimeoutMs);
  answer.then(resolve, () => resolve(otherwise)).finally(() => clearTimeout(timer));
  return promise;
};

/** An order as the provider knows it: whoever has just paid is not told that they have not. */
const lookAt = async (api: Call, id: string): Promise<Looked> => {
  const known = { ...(await api(billing.orderState, { query: { id } })), payable: false };
  return isOpen(known.order) ? inTime(api(billing.orderCheck, { body: { id } }), known) : known;
};

const loadOrder = async (api: Call, id: string, query: URLSearchParams): Promise<OrderData> => {
  const started = await lookAt(api, id);
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
    withdrawn: query.has('withdrawn'),
  };
};

const loadReceipt = async (api: Call, id: string): Promise<ReceiptData> => ({
  page: 'receipt',
  ...(await api(receipt, { query: { id } })),
});

const loadNote = async (api: Call, orderId: string, id: string): Promise<NoteData> => {
  const note = await api(creditNote, { query: { id } });
  if (note.receipt.order.id !== orderId) throw notFound();
  return { page: 'note', id, ...note };
};

const loadList = async (api: Call, query: URLSearchParams): Promise<ListData> => {
  const [cursor, openCursor] = [query.get('cursor'), query.get('open')];
  const listOf = (show: OrderFilter, from: string | null) =>
    api(billing.orders, { query: { show, ...(from !== null && { cursor: from }) } });
  const [list, open, kept] = await Promise.all([
    listOf('payments', cursor),
    listOf('open', openCursor),
    api(storedMethods),
  ]);
  return { page: 'payments', list, open, kept: kept.methods, cursor, openCursor };
};

const loadStatement = async (api: Call, query: URLSearchParams): Promise<StatementData> => {
  const cursor = query.get('cursor');
  const part = statementFilters.find((one) => one === query.get('part')) ?? 'all';
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
    const note = query.get('note');
    if (note !== null) return orErrorPage<MoneyData>(loadNote(api, id, note));
    return orErrorPage<MoneyData>(
      query.has('print') ? loadReceipt(api, id) : loadOrder(api, id, query),
    );
  }
  return orErrorPage<MoneyData>(
    query.get('show') === 'credits' ? loadStatement(api, query) : loadList(api, query),
  );
};
