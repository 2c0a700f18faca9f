import { describe, expect, it } from 'vitest';
import {
  withAnswer,
  findAnswer,
  firstUnanswered,
  questionAfter,
  withoutAnswer,
} from './answers.ts';

describe('the answers of the match finder', () => {
  it('[LIKE-4] matter somewhat unless something else is said', () => {
    const given = withAnswer([], 'faith', { option: 2 });
    expect(given).toEqual([{ question: 'faith', option: 2, importance: 'some' }]);
    const more = withAnswer(given, 'faith', { importance: 'much' });
    expect(more).toEqual([{ question: 'faith', option: 2, importance: 'much' }]);
    expect(withAnswer(more, 'faith', { option: 0 })).toEqual([
      { question: 'faith', option: 0, importance: 'much' },
    ]);
  });

  it('[LIKE-4] are none as long as only the importance is known', () => {
    expect(withAnswer([], 'faith', { importance: 'much' })).toEqual([]);
  });

  it('[LIKE-4] can be taken away', () => {
    const given = withAnswer(withAnswer([], 'faith', { option: 2 }), 'money', { option: 1 });
    expect(findAnswer(withoutAnswer(given, 'faith'), 'faith')).toBeUndefined();
    expect(withoutAnswer(given, 'faith')).toHaveLength(1);
  });

  it('[LIKE-4] go on where one is missing', () => {
    expect(firstUnanswered([])).toBe('relationship');
    expect(firstUnanswered(withAnswer([], 'relationship', { option: 0 }))).toBe('children');
    expect(questionAfter('relationship')).toBe('children');
    expect(questionAfter('children', -1)).toBe('relationship');
    expect([questionAfter('relationship', -1), questionAfter('closeness')]).toEqual([null, null]);
  });
});
