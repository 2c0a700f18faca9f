import type { CaseView } from '#contract/console/case-views.ts';
import { caseRead } from '#contract/console/cases.ts';
import { CasePage } from '#web/features/console/cases/case-page.tsx';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/case';

interface Loaded {
  readonly view: CaseView;
  readonly loadedAt: number;
}

export const loader = async (args: Route.LoaderArgs): Promise<Loaded> => {
  const query = { id: args.params.id };
  const view = await orErrorPage(serverCall(args)(caseRead, { query }));
  return { view, loadedAt: Date.now() };
};

/** Another case is begun afresh. */
export default function ConsoleCase({ loaderData }: Route.ComponentProps) {
  return <CasePage key={loaderData.view.id} {...loaderData} />;
}
