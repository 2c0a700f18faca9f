import { page as pageEndpoint } from '#contract/site.ts';
import { StaticText } from '#web/features/site/static-text.tsx';
import { orErrorPage, serverCall, sharedPage, visitOf } from '#web/lib/visit.ts';
import type { Route } from './+types/pages-static';

/** The last part of the path, also of the address the router fetches data from. */
const pageNameOf = (url: string) =>
  /\/pages\/([^/]+?)(?:\.data)?\/?$/.exec(new URL(url).pathname)?.[1] ?? '';

export const headers = sharedPage;

export const handle = { scriptsOnUse: true };

export const loader = (args: Route.LoaderArgs) => {
  const query = { page: pageNameOf(args.request.url), lang: visitOf(args).locale };
  return orErrorPage(serverCall(args)(pageEndpoint, { query }));
};

/** A text of the product or of the operator. */
export default function StaticPage({ loaderData }: Route.ComponentProps) {
  return <StaticText page={loaderData} />;
}
