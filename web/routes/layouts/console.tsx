import { redirect } from 'react-router';
import { Outlet } from 'react-router';
import { CONSOLE_PATH, CONSOLE_SIGN_IN_PATH } from '#contract/console/paths.ts';
import { consoleSession } from '#contract/console/sign-in.ts';
import { signInPathFor } from '#web/features/console/console-call.ts';
import { ConsoleTexts } from '#web/features/console/console-texts.tsx';
import { SchemeScript } from '#web/features/console/scheme.tsx';
import { ErrorPage } from '#web/features/site/error-page.tsx';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/console';
import '#web/features/console/styles/console.css';

/** Whoever is here has no session yet. */
const isOpen = (path: string) =>
  [CONSOLE_SIGN_IN_PATH, `${CONSOLE_PATH}/invitation`].includes(path);

/** Who is signed in. Everybody else signs in first and comes back. */
export const loader = async (args: Route.LoaderArgs) => {
  const session = await orErrorPage(serverCall(args)(consoleSession));
  const { pathname, search } = new URL(args.request.url);
  if (!session.staff && !isOpen(pathname)) throw redirect(signInPathFor(pathname + search));
  return session;
};

/** Around all of the console: its texts and its look, of which members load nothing. */
export default function ConsoleLayout() {
  return (
    <ConsoleTexts>
      <SchemeScript />
      <meta name="robots" content="noindex" />
      <Outlet />
    </ConsoleTexts>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
