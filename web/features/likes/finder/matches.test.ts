import { expect, it } from 'vitest';
import type { ScoredMember } from '#contract/likes/finder.ts';
import { withAnswer } from './answers.ts';
import type { FinderMatches } from './matches.ts';
import { haveSameAnswers, appendPage } from './matches.ts';

const scored = (id: string) => ({ id }) as ScoredMember;
const answers = withAnswer([], 'faith', { option: 2 });
const first: FinderMatches = {
  answers,
  cursor: null,
  members: [scored('1'), scored('2')],
  next: 'b',
};

it('[LIKE-4] adds a page of matches, and nobody twice', () => {
  const both = appendPage(first, { members: [scored('2'), scored('3')], next: null });
  expect(both.members.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect([both.next, both.answers]).toEqual([null, answers]);
});

it('[LIKE-4] knows matches that were found by other answers', () => {
  const others = { ...first, answers: withAnswer(answers, 'faith', { option: 0 }) };
  expect([
    haveSameAnswers(first, { ...first, members: [] }),
    haveSameAnswers(first, others),
  ]).toEqual([true, false]);
});
