import type { Importance, Question } from '#contract/likes/questions.ts';
import { importances, MIN_ANSWERS, questionNames, questions } from '#contract/likes/questions.ts';

/** Answers by how much they matter: three bits for each question, one of them set. */
export type AnswerMasks = Readonly<Record<Importance, bigint>>;

export const noAnswers: AnswerMasks = { little: 0n, some: 0n, much: 0n };

/** How much an answer counts. */
export const importanceWeights: Readonly<Record<Importance, number>> = {
  little: 1,
  some: 2,
  much: 4,
};

const OPTIONS_PER_QUESTION = 3;
const allOptions = questionNames.flatMap((question, index) =>
  questions[question].map((_, option) => ({ question, option, bit: bitAt(index, option) })),
);

function bitAt(question: number, option: number): bigint {
  return 1n << BigInt(question * OPTIONS_PER_QUESTION + option);
}

export const optionBit = (question: Question, option: number): bigint =>
  bitAt(questionNames.indexOf(question), option);

/** What was answered, without how much it matters. */
export const allAnswersMask = ({ little, some, much }: AnswerMasks): bigint => little | some | much;

export const countBits = (bits: bigint): number => {
  let count = 0;
  for (let left = bits; left > 0n; left &= left - 1n) count += 1;
  return count;
};

export const chosenOptions = (bits: bigint) => allOptions.filter(({ bit }) => (bits & bit) !== 0n);

/** The options next to the chosen ones, which count half. */
export const adjacentOptionsMask = (bits: bigint): bigint =>
  chosenOptions(bits).reduce((beside, { question, option }) => {
    const left = option > 0 ? optionBit(question, option - 1) : 0n;
    const right = option < OPTIONS_PER_QUESTION - 1 ? optionBit(question, option + 1) : 0n;
    return beside | left | right;
  }, 0n);

/** All options of the questions that were answered. */
export const answeredQuestionsMask = (bits: bigint): bigint =>
  chosenOptions(bits).reduce(
    (answered, { question }) =>
      answered | optionBit(question, 0) | optionBit(question, 1) | optionBit(question, 2),
    0n,
  );

export const hasEnoughAnswers = (masks: AnswerMasks): boolean =>
  countBits(allAnswersMask(masks)) >= MIN_ANSWERS;

/** How far the answers of one satisfy the other, weighted by importance: from 0 to 1. */
const satisfaction = (mine: AnswerMasks, theirs: bigint): number => {
  const [beside, answered] = [adjacentOptionsMask(theirs), answeredQuestionsMask(theirs)];
  let [points, maxPoints] = [0, 0];
  for (const importance of importances) {
    const [own, weight] = [mine[importance], importanceWeights[importance]];
    points += weight * (2 * countBits(own & theirs) + countBits(own & beside));
    maxPoints += weight * 2 * countBits(own & answered);
  }
  return maxPoints === 0 ? 0 : points / maxPoints;
};

/** The same seen from both sides; null where too little is known. */
export const scoreOf = (one: AnswerMasks, other: AnswerMasks): number | null => {
  const [mine, theirs] = [allAnswersMask(one), allAnswersMask(other)];
  if (countBits(mine & answeredQuestionsMask(theirs)) < MIN_ANSWERS) return null;
  const product = satisfaction(one, theirs) * satisfaction(other, mine);
  return Math.floor(100 * Math.sqrt(product) + 0.5);
};
