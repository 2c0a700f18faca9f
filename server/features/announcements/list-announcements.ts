import type {
  announcementList,
  AnnouncementState,
  AnnouncementView,
} from '#contract/console/index.ts';
import { consoleLimits } from '#contract/console/index.ts';
import type { Answer, CheckedInput } from '#contract/core/endpoint.ts';
import { and, desc, eq, inArray } from '#server/db/sql.ts';
import type { Caller, Core } from '#server/core/index.ts';
import { comesAfter, latestFirst } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { listSites } from '#server/features/site/index.ts';
import { sitesWithRight } from '#server/features/staff/index.ts';
import { RIGHT } from './policy.ts';
import { toRow } from './views.ts';

const { announcements, staff } = tables;
const { listed } = consoleLimits.announcements;

const statesOf: Readonly<Record<AnnouncementView, readonly AnnouncementState[] | null>> = {
  all: null,
  drafts: ['draft'],
  active: ['scheduled', 'sending', 'paused'],
  ended: ['stopped', 'done'],
};

/** Announcements of the sites that somebody works for, page by page. */
export const listAnnouncements = async (
  core: Core,
  caller: Caller,
  { site, view = 'all', cursor }: CheckedInput<typeof announcementList>['query'],
): Promise<Answer<typeof announcementList>> => {
  const sites = sitesWithRight(caller, RIGHT, site);
  const states = statesOf[view];
  const after = latestFirst.open(core, cursor);
  const rows = await core.db
    .select({ announcement: announcements, by: { id: staff.id, name: staff.name } })
    .from(announcements)
    .leftJoin(staff, eq(staff.id, announcements.changedBy))
    .where(
      and(
        sites === 'all' ? undefined : inArray(announcements.siteId, [...sites]),
        states === null ? undefined : inArray(announcements.state, [...states]),
        after
          ? comesAfter([announcements.createdAt, after.at], [announcements.id, after.id])
          : undefined,
      ),
    )
    .orderBy(desc(announcements.createdAt), desc(announcements.id))
    .limit(listed + 1);
  const page = rows.slice(0, listed);
  const last = rows.length > page.length ? page.at(-1)?.announcement : undefined;
  const known = new Map((await listSites(core)).map((one) => [one.id, one]));
  return {
    // Announcements of a closed site rest with it.
    announcements: page.flatMap(({ announcement, by }) => {
      const own = known.get(announcement.siteId);
      return own ? toRow(announcement, own, by) : [];
    }),
    next: latestFirst.close(core, last && { at: last.createdAt.toISOString(), id: last.id }),
  };
};
