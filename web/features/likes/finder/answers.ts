import type { FinderAnswer } from '../../../../contract/likes/finder.ts';
import type { Question } from '../../../../contract/likes/questions.ts';
import { questionNames } from '../../../../contract/likes/questions.ts';

export type Answers = readonly FinderAnswer[];

/** The options of a question in their order, as its texts name them. */
export const ends = ['first', 'middle', 'last'] as const;

export type End = (typeof ends)[number];

export const answerTo = (answers: Answers, question: Question): FinderAnswer | undefined =>
  answers.find((answer) => answer.question === question);

/** With one answer given or changed; what is not said stays as it was. */
export const answered = (
  answers: Answers,
  question: Question,
  change: Partial<Pick<FinderAnswer, 'option' | 'importance'>>,
): Answers => {
  const before = answerTo(answers, question) ?? { question, option: null, importance: 'some' };
  const { option, importance } = { ...before, ...change };
  if (option === null) return answers;
  const others = answers.filter((answer) => answer.question !== question);
  return [...others, { question, option, importance }];
};

export const withdrawn = (answers: Answers, question: Question): Answers =>
  answers.filter((answer) => answer.question !== question);

/** The question so many places further; none past either end. */
export const questionAfter = (question: Question, by = 1): Question | null =>
  questionNames[questionNames.indexOf(question) + by] ?? null;

/** Where somebody goes on who has not answered all of them. */
export const firstOpen = (answers: Answers): Question | null =>
  questionNames.find((question) => !answerTo(answers, question)) ?? null;

export const isQuestion = (name: string | null): name is Question =>
  (questionNames as readonly (string | null)[]).includes(name);
