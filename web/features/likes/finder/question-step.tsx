import { useEffect, useId, useRef } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import type { FinderAnswer } from '#contract/likes/finder.ts';
import type { Question } from '#contract/likes/questions.ts';
import { importances, questionNames } from '#contract/likes/questions.ts';
import { linkTo } from '#contract/routes.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { RadioCard, RadioGroup } from '#web/ui/radio-group.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import type { OptionName } from './answers.ts';
import { optionNames } from './answers.ts';

type QuestionStepProps = {
  question: Question;
  answer: FinderAnswer | undefined;
  /** Whether the question was gone to, so that it is read out. */
  hasNavigated: boolean;
  onAnswer: (change: Partial<Pick<FinderAnswer, 'option' | 'importance'>>) => void;
  onRemove: () => void;
  /** None before the first question. */
  previous: Question | null;
  onBack: (question: Question) => void;
  onNext: () => void;
};

type ImportanceProps = Pick<QuestionStepProps, 'onAnswer' | 'onNext'> & {
  value: FinderAnswer['importance'];
};

/** How much an answer matters. It is the last thing asked, so that a tap on it leads on. */
function Importance({ value, onAnswer, onNext }: ImportanceProps) {
  const t = useTranslations('finder.importance');
  // Keys walk over the choices on the way to one.
  const isPointer = useRef(false);
  return (
    <div
      role="presentation"
      className="mt-6"
      onPointerDown={() => {
        isPointer.current = true;
      }}
      onKeyDown={() => {
        isPointer.current = false;
      }}
    >
      <Segmented
        name="importance"
        label={t('label')}
        value={value}
        options={importances.map((one) => ({ value: one, label: t(one) }))}
        onValueChange={(importance) => {
          onAnswer({ importance });
          if (isPointer.current) onNext();
        }}
      />
    </div>
  );
}

/** One question, with how much it matters. Where there are no scripts its forms do the same. */
export function QuestionStep({
  question,
  answer,
  hasNavigated,
  onAnswer,
  onRemove,
  previous,
  onBack,
  onNext,
}: QuestionStepProps) {
  const t = useTranslations('finder');
  const removalFormId = useId();
  const isAlive = useHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasNavigated) heading.current?.focus();
  }, [hasNavigated, question]);
  const number = questionNames.indexOf(question) + 1;
  const steps = questionNames.length;
  const questionText = t(`questions.${question}.ask`);
  const chosen = answer ? optionNames[answer.option] : undefined;
  return (
    <Card padding="lg">
      <Stepper
        step={number}
        steps={steps}
        label={t('step', { number: String(number), count: String(steps) })}
        className="mb-6"
      />
      <Form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          onNext();
        }}
      >
        <input type="hidden" name="question" value={question} />
        <h2 ref={heading} tabIndex={-1} className="mb-5 display-md outline-none">
          {questionText}
        </h2>
        <RadioGroup<OptionName | ''>
          name="option"
          label={questionText}
          labelHidden
          value={chosen ?? ''}
          onValueChange={(end) =>
            onAnswer({ option: (optionNames as readonly string[]).indexOf(end) })
          }
        >
          {optionNames.map((end) => (
            <RadioCard key={end} value={end} title={t(`questions.${question}.options.${end}`)} />
          ))}
        </RadioGroup>
        {/* Asked once there is something that may matter. */}
        {(answer !== undefined || !isAlive) && (
          <Importance value={answer?.importance ?? 'some'} onAnswer={onAnswer} onNext={onNext} />
        )}
        <div className="mt-8 flex flex-wrap-reverse items-center justify-between gap-3">
          <div className="flex flex-wrap gap-3">
            {previous && (
              <ButtonLink
                to={linkTo('match-finder', {}, { at: previous })}
                variant="line"
                onClick={(event) => {
                  event.preventDefault();
                  onBack(previous);
                }}
              >
                {t('back')}
              </ButtonLink>
            )}
            {answer && (
              <Button type="submit" form={removalFormId} variant="quiet">
                {t('remove')}
              </Button>
            )}
          </div>
          {!answer && (
            <noscript>
              <Button type="submit">{t('next')}</Button>
            </noscript>
          )}
          <Button
            type="submit"
            name="intent"
            value={answer ? 'answer' : 'skip'}
            variant={answer ? 'primary' : 'soft'}
            className="max-sm:w-full"
          >
            {t(answer ? 'next' : 'skip')}
          </Button>
        </div>
      </Form>
      <Form
        id={removalFormId}
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          onRemove();
        }}
      >
        <input type="hidden" name="question" value={question} />
        <input type="hidden" name="intent" value="remove" />
      </Form>
    </Card>
  );
}
