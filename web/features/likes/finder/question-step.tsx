import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import type { FinderAnswer } from '../../../../contract/likes/finder.ts';
import type { Question } from '../../../../contract/likes/questions.ts';
import { importances, questionNames } from '../../../../contract/likes/questions.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RadioCard, RadioGroup } from '../../../ui/radio-group.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { End } from './answers.ts';
import { ends } from './answers.ts';

export type QuestionStepProps = {
  question: Question;
  answer: FinderAnswer | undefined;
  /** Whether the question was gone to, so that it is read out. */
  arrived: boolean;
  onAnswer: (change: Partial<Pick<FinderAnswer, 'option' | 'importance'>>) => void;
  onRemove: () => void;
  /** None for the first question. */
  onBack: (() => void) | undefined;
  onNext: () => void;
};

/** One question, with how much it matters. */
export function QuestionStep({
  question,
  answer,
  arrived,
  onAnswer,
  onRemove,
  onBack,
  onNext,
}: QuestionStepProps) {
  const t = useTranslations('finder');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived, question]);
  const number = questionNames.indexOf(question) + 1;
  const steps = questionNames.length;
  const ask = t(`questions.${question}.ask`);
  const chosen = answer ? ends[answer.option] : undefined;
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
          {ask}
        </h2>
        <RadioGroup<End | ''>
          name="option"
          label={ask}
          labelHidden
          value={chosen ?? ''}
          onValueChange={(end) => onAnswer({ option: (ends as readonly string[]).indexOf(end) })}
        >
          {ends.map((end) => (
            <RadioCard key={end} value={end} title={t(`questions.${question}.options.${end}`)} />
          ))}
        </RadioGroup>
        <Segmented
          className="mt-6"
          name="importance"
          label={t('importance.label')}
          value={answer?.importance ?? 'some'}
          disabled={!answer}
          options={importances.map((value) => ({ value, label: t(`importance.${value}`) }))}
          onValueChange={(importance) => onAnswer({ importance })}
        />
        <div className="mt-8 flex flex-wrap-reverse items-center justify-between gap-3">
          <div className="flex flex-wrap gap-3">
            {onBack && (
              <Button variant="line" onClick={onBack}>
                {t('back')}
              </Button>
            )}
            {answer && (
              <Button variant="quiet" onClick={onRemove}>
                {t('remove')}
              </Button>
            )}
          </div>
          <Button type="submit" variant={answer ? 'primary' : 'soft'} className="max-sm:w-full">
            {t(answer ? 'next' : 'skip')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
