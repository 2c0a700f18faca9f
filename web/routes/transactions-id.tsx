import { redirect } from 'react-router';
import { orderCancel, refund } from '#contract/billing/orders.ts';
import { creditNoteFile, receiptFile } from '#contract/billing/receipts.ts';
import { storedMethodForget } from '#contract/billing/stored-methods.ts';
import { paymentMethods } from '#contract/billing/enums.ts';
import type { Call } from '#contract/core/client.ts';
import { callUrl } from '#contract/core/client.ts';
import { linkTo } from '#contract/routes.ts';
import { Statement } from '#web/features/billing/statement/statement.tsx';
import { loadTransactions } from '#web/features/billing/transactions/load-transactions.ts';
import { OrderList } from '#web/features/billing/transactions/order-list.tsx';
import { OrderScreen } from '#web/features/billing/transactions/order-screen.tsx';
import type { TransactionsData } from '#web/features/billing/transactions/page-data.ts';
import { OrderDocument } from '#web/features/billing/transactions/order-document.tsx';
import { call } from '#web/lib/call.ts';
import { sendForm, replyToForm, textFieldsOf } from '#web/lib/form.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { membersOnly, notFound, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/transactions-id';

export const loader = (args: Route.LoaderArgs): Promise<TransactionsData> => {
  membersOnly(args);
  return loadTransactions(serverCall(args), args.params.id, new URL(args.request.url).searchParams);
};

/** Forgets a way to pay that was kept. */
const forgetMethod = async (api: Call, typed: string) => {
  const method = paymentMethods.find((one) => one === typed);
  if (!method) throw notFound();
  const body = { method };
  const result = await sendForm({}, () => api(storedMethodForget, { body }));
  return result.ok ? redirect(linkTo('transactions-id')) : replyToForm(`forget-${method}`, result);
};

const change = async (api: Call, id: string | undefined, request: Request) => {
  const typed = textFieldsOf(await request.formData());
  if (id === undefined) return forgetMethod(api, typed['method'] ?? '');
  if (typed['intent'] === 'cancel') {
    const result = await sendForm({}, () => api(orderCancel, { body: { id } }));
    return result.ok ? redirect(linkTo('transactions-id', { id })) : replyToForm('cancel', result);
  }
  const minor = Number(typed['minor']);
  const result = await sendForm({}, () => api(refund, { body: { id, minor } }));
  if (!result.ok) return replyToForm('refund', result);
  return redirect(linkTo('transactions-id', { id }, { returned: minor }));
};

export const action = (args: Route.ActionArgs) =>
  change(serverCall(args), args.params.id, args.request);

export const clientAction = ({ params, request }: Route.ClientActionArgs) =>
  change(call, params.id, request);

function Page({ data }: { data: TransactionsData }) {
  switch (data.page) {
    case 'order':
      return <OrderScreen key={data.order.id} data={data} />;
    case 'receipt': {
      const { id } = data.order;
      const file = callUrl(receiptFile, { query: { id } });
      return <OrderDocument paper={data.paper} order={id} file={file} />;
    }
    case 'note': {
      const file = callUrl(creditNoteFile, { query: { id: data.id } });
      return <OrderDocument paper={data.paper} order={data.receipt.order.id} file={file} />;
    }
    case 'payments':
      return <OrderList data={data} />;
    case 'credits':
      return <Statement key={data.part} data={data} />;
  }
}

/** One payment or all of them, a receipt, and what became of credits. */
export default function Transactions({ loaderData }: Route.ComponentProps) {
  return (
    <WithTexts of="orders">
      <Page data={loaderData} />
    </WithTexts>
  );
}
