import { siteRead } from '#contract/console/site-drafts.ts';
import { SettingsPage } from '#web/features/console/sites/settings-page.tsx';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/site';

export const loader = (args: Route.LoaderArgs) =>
  orErrorPage(serverCall(args)(siteRead, { query: { site: args.params.id } }));

/** Another site is begun afresh. */
export default function ConsoleSite({ loaderData }: Route.ComponentProps) {
  return <SettingsPage key={loaderData.row.id} loaded={loaderData} />;
}
