export interface Counters {
  readonly unreadMessages: number;
  readonly newLikes: number;
}

/** What the tab title and the app badge show. */
export const sumOf = (counters: Counters): number => counters.unreadMessages + counters.newLikes;

/** `(3) Search · Duet` */
export const titleOf = (counters: Counters, page: string | null, site: string): string => {
  const sum = sumOf(counters);
  const name = page === null || page === site ? site : `${page} · ${site}`;
  return sum > 0 ? `(${sum}) ${name}` : name;
};
