import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Question } from '#contract/likes/questions.ts';
import { questionNames } from '#contract/likes/questions.ts';
import { linkTo } from '#contract/routes.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import type { Answers } from './answers.ts';
import { findAnswer, optionNames } from './answers.ts';

type AnswerListProps = {
  answers: Answers;
  current: Question | null;
  onOpen: (question: Question) => void;
};

/** All questions with what was answered; each leads to its place. */
export function AnswerList({ answers, current, onOpen }: AnswerListProps) {
  const t = useTranslations('finder');
  return (
    <ol className="grid gap-1">
      {questionNames.map((question) => {
        const answer = findAnswer(answers, question);
        const end = answer && optionNames[answer.option];
        return (
          <li key={question}>
            <Link
              to={linkTo('match-finder', {}, { at: question })}
              aria-current={question === current ? 'step' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onOpen(question);
              }}
              className={cx(
                'flex min-h-12 w-full items-center gap-3 rounded-sm px-3 py-2 text-left text-sm',
                'hover:bg-surface-current aria-[current]:bg-surface-current',
              )}
            >
              <Icon
                name={answer ? 'check-circle' : 'question'}
                size="sm"
                className={answer ? 'text-success' : 'text-text-muted'}
              />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{t(`questions.${question}.ask`)}</span>
                <span className={cx('block text-text-muted', !end && 'text-xs')}>
                  {end ? t(`questions.${question}.options.${end}`) : t('open')}
                  {answer?.importance === 'much' && ` · ${t('importance.much')}`}
                </span>
              </span>
              <Icon name="caret-right" size="xs" className="text-text-muted" />
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
