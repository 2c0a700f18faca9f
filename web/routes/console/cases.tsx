import { caseList } from '#contract/console/cases.ts';
import type { SavedView } from '#contract/console/saved-views.ts';
import { savedViews } from '#contract/console/saved-views.ts';
import type { CaseQuery } from '#web/features/console/cases/case-filters.ts';
import { kindOfPath, queryOf } from '#web/features/console/cases/case-filters.ts';
import { Cases } from '#web/features/console/cases/case-list.tsx';
import type { CaseList } from '#web/features/console/cases/use-cases.ts';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/cases';

interface Loaded {
  readonly query: CaseQuery;
  readonly list: CaseList;
  readonly views: readonly SavedView[];
  readonly loadedAt: number;
  readonly fixed: ReturnType<typeof kindOfPath>;
}

export const loader = async (args: Route.LoaderArgs): Promise<Loaded> => {
  const url = new URL(args.request.url);
  const query = queryOf(url);
  const fixed = kindOfPath(url.pathname);
  const call = serverCall(args);
  const [list, { views }] = await orErrorPage(
    Promise.all([
      call(caseList, { query }),
      call(savedViews, { query: { list: fixed === 'complaint' ? 'complaints' : 'cases' } }),
    ]),
  );
  return { query, list, views, loadedAt: Date.now(), fixed };
};

/** Another view or filter is begun afresh. */
export default function ConsoleCases({ loaderData }: Route.ComponentProps) {
  return <Cases key={JSON.stringify(loaderData.query)} {...loaderData} />;
}
