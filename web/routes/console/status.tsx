import { failedJobs, systemStatus } from '#contract/console/status.ts';
import { StatusPage } from '#web/features/console/status/status-page.tsx';
import type { StatusData } from '#web/features/console/status/use-status.ts';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/status';

export const loader = async (args: Route.LoaderArgs): Promise<StatusData> => {
  const call = serverCall(args);
  const status = await orErrorPage(call(systemStatus));
  return { status, failed: await call(failedJobs).catch(() => null) };
};

export default function ConsoleStatus({ loaderData }: Route.ComponentProps) {
  return <StatusPage key={loaderData.status.now} loaded={loaderData} />;
}
