import { OrderPage } from '#web/features/billing/order/order-page.tsx';
import type { OrderPageData } from '#web/features/billing/order/order-page.tsx';
import { codeOf, parseMethod, readOrder } from '#web/features/billing/order/page-data.ts';
import { postOrder, sendOrder } from '#web/features/billing/order/place-order.ts';
import { safeBack } from '#web/features/billing/rules/back-path.ts';
import { textFieldsOf } from '#web/lib/form.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { membersOnly, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/credits-id-paymentmethod';

export const loader = async (args: Route.LoaderArgs): Promise<OrderPageData> => {
  const method = parseMethod(args.params.paymentmethod);
  membersOnly(args);
  const query = new URL(args.request.url).searchParams;
  const asked = { id: args.params.id, method, code: codeOf(query) };
  const order = await readOrder(serverCall(args), asked, query.has('kept'));
  return { ...order, back: safeBack(query.get('back')) };
};

export const action = async (args: Route.ActionArgs) =>
  postOrder(serverCall(args), textFieldsOf(await args.request.formData()), args.request);

export const clientAction = async ({ request }: Route.ClientActionArgs) =>
  sendOrder(textFieldsOf(await request.formData()));

/** The overview of an order, and its payment. */
export default function Order({ loaderData }: Route.ComponentProps) {
  return (
    <WithTexts of="orders">
      <OrderPage data={loaderData} />
    </WithTexts>
  );
}
