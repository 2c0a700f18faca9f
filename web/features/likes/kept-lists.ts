import { limits } from '../../../contract/limits.ts';
import { aged, keptLists } from '../../lib/kept.ts';
import type { FinderMatches } from './finder/matches.ts';
import type { ListData } from './list/list-data.ts';
import { forgetMoments } from './moments.ts';

/** Whether more was read than a page has; shorter lists are quickly read anew. */
export const hasReadOn = ({ page }: ListData): boolean => page.members.length > limits.searchPage;

export const keptLikes = keptLists<ListData>('likes', hasReadOn);

export const keptMatches = keptLists<FinderMatches>('matches');

const withMembers = (data: ListData, members: ListData['page']['members']): ListData => ({
  ...data,
  page: { ...data.page, members },
});

/** Nobody whose profile was opened is new in a list that is come back to. */
export const forgetNews = (id: string): void =>
  keptLikes.change((data) =>
    withMembers(
      data,
      data.page.members.map((one) =>
        one.id === id && one.like_new ? aged({ ...one, like_new: false }) : one,
      ),
    ),
  );

/** Takes a member out of all that is shown, because they shall not be seen any more. */
export const forgetListed = (id: string): void => {
  const isOther = (member: { readonly id: string }) => member.id !== id;
  keptLikes.change((data) => withMembers(data, data.page.members.filter(isOther)));
  forgetMoments(id);
  keptMatches.change((data) => ({ ...data, members: data.members.filter(isOther) }));
};
