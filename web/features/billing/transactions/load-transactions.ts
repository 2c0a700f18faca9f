import * as billing from '#contract/billing/orders.ts';
import { quote } from '#contract/billing/quotes.ts';
import { creditNote, receipt } from '#contract/billing/receipts.ts';
import { statement } from '#contract/billing/statement.ts';
import { storedMethods } from '#contract/billing/stored-methods.ts';
import type { OrderFilter } from '#contract/billing/enums.ts';
import { statementFilters } from '#contract/billing/enums.ts';
import type { Call } from '#contract/core/client.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { notFound, orErrorPage } from '#web/lib/visit.ts';
import { safeBack } from '../rules/back-path.ts';
import { isOpen } from './rules/order-status.ts';
import type {
  ListData,
  TransactionsData,
  NoteData,
  OrderData,
  ReceiptData,
  StatementData,
} from './page-data.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether it brought credits, whoever has paid them by now. */
const isCredited = ({ state, receipt_no, debit }: billing.OrderView): boolean =>
  receipt_no !== null || (state === 'pending' && debit?.credited === true);

/**
 * Whether no order before this one brought credits. The list is asked only about an order that brought
 * some, and its first page is enough: who has more of them has bought before.
 */
const isFirstPurchase = async (api: Call, order: billing.OrderView): Promise<boolean> => {
  const isActive = order.state === 'completed' || order.state === 'pending';
  if (!isActive || order.refunded_minor > 0 || !isCredited(order)) return false;
  const { orders, next } = await api(billing.orders, { query: { show: 'payments' } });
  return next === null && orders.every((one) => one.id === order.id || !isCredited(one));
};

/** The methods and the code with which a failed order can be paid again; optional for the page. */
const retryOptions = async (api: Call, order: billing.OrderView): Promise<OrderData['retry']> => {
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

type CheckedOrder = Answer<typeof billing.orderCheck>;

/** The answer, or the fallback if it fails or takes too long. */
const withTimeout = <T>(answer: Promise<T>, fallback: T): Promise<T> => {
  const { promise, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(() => resolve(fallback), limits.paymentStatusTimeoutMs);
  answer.then(resolve, () => resolve(fallback)).finally(() => clearTimeout(timer));
  return promise;
};

/** An order as the provider knows it: whoever has just paid is not told that they have not. */
const checkOrder = async (api: Call, id: string): Promise<CheckedOrder> => {
  const known = { ...(await api(billing.orderState, { query: { id } })), payable: false };
  return isOpen(known.order)
    ? withTimeout(api(billing.orderCheck, { body: { id } }), known)
    : known;
};

const loadOrder = async (api: Call, id: string, query: URLSearchParams): Promise<OrderData> => {
  const started = await checkOrder(api, id);
  const [first, retry] = await Promise.all([
    isFirstPurchase(api, started.order),
    retryOptions(api, started.order),
  ]);
  const returned = Number(query.get('returned'));
  return {
    page: 'order',
    ...started,
    first,
    retry,
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
  const fetchList = (show: OrderFilter, from: string | null) =>
    api(billing.orders, { query: { show, ...(from !== null && { cursor: from }) } });
  const [list, open, stored] = await Promise.all([
    fetchList('payments', cursor),
    fetchList('open', openCursor),
    api(storedMethods),
  ]);
  return { page: 'payments', list, open, stored: stored.methods, cursor, openCursor };
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
export const loadTransactions = (
  api: Call,
  id: string | undefined,
  query: URLSearchParams,
): Promise<TransactionsData> => {
  if (id !== undefined) {
    if (!UUID.test(id)) throw notFound();
    const note = query.get('note');
    if (note !== null) return orErrorPage<TransactionsData>(loadNote(api, id, note));
    return orErrorPage<TransactionsData>(
      query.has('print') ? loadReceipt(api, id) : loadOrder(api, id, query),
    );
  }
  return orErrorPage<TransactionsData>(
    query.get('show') === 'credits' ? loadStatement(api, query) : loadList(api, query),
  );
};
