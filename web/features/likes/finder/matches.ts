import type { Answer } from '#contract/core/endpoint.ts';
import type { finderResults } from '#contract/likes/finder.ts';
import type { Answers } from './answers.ts';

export type ResultsPage = Answer<typeof finderResults>;

/** Who fits: as loaded, or with the pages that were added to it. */
export interface FinderMatches extends ResultsPage {
  /** By which answers they were found. */
  readonly answers: Answers;
  /** Where the list begins, if not with the best. */
  readonly cursor: string | null;
}

/** With the next page behind it; others have answered meanwhile, and moved. */
export const appendPage = (matches: FinderMatches, page: ResultsPage): FinderMatches => {
  const known = new Set(matches.members.map(({ id }) => id));
  const added = page.members.filter(({ id }) => !known.has(id));
  return { ...matches, members: [...matches.members, ...added], next: page.next };
};

/** Whether both were found by the same answers. */
export const haveSameAnswers = (one: FinderMatches, other: FinderMatches): boolean =>
  JSON.stringify(one.answers) === JSON.stringify(other.answers);
