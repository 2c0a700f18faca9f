import { useTranslations } from 'use-intl';
import type { ScoredMember } from '#contract/likes/finder.ts';
import { gradeOf } from '#contract/likes/grades.ts';

/** A score out of a hundred: as a ring, as a number, and in words. */
export function ScoreRing({ match }: { match: Pick<ScoredMember, 'score' | 'differ'> }) {
  const t = useTranslations('finder.score');
  const { score } = match;
  return (
    <p className="flex items-center gap-2 sm:gap-3">
      <span aria-hidden className="relative grid size-12 shrink-0 sm:size-14 place-items-center">
        <svg
          viewBox="0 0 40 40"
          fill="none"
          strokeWidth="4"
          className="absolute inset-0 -rotate-90"
        >
          <circle cx="20" cy="20" r="17" className="stroke-surface-current" />
          <circle
            cx="20"
            cy="20"
            r="17"
            pathLength="100"
            strokeDasharray={`${score} 100`}
            className="stroke-primary"
          />
        </svg>
        <span className="font-bold tabular-nums">{score}</span>
      </span>
      <span className="min-w-0 font-semibold max-sm:text-sm">
        <span className="sr-only">{t('of', { score: String(score) })} </span>
        {t(gradeOf(match))}
      </span>
    </p>
  );
}
