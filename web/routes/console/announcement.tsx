import { announcementRead } from '#contract/console/announcements.ts';
import { AnnouncementPage } from '#web/features/console/announcements/announcement-page.tsx';
import { orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/announcement';

export const loader = (args: Route.LoaderArgs) =>
  orErrorPage(serverCall(args)(announcementRead, { query: { id: args.params.id } }));

/** Another announcement is begun afresh. */
export default function ConsoleAnnouncement({ loaderData }: Route.ComponentProps) {
  return <AnnouncementPage key={loaderData.id} loaded={loaderData} />;
}
