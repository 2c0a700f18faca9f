/**
 * What the match finder asks, and the answers to choose from. Each list goes from one end to the
 * other, so that neighbours are nearly of one mind. Stored as positions: new ones go to the end.
 */
export const questions = {
  relationship: ['lasting', 'open_end', 'light'],
  children: ['wanted', 'undecided', 'none'],
  living: ['together', 'later', 'apart'],
  faith: ['central', 'some', 'none'],
  money: ['saving', 'balance', 'enjoying'],
  home: ['city', 'town', 'country'],
  weekend: ['out', 'mixed', 'home'],
  rhythm: ['early', 'either', 'late'],
  smoking: ['never', 'sometimes', 'often'],
  alcohol: ['never', 'sometimes', 'often'],
  animals: ['many', 'some', 'none'],
  closeness: ['always', 'balance', 'space'],
} as const;

export type Question = keyof typeof questions;

export const questionNames = Object.keys(questions) as readonly Question[];

/** How much it matters that the other one answers alike. */
export const importances = ['little', 'some', 'much'] as const;

export type Importance = (typeof importances)[number];

/** With fewer questions that both have answered nothing can be said. */
export const MIN_ANSWERS = 5;
