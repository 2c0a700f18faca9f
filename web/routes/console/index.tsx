import { redirect } from 'react-router';
import { consoleSession } from '#contract/console/sign-in.ts';
import { pagesFor } from '#web/features/console/pages.ts';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/index';

/** Leads to the first page that somebody may open; the layout sends all others to sign in. */
export const loader = async (args: Route.LoaderArgs) => {
  const { staff } = await orErrorPage(serverCall(args)(consoleSession));
  const [first] = staff ? pagesFor(staff) : [];
  if (!first) return null;
  throw redirect(first.path + new URL(args.request.url).search);
};

export default function ConsoleIndex() {
  return null;
}
