import { memberList } from '#contract/console/members.ts';
import type { SavedView } from '#contract/console/saved-views.ts';
import { savedViews } from '#contract/console/saved-views.ts';
import type { MemberQuery } from '#web/features/console/members/member-filters.ts';
import { queryOf } from '#web/features/console/members/member-filters.ts';
import { Members } from '#web/features/console/members/member-list.tsx';
import type { MemberList } from '#web/features/console/members/use-members.ts';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/members';

interface Loaded {
  readonly query: MemberQuery;
  readonly list: MemberList;
  readonly views: readonly SavedView[];
}

export const loader = async (args: Route.LoaderArgs): Promise<Loaded> => {
  const query = queryOf(new URL(args.request.url));
  const call = serverCall(args);
  const [list, { views }] = await orErrorPage(
    Promise.all([call(memberList, { query }), call(savedViews, { query: { list: 'members' } })]),
  );
  return { query, list, views };
};

/** Other filters are begun afresh. */
export default function ConsoleMembers({ loaderData }: Route.ComponentProps) {
  return <Members key={JSON.stringify(loaderData.query)} {...loaderData} />;
}
