export interface Counters {
  readonly unreadMessages: number;
  readonly newLikes: number;
  /** Shown at the bell alone: most of them are messages and likes, which are counted already. */
  readonly unseenNotifications: number;
}

/** What the tab title and the app badge show. */
export const sumOf = ({ unreadMessages, newLikes }: Counters): number => unreadMessages + newLikes;

/** `(3) Search · Duet` */
export const titleOf = (counters: Counters, page: string | null, site: string): string => {
  const sum = sumOf(counters);
  const name = page === null || page === site ? site : `${page} · ${site}`;
  return sum > 0 ? `(${sum}) ${name}` : name;
};
