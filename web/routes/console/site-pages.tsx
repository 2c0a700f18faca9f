import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { siteRead } from '#contract/console/site-drafts.ts';
import { SitePagesPage } from '#web/features/console/sites/pages/site-pages-page.tsx';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/site-pages';

export const loader = (args: Route.LoaderArgs) =>
  orErrorPage(serverCall(args)(siteRead, { query: { site: args.params.id } }));

/** The address holds which page is open, in which language. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams['id'] !== nextParams['id'];

/** Another site is begun afresh. */
export default function ConsoleSitePages({ loaderData }: Route.ComponentProps) {
  return <SitePagesPage key={loaderData.row.id} loaded={loaderData} />;
}
