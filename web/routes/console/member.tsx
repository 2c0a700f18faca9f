import type { MemberPage as Member } from '#contract/console/member-views.ts';
import { memberRead } from '#contract/console/members.ts';
import { MemberPage } from '#web/features/console/members/member-page.tsx';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/member';

export const loader = (args: Route.LoaderArgs): Promise<Member> =>
  orErrorPage(serverCall(args)(memberRead, { query: { id: args.params.id } }));

/** Another member is begun afresh. */
export default function ConsoleMember({ loaderData }: Route.ComponentProps) {
  return <MemberPage key={loaderData.id} member={loaderData} />;
}
