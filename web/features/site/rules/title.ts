export interface Counters {
  readonly unreadMessages: number;
  readonly newLikes: number;
  /** Shown at the bell alone: most of them are messages and likes, which are counted already. */
  readonly unseenNotifications: number;
}

/** What the tab title and the app badge show. */
export const badgeCountOf = ({ unreadMessages, newLikes }: Counters): number =>
  unreadMessages + newLikes;

/** What a page is called, as a title: without the full stop of a sentence. */
const asTitle = (page: string | null): string => (page ?? '').replace(/(?<!\.)\.$/, '');

/** `(3) Search · Duet`; a page that names the site itself does it once. */
export const tabTitleOf = (counters: Counters, page: string | null, site: string): string => {
  const sum = badgeCountOf(counters);
  const title = asTitle(page);
  const name = title === '' || title.includes(site) ? title || site : `${title} · ${site}`;
  return sum > 0 ? `(${sum}) ${name}` : name;
};
