import { describe, expect, it } from 'vitest';
import { answered, answerTo, firstOpen, questionAfter, withdrawn } from './answers.ts';

describe('the answers of the match finder', () => {
  it('[LIKE-4] matter somewhat unless something else is said', () => {
    const given = answered([], 'faith', { option: 2 });
    expect(given).toEqual([{ question: 'faith', option: 2, importance: 'some' }]);
    const more = answered(given, 'faith', { importance: 'much' });
    expect(more).toEqual([{ question: 'faith', option: 2, importance: 'much' }]);
    expect(answered(more, 'faith', { option: 0 })).toEqual([
      { question: 'faith', option: 0, importance: 'much' },
    ]);
  });

  it('[LIKE-4] are none as long as only the importance is known', () => {
    expect(answered([], 'faith', { importance: 'much' })).toEqual([]);
  });

  it('[LIKE-4] can be taken away', () => {
    const given = answered(answered([], 'faith', { option: 2 }), 'money', { option: 1 });
    expect(answerTo(withdrawn(given, 'faith'), 'faith')).toBeUndefined();
    expect(withdrawn(given, 'faith')).toHaveLength(1);
  });

  it('[LIKE-4] go on where one is missing', () => {
    expect(firstOpen([])).toBe('relationship');
    expect(firstOpen(answered([], 'relationship', { option: 0 }))).toBe('children');
    expect(questionAfter('relationship')).toBe('children');
    expect(questionAfter('children', -1)).toBe('relationship');
    expect([questionAfter('relationship', -1), questionAfter('closeness')]).toEqual([null, null]);
  });
});
