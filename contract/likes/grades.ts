import type { ScoredMember } from './finder.ts';

/** How two fit, in words, the best first, and from which score on. */
const minScores = { best: 85, good: 65, fair: 45, low: 0 } as const;

type Grade = keyof typeof minScores;

export const grades = Object.keys(minScores) as readonly Grade[];

/** With so many differences that are told nothing better is said. */
const gradesByDifferences: readonly Grade[] = ['best', 'good', 'fair'];

/** The word for a match: what the score allows, as long as the reasons below do not deny it. */
export const gradeOf = ({ score, differ }: Pick<ScoredMember, 'score' | 'differ'>): Grade => {
  const byScore = grades.findIndex((grade) => score >= minScores[grade]);
  const byReasons = Math.min(differ.length, gradesByDifferences.length - 1);
  return grades[Math.max(byScore, byReasons)] ?? 'low';
};
