import type { Importance, Question } from '../../../../contract/likes/questions.ts';
import {
  importances,
  LEAST_ANSWERS,
  questionNames,
  questions,
} from '../../../../contract/likes/questions.ts';

/** Answers by how much they matter: three bits for each question, one of them set. */
export type Masks = Readonly<Record<Importance, bigint>>;

export const noAnswers: Masks = { little: 0n, some: 0n, much: 0n };

/** How much an answer counts. */
export const weights: Readonly<Record<Importance, number>> = { little: 1, some: 2, much: 4 };

const OPTIONS = 3;
const all = questionNames.flatMap((question, at) =>
  questions[question].map((_, option) => ({ question, option, bit: bitAt(at, option) })),
);

function bitAt(question: number, option: number): bigint {
  return 1n << BigInt(question * OPTIONS + option);
}

export const bitOf = (question: Question, option: number): bigint =>
  bitAt(questionNames.indexOf(question), option);

/** What was answered, without how much it matters. */
export const answersIn = ({ little, some, much }: Masks): bigint => little | some | much;

export const countBits = (bits: bigint): number => {
  let count = 0;
  for (let left = bits; left > 0n; left &= left - 1n) count += 1;
  return count;
};

export const chosenIn = (bits: bigint) => all.filter(({ bit }) => (bits & bit) !== 0n);

/** The options beside those that were chosen: nearly of one mind. */
export const besides = (bits: bigint): bigint =>
  chosenIn(bits).reduce((beside, { question, option }) => {
    const left = option > 0 ? bitOf(question, option - 1) : 0n;
    const right = option < OPTIONS - 1 ? bitOf(question, option + 1) : 0n;
    return beside | left | right;
  }, 0n);

/** All options of the questions that were answered. */
export const answeredIn = (bits: bigint): bigint =>
  chosenIn(bits).reduce(
    (answered, { question }) =>
      answered | bitOf(question, 0) | bitOf(question, 1) | bitOf(question, 2),
    0n,
  );

export const isEnough = (masks: Masks): boolean => countBits(answersIn(masks)) >= LEAST_ANSWERS;

/** How content one would be with the answers of another: a share of what matters to them. */
const contentment = (mine: Masks, theirs: bigint): number => {
  const [beside, answered] = [besides(theirs), answeredIn(theirs)];
  let [points, most] = [0, 0];
  for (const importance of importances) {
    const [own, weight] = [mine[importance], weights[importance]];
    points += weight * (2 * countBits(own & theirs) + countBits(own & beside));
    most += weight * 2 * countBits(own & answered);
  }
  return most === 0 ? 0 : points / most;
};

/** The same seen from both sides; null where too little is known. */
export const scoreOf = (one: Masks, other: Masks): number | null => {
  const [mine, theirs] = [answersIn(one), answersIn(other)];
  if (countBits(mine & answeredIn(theirs)) < LEAST_ANSWERS) return null;
  const both = contentment(one, theirs) * contentment(other, mine);
  return Math.floor(100 * Math.sqrt(both) + 0.5);
};
