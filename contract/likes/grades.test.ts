import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeOf, grades } from './grades.ts';
import { questionNames } from './questions.ts';

const differing = (count: number) => questionNames.slice(0, count);

describe('the word for a match', () => {
  it.each([
    [100, 0, 'best'],
    [85, 0, 'best'],
    [84, 0, 'good'],
    [65, 0, 'good'],
    [64, 0, 'fair'],
    [44, 0, 'low'],
    [100, 1, 'good'],
    [77, 2, 'fair'],
    [100, 12, 'fair'],
    [20, 3, 'low'],
  ] as const)('[LIKE-4] for %d with %d differences is %s', (score, count, grade) => {
    expect(gradeOf({ score, differ: [...differing(count)] })).toBe(grade);
  });

  it('[LIKE-4] is never good over two differences, and no difference makes it better', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.nat(12), (score, count) => {
        const at = (many: number) =>
          grades.indexOf(gradeOf({ score, differ: [...differing(many)] }));
        if (count >= 2) expect(at(count)).toBeGreaterThanOrEqual(grades.indexOf('fair'));
        expect(at(count)).toBeGreaterThanOrEqual(at(0));
      }),
    );
  });
});
