import { announcementList } from '#contract/console/announcements.ts';
import { Announcements } from '#web/features/console/announcements/announcement-list.tsx';
import { queryOf } from '#web/features/console/announcements/list-query.ts';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/announcements';

export const loader = async (args: Route.LoaderArgs) => {
  const query = queryOf(new URL(args.request.url).searchParams);
  return { query, page: await orErrorPage(serverCall(args)(announcementList, { query })) };
};

/** Another view or site is begun afresh. */
export default function ConsoleAnnouncements({ loaderData }: Route.ComponentProps) {
  return <Announcements key={JSON.stringify(loaderData.query)} {...loaderData} />;
}
