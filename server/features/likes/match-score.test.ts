import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Importance } from '#contract/likes/questions.ts';
import { importances, questionNames } from '#contract/likes/questions.ts';
import {
  allAnswersMask,
  optionBit,
  countBits,
  hasEnoughAnswers,
  noAnswers,
  scoreOf,
} from './match-score.ts';
import type { AnswerMasks } from './match-score.ts';

type Said = readonly [option: number, importance: Importance] | null;

/** Answers to the questions in their order; null leaves one out. */
const masks = (...said: readonly Said[]): AnswerMasks => {
  const made = { ...noAnswers };
  for (const [at, answer] of said.entries()) {
    const question = questionNames[at];
    if (answer && question) made[answer[1]] |= optionBit(question, answer[0]);
  }
  return made;
};

const alike = (option: number, importance: Importance, count = 12): AnswerMasks =>
  masks(...Array.from({ length: count }, () => [option, importance] as const));

const said = fc.option(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.constantFrom(...importances)), {
  nil: null,
});
const anyone = fc.array(said, { minLength: 12, maxLength: 12 }).map((answers) => masks(...answers));

describe('the score of two', () => {
  it('[LIKE-4] is a hundred where all is the same', () => {
    expect(scoreOf(alike(1, 'much'), alike(1, 'little'))).toBe(100);
  });

  it('[LIKE-4] is nothing where all is the opposite', () => {
    expect(scoreOf(alike(0, 'some'), alike(2, 'some'))).toBe(0);
  });

  it('[LIKE-4] is half where all is a step apart', () => {
    expect(scoreOf(alike(0, 'some'), alike(1, 'some'))).toBe(50);
  });

  it('[LIKE-4] weighs by what matters to each', () => {
    const five = Array.from({ length: 5 }, () => [0, 'little'] as const);
    const one = masks([0, 'much'], ...five);
    const other = masks([2, 'little'], ...five);
    // 10 of 18 points for one, 10 of 12 for the other: the root of both.
    expect(scoreOf(one, other)).toBe(Math.floor(100 * Math.sqrt((10 / 18) * (10 / 12)) + 0.5));
  });

  it('[LIKE-4] leaves out what only one has answered', () => {
    expect(scoreOf(alike(0, 'much'), alike(0, 'much', 5))).toBe(100);
  });

  it('[LIKE-4] says nothing about two who answered little together', () => {
    expect(scoreOf(alike(0, 'much'), alike(0, 'much', 4))).toBeNull();
    expect(hasEnoughAnswers(alike(0, 'some', 4))).toBe(false);
    expect(hasEnoughAnswers(alike(0, 'some', 5))).toBe(true);
  });

  it('[LIKE-4] is the same from both sides, and between 0 and 100', () => {
    fc.assert(
      fc.property(anyone, anyone, (one, other) => {
        const score = scoreOf(one, other);
        expect(scoreOf(other, one)).toBe(score);
        if (score !== null) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('[LIKE-4] is a hundred with oneself', () => {
    fc.assert(
      fc.property(anyone, (one) => {
        const isLittle = countBits(allAnswersMask(one)) < 5;
        expect(scoreOf(one, one)).toBe(isLittle ? null : 100);
      }),
    );
  });
});
