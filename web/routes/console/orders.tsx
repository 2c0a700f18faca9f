import { orderList, orderRead } from '#contract/console/orders.ts';
import type { OrderPage } from '#contract/console/order-views.ts';
import type { SavedView } from '#contract/console/saved-views.ts';
import { savedViews } from '#contract/console/saved-views.ts';
import type { OrderQuery } from '#web/features/console/orders/order-filters.ts';
import { ORDER_PARAM, queryOf } from '#web/features/console/orders/order-filters.ts';
import { Orders } from '#web/features/console/orders/orders-page.tsx';
import type { OrderList } from '#web/features/console/orders/use-orders.ts';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/orders';

interface Loaded {
  readonly query: OrderQuery;
  readonly list: OrderList;
  readonly views: readonly SavedView[];
  readonly open: OrderPage | null;
}

export const loader = async (args: Route.LoaderArgs): Promise<Loaded> => {
  const url = new URL(args.request.url);
  const query = queryOf(url);
  const id = url.searchParams.get(ORDER_PARAM);
  const call = serverCall(args);
  const [list, { views }] = await orErrorPage(
    Promise.all([call(orderList, { query }), call(savedViews, { query: { list: 'orders' } })]),
  );
  const open = id === null ? null : await orErrorPage(call(orderRead, { query: { id } }));
  return { query, list, views, open };
};

/** Another view or filter is begun afresh; another order in it is not. */
export default function ConsoleOrders({ loaderData }: Route.ComponentProps) {
  return <Orders key={JSON.stringify(loaderData.query)} {...loaderData} />;
}
