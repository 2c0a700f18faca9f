import type { Answer } from '#contract/core/endpoint.ts';
import type { search, SearchQuery } from '#contract/members/search.ts';
import type { regions } from '#contract/site.ts';
import type { InterestNames } from '../interest-names.ts';

export type SearchAnswer = Answer<typeof search>;

export type Regions = Answer<typeof regions>['regions'][string];

/** What the page of a search shows: as loaded, or with all that was added to it meanwhile. */
export interface SearchData {
  readonly query: SearchQuery;
  /** Where the list begins, if not at its beginning. */
  readonly cursor: string | null;
  readonly found: SearchAnswer;
  readonly interests: InterestNames;
  /** Of the country in the query, where something names them. */
  readonly regions: Regions;
  /** Whether the filters are open in the page itself, for lack of scripts. */
  readonly filtersOpen: boolean;
}

/** With the next page behind it; who moved up meanwhile is not shown twice. */
export const appendPage = (data: SearchData, next: SearchAnswer): SearchData => {
  const known = new Set(data.found.members.map(({ id }) => id));
  const added = next.members.filter(({ id }) => !known.has(id));
  const found = { ...data.found, members: [...data.found.members, ...added], next: next.next };
  return { ...data, found };
};
