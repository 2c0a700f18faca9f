import type { FinderAnswer } from '#contract/likes/finder.ts';
import type { Question } from '#contract/likes/questions.ts';
import { questionNames } from '#contract/likes/questions.ts';

export type Answers = readonly FinderAnswer[];

/** The options of a question in their order, as its texts name them. */
export const optionNames = ['first', 'middle', 'last'] as const;

export type OptionName = (typeof optionNames)[number];

export const findAnswer = (answers: Answers, question: Question): FinderAnswer | undefined =>
  answers.find((answer) => answer.question === question);

/** With one answer given or changed; what is not said stays as it was. */
export const withAnswer = (
  answers: Answers,
  question: Question,
  change: Partial<Pick<FinderAnswer, 'option' | 'importance'>>,
): Answers => {
  const before = findAnswer(answers, question) ?? { question, option: null, importance: 'some' };
  const { option, importance } = { ...before, ...change };
  if (option === null) return answers;
  const others = answers.filter((answer) => answer.question !== question);
  return [...others, { question, option, importance }];
};

export const withoutAnswer = (answers: Answers, question: Question): Answers =>
  answers.filter((answer) => answer.question !== question);

/** The question so many places further; none past either end. */
export const questionAfter = (question: Question, by = 1): Question | null =>
  questionNames[questionNames.indexOf(question) + by] ?? null;

/** Where somebody goes on who has not answered all of them. */
export const firstUnanswered = (answers: Answers): Question | null =>
  questionNames.find((question) => !findAnswer(answers, question)) ?? null;

export const isQuestion = (name: string | null): name is Question =>
  (questionNames as readonly (string | null)[]).includes(name);
