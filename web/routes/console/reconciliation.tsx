import { reconciliationRead } from '#contract/console/reconciliation.ts';
import { Reconciliation } from '#web/features/console/reconciliation/reconciliation-page.tsx';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/reconciliation';

const DAY_MS = 86_400_000;

const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** A week until yesterday, unless the address says otherwise. */
export const loader = async (args: Route.LoaderArgs) => {
  const { searchParams } = new URL(args.request.url);
  const site = searchParams.get('site');
  const query = {
    from: searchParams.get('from') || dayBefore(7),
    to: searchParams.get('to') || dayBefore(1),
    ...(site !== null && { site }),
  };
  return orErrorPage(serverCall(args)(reconciliationRead, { query }));
};

export default function ConsoleReconciliation({ loaderData }: Route.ComponentProps) {
  return <Reconciliation page={loaderData} />;
}
