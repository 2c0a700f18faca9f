import { importances, questionNames, questions } from '#contract/likes/questions.ts';
import type { AnswerMasks } from '#server/features/likes/index.ts';
import { optionBit, noAnswers } from '#server/features/likes/index.ts';

/** What somebody of the demo says in the match finder: always the same, and different for each. */
export const answersOf = (number: number): AnswerMasks => {
  const masks = { ...noAnswers };
  for (const [at, question] of questionNames.entries()) {
    const mixed = (number * 7919 + at * 104_729 + number * at * 31) % 9973;
    const importance = importances[(mixed >> 3) % importances.length] ?? 'some';
    masks[importance] |= optionBit(question, mixed % questions[question].length);
  }
  return masks;
};
