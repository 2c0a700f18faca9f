import { inboxQueue } from '#contract/console/inbox.ts';
import { interests } from '#contract/site.ts';
import { Inbox } from '#web/features/console/inbox/inbox-page.tsx';
import { SITE_PARAM } from '#web/features/console/session.ts';
import { interestNames } from '#web/features/members/interest-names.ts';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/inbox';

export const loader = async (args: Route.LoaderArgs) => {
  const call = serverCall(args);
  const site = new URL(args.request.url).searchParams.get(SITE_PARAM);
  const query = site === null ? {} : { site };
  return {
    queue: await orErrorPage(call(inboxQueue, { query })),
    site: site === null ? undefined : Number(site),
    interestNames: interestNames(await call(interests, { query: {} })),
  };
};

/** Another site is begun afresh. */
export default function ConsoleInbox({ loaderData }: Route.ComponentProps) {
  const { queue, site, interestNames: names } = loaderData;
  return <Inbox key={site ?? 0} loaded={queue} site={site} interestNames={names} />;
}
