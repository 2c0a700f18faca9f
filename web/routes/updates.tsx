import { redirect } from 'react-router';
import { notifications, notificationsSeen } from '#contract/notifications/centre.ts';
import { linkTo } from '#contract/routes.ts';
import { CentrePage } from '#web/features/notifications/centre/centre-page.tsx';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { membersOnly, orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/updates';

export const loader = async (args: Route.LoaderArgs) => {
  membersOnly(args);
  const cursor = new URL(args.request.url).searchParams.get('cursor');
  const query = cursor === null ? {} : { cursor };
  return { cursor, page: await orErrorPage(serverCall(args)(notifications, { query })) };
};

/** Without scripts: all are marked as seen. */
export const action = async (args: Route.ActionArgs) => {
  membersOnly(args);
  await orErrorPage(serverCall(args)(notificationsSeen, { body: {} }));
  return redirect(linkTo('updates'));
};

/** Everything that happened to the member, the latest first. */
export default function NotificationCentre({ loaderData: { cursor, page } }: Route.ComponentProps) {
  return (
    <WithTexts of="notifications">
      <CentrePage initial={page} fromStart={cursor === null} />
    </WithTexts>
  );
}
