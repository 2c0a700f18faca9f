import { fictionalList } from '#contract/console/fictional.ts';
import { consoleSession } from '#contract/console/sign-in.ts';
import {
  ChooseFictionalSite,
  FictionalProfiles,
} from '#web/features/console/fictional/profile-list.tsx';
import { askedSite } from '#web/features/console/offers/asked-site.ts';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/fictional';

export const loader = async (args: Route.LoaderArgs) => {
  const call = serverCall(args);
  const { sites } = await orErrorPage(call(consoleSession));
  const site = askedSite(
    new URL(args.request.url),
    sites.filter(({ fictional }) => fictional),
  );
  if (site === undefined) return null;
  return orErrorPage(call(fictionalList, { query: { site: String(site) } }));
};

export default function ConsoleFictional({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <ChooseFictionalSite />;
  return <FictionalProfiles key={loaderData.site} page={loaderData} />;
}
