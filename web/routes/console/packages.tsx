import { priceLists } from '#contract/console/prices.ts';
import { consoleSession } from '#contract/console/sign-in.ts';
import { askedSite } from '#web/features/console/offers/asked-site.ts';
import { ChooseSite } from '#web/features/console/offers/choose-site.tsx';
import { Prices } from '#web/features/console/offers/price-lists.tsx';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/packages';

export const loader = async (args: Route.LoaderArgs) => {
  const call = serverCall(args);
  const { sites } = await orErrorPage(call(consoleSession));
  const site = askedSite(new URL(args.request.url), sites);
  if (site === undefined) return null;
  return { site, answer: await orErrorPage(call(priceLists, { query: { site: String(site) } })) };
};

/** The prices of another site are begun afresh. */
export default function ConsolePackages({ loaderData }: Route.ComponentProps) {
  return loaderData ? (
    <Prices key={loaderData.site} {...loaderData} />
  ) : (
    <ChooseSite page="packages" />
  );
}
