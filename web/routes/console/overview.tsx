import { useSearchParams } from 'react-router';
import { consoleSession } from '#contract/console/sign-in.ts';
import { Overview } from '#web/features/console/overview/overview-page.tsx';
import { queryOf } from '#web/features/console/overview/overview-query.ts';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/overview';

/**
 * Says whether there is such a page for whoever asks. Figures are not read with it: each chart is there
 * as soon as it can be.
 */
export const loader = async (args: Route.LoaderArgs) => {
  const { staff } = await orErrorPage(serverCall(args)(consoleSession));
  if (staff && !staff.rights.includes('figures.read')) throw new Response(null, { status: 404 });
  return null;
};

/** Another period is no other page. */
export const shouldRevalidate = () => false;

export default function ConsoleOverview() {
  const [search] = useSearchParams();
  return <Overview query={queryOf(search)} />;
}
