import { caseList } from '#contract/console/cases.ts';
import type { CaseQuery } from '#web/features/console/cases/case-filters.ts';
import { kindOfPath, queryOf } from '#web/features/console/cases/case-filters.ts';
import { Cases } from '#web/features/console/cases/case-list.tsx';
import type { CaseList } from '#web/features/console/cases/use-cases.ts';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/cases';

interface Loaded {
  readonly query: CaseQuery;
  readonly list: CaseList;
  readonly loadedAt: number;
  readonly fixed: ReturnType<typeof kindOfPath>;
}

export const loader = async (args: Route.LoaderArgs): Promise<Loaded> => {
  const url = new URL(args.request.url);
  const query = queryOf(url);
  const list = await orErrorPage(serverCall(args)(caseList, { query }));
  return { query, list, loadedAt: Date.now(), fixed: kindOfPath(url.pathname) };
};

/** Another view or filter is begun afresh. */
export default function ConsoleCases({ loaderData }: Route.ComponentProps) {
  return <Cases key={JSON.stringify(loaderData.query)} {...loaderData} />;
}
