import { limits } from '#contract/limits.ts';
import { markStale, createListCache } from '#web/lib/list-cache.ts';
import type { FinderMatches } from './finder/matches.ts';
import type { LikesListData } from './list/list-data.ts';
import { removeInterstitials } from './interstitial-queue.ts';

/** Whether more was read than a page has; shorter lists are quickly read anew. */
export const hasLoadedMore = ({ page }: LikesListData): boolean =>
  page.members.length > limits.searchPage;

export const likesCache = createListCache<LikesListData>('likes', hasLoadedMore);

export const matchesCache = createListCache<FinderMatches>('matches');

const withMembers = (
  data: LikesListData,
  members: LikesListData['page']['members'],
): LikesListData => ({
  ...data,
  page: { ...data.page, members },
});

/** A like whose profile was opened is no longer marked as new in cached lists. */
export const clearNewFlag = (id: string): void =>
  likesCache.update((data) =>
    withMembers(
      data,
      data.page.members.map((one) =>
        one.id === id && one.like_new ? markStale({ ...one, like_new: false }) : one,
      ),
    ),
  );

/** Takes a member out of all that is shown, because they shall not be seen any more. */
export const removeFromLists = (id: string): void => {
  const isOther = (member: { readonly id: string }) => member.id !== id;
  likesCache.update((data) => withMembers(data, data.page.members.filter(isOther)));
  removeInterstitials(id);
  matchesCache.update((data) => ({ ...data, members: data.members.filter(isOther) }));
};
