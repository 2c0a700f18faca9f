import type { Answer } from '#contract/core/endpoint.ts';
import type { likesList } from '#contract/likes/likes.ts';
import type { MemberCard } from '#contract/members/search.ts';
import type { LikeList } from '#contract/members/enums.ts';

export type LikesListPage = Answer<typeof likesList>;

/** What one of the lists shows: as loaded, or with the pages that were added to it. */
export interface LikesListData {
  readonly list: LikeList;
  /** Where the list begins, if not at its beginning. */
  readonly cursor: string | null;
  readonly page: LikesListPage;
  /** Where few are listed: others whom the member may like. */
  readonly suggestions: readonly MemberCard[];
}

/** With the next page behind it; who moved meanwhile is not shown twice. */
export const appendPage = (data: LikesListData, next: LikesListPage): LikesListData => {
  const known = new Set(data.page.members.map(({ id }) => id));
  const added = next.members.filter(({ id }) => !known.has(id));
  const members = [...data.page.members, ...added];
  return { ...data, page: { ...data.page, members, next: next.next } };
};
