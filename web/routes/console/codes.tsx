import { discountList } from '#contract/console/discounts.ts';
import { queryOf } from '#web/features/console/offers/discount-filters.ts';
import { Discounts } from '#web/features/console/offers/discount-list.tsx';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/codes';

export const loader = async (args: Route.LoaderArgs) => {
  const query = queryOf(new URL(args.request.url).searchParams);
  return { query, page: await orErrorPage(serverCall(args)(discountList, { query })) };
};

/** Another view or filter is begun afresh. */
export default function ConsoleCodes({ loaderData }: Route.ComponentProps) {
  return <Discounts key={JSON.stringify(loaderData.query)} {...loaderData} />;
}
