import { giftListRead } from '#contract/console/gifts.ts';
import { consoleSession } from '#contract/console/sign-in.ts';
import { askedSite } from '#web/features/console/offers/asked-site.ts';
import { ChooseSite } from '#web/features/console/offers/choose-site.tsx';
import { Gifts } from '#web/features/console/offers/gift-list.tsx';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/gifts';

export const loader = async (args: Route.LoaderArgs) => {
  const call = serverCall(args);
  const { sites } = await orErrorPage(call(consoleSession));
  const site = askedSite(new URL(args.request.url), sites);
  if (site === undefined) return null;
  return { site, list: await orErrorPage(call(giftListRead, { query: { site: String(site) } })) };
};

/** Another list is begun afresh: that of another site, or what somebody else has saved. */
export default function ConsoleGifts({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <ChooseSite page="gifts" />;
  const { site, list } = loaderData;
  return (
    <WithTexts of="gifts">
      <Gifts key={`${site} ${list.version}`} site={site} list={list} />
    </WithTexts>
  );
}
