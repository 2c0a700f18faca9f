import type { AnnouncementView } from '#contract/console/announcement-views.ts';
import { announcementViews } from '#contract/console/announcement-views.ts';
import type { announcementList } from '#contract/console/announcements.ts';
import type { Answer, Input } from '#contract/core/endpoint.ts';
import { SITE_PARAM } from '../session.ts';

export type AnnouncementQuery = Input<typeof announcementList>['query'];

export type AnnouncementPageOfList = Answer<typeof announcementList>;

/** What an address asks for; what makes no sense is left out. */
export const queryOf = (search: URLSearchParams): AnnouncementQuery => {
  const site = Number(search.get(SITE_PARAM));
  const view = announcementViews.find((name) => name === search.get('view'));
  return {
    ...(view && { view }),
    ...(Number.isInteger(site) && site > 0 && { site: String(site) }),
  };
};

/** The same address with another view; the first one needs no name. */
export const viewLink = (search: URLSearchParams, view: AnnouncementView): string => {
  const next = new URLSearchParams(search);
  if (view === 'all') next.delete('view');
  else next.set('view', view);
  return `?${next}`;
};
