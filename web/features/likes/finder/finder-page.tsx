import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { finderSave } from '#contract/likes/finder.ts';
import type { Question } from '#contract/likes/questions.ts';
import { MIN_ANSWERS, questionNames } from '#contract/likes/questions.ts';
import { linkTo } from '#contract/routes.ts';
import { call } from '#web/lib/call.ts';
import { useAutosave } from '#web/lib/use-autosave.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import type { SaveStatus } from '#web/ui/save-indicator.tsx';
import { SaveIndicator } from '#web/ui/save-indicator.tsx';
import { SkeletonCard } from '#web/ui/skeleton.tsx';
import { PageTitle } from '#web/features/site/page-title.tsx';
import { FindPeopleNav } from '#web/features/site/find-people-nav.tsx';
import type { Answers } from './answers.ts';
import {
  withAnswer,
  findAnswer,
  firstUnanswered,
  questionAfter,
  withoutAnswer,
} from './answers.ts';
import type { FinderMatches } from './matches.ts';
import { QuestionStep } from './question-step.tsx';
import { ResultsList } from './results-list.tsx';
import { AnswerList } from './answer-list.tsx';

/** Answers that save themselves, as the text that is sent. */
const useAnswers = (stored: Answers) => {
  const save = useAutosave(JSON.stringify(stored), (text) =>
    call(finderSave, { body: { answers: JSON.parse(text) as [...Answers] } }),
  );
  return {
    answers: JSON.parse(save.text) as Answers,
    change: (answers: Answers) => save.type(JSON.stringify(answers)),
    state: save.state,
    flush: save.flush,
  };
};

type FinderResultsProps = {
  matches: FinderMatches | null;
  missing: number;
  save: SaveStatus;
  onRetry: () => void;
};

function FinderResults({ matches, missing, save, onRetry }: FinderResultsProps) {
  const t = useTranslations('finder');
  const { state } = useRevalidator();
  if (missing > 0) return <Alert>{t('results.missing', { count: missing })}</Alert>;
  if (!matches && save === 'failed') {
    return (
      <ErrorState
        title={t('state.failed')}
        headingLevel={3}
        action={<Button onClick={onRetry}>{t('state.retry')}</Button>}
      />
    );
  }
  if (!matches || save === 'saving' || state === 'loading') {
    return (
      <div role="status" aria-label={t('results.loading')}>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </div>
    );
  }
  return <ResultsList initial={matches} />;
}

type FinderPageProps = {
  /** Which question was asked for. */
  at: Question | null;
  stored: Answers;
  matches: FinderMatches | null;
};

/** Questions one by one, then who fits by the answers of both. */
export function FinderPage({ at, stored, matches }: FinderPageProps) {
  const t = useTranslations('finder');
  const { answers, change, state, flush } = useAnswers(stored);
  const [step, setStep] = useState<Question | null>(
    () => at ?? (stored.length >= MIN_ANSWERS ? null : firstUnanswered(stored)),
  );
  const [hasNavigated, setHasNavigated] = useState(false);
  const { revalidate } = useRevalidator();
  const goTo = (question: Question | null) => {
    setStep(question);
    setHasNavigated(true);
    flush();
    scrollTo(0, 0);
  };

  // Other answers find others.
  const reloadResults = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (step === null && state === 'saved') reloadResults();
  }, [step, state]);

  const missing = MIN_ANSWERS - answers.length;
  return (
    <main id="content" className="wrap flex-1 pt-4 pb-16 max-md:pb-28 md:pt-8 md:pb-20">
      <PageTitle>{t('title')}</PageTitle>
      <FindPeopleNav />
      <h1 className="display-md md:display-lg">{t('title')}</h1>
      {/* Once read it leaves the small screen to the questions, and to who was found. */}
      <p
        className={cx(
          'mt-2 max-w-measure text-text-muted',
          (step ? hasNavigated : matches) && 'max-md:sr-only',
        )}
      >
        {t('lead', { count: MIN_ANSWERS })}
      </p>
      <div className="mt-3 mb-5 max-md:mt-0 max-md:mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {/* Without results their place says it. */}
        <SaveIndicator
          status={step || matches ? state : 'idle'}
          labels={{
            saving: t('state.saving'),
            saved: t('state.saved'),
            failed: t('state.failed'),
            retry: t('state.retry'),
          }}
          onRetry={flush}
        />
        {step && missing <= 0 && (
          <ButtonLink
            to={linkTo('match-finder')}
            variant="soft"
            size="sm"
            onClick={(event) => {
              event.preventDefault();
              goTo(null);
            }}
          >
            {t('show')}
          </ButtonLink>
        )}
      </div>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[1fr_22rem] lg:items-start">
        {step ? (
          <QuestionStep
            key={step}
            question={step}
            answer={findAnswer(answers, step)}
            hasNavigated={hasNavigated}
            onAnswer={(given) => change(withAnswer(answers, step, given))}
            onRemove={() => change(withoutAnswer(answers, step))}
            previous={questionAfter(step, -1)}
            onBack={goTo}
            onNext={() => goTo(questionAfter(step))}
          />
        ) : (
          <section aria-labelledby="matches">
            <h2 id="matches" className="mb-4 display-sm">
              {t('results.title')}
            </h2>
            <FinderResults matches={matches} missing={missing} save={state} onRetry={flush} />
          </section>
        )}
        <aside aria-labelledby="answers" className={step ? 'max-lg:hidden' : undefined}>
          <h2 id="answers" className="mb-3 display-sm">
            {t('answers', {
              count: String(answers.length),
              all: String(questionNames.length),
            })}
          </h2>
          <AnswerList answers={answers} current={step} onOpen={goTo} />
        </aside>
      </div>
    </main>
  );
}
