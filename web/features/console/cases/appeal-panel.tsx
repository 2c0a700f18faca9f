import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CaseDecision } from '#contract/console/case-views.ts';
import { appealDecide } from '#contract/console/case-decisions.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { cx } from '#web/ui/cx.ts';
import { Field } from '#web/ui/field.tsx';
import { ActionError } from '../action-error.tsx';
import { ConsoleButton } from '../console-button.tsx';
import { consoleCall } from '../console-call.ts';
import { ConsoleTextarea } from '../console-fields.tsx';
import { useAction } from '../use-action.ts';
import { useMoment } from '../use-moment.ts';

type Appeal = NonNullable<CaseDecision['appeal']>;

const outcomes = ['upheld', 'reversed'] as const;

/** Answers an appeal; whoever decided the case does not see it. */
function AnswerForm({ appeal }: { appeal: Appeal }) {
  const t = useTranslations('console.case.appeal');
  const { revalidate } = useRevalidator();
  const { busy, run, message, field } = useAction();
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]>('upheld');
  const [answer, setAnswer] = useState('');
  const send = () =>
    run(async () => {
      await consoleCall(appealDecide, { body: { id: appeal.id, outcome, answer } });
      await revalidate();
    });
  return (
    <form
      className="c-form c-appeal__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <fieldset>
        <legend className="sr-only">{t('outcome')}</legend>
        {outcomes.map((name) => (
          <label key={name} className="c-check">
            <input
              type="radio"
              name="outcome"
              checked={outcome === name}
              onChange={() => setOutcome(name)}
            />
            <span>
              {t(`outcomes.${name}`)}
              <small>{t(`outcomeTexts.${name}`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <Field label={t('answer')} hint={t('answerHint')} error={field('answer')}>
        <ConsoleTextarea
          name="answer"
          rows={4}
          maxLength={consoleLimits.cases.answerLength}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
      </Field>
      <ActionError message={message} />
      <ConsoleButton type="submit" look="primary" busy={busy} online>
        {t(`submit.${outcome}`)}
      </ConsoleButton>
    </form>
  );
}

const steps = ['decision', 'appeal', 'answer'] as const;

/** How far a decision has come: made, appealed against, answered. */
const stepOf = (appeal: Appeal | null): number => {
  if (!appeal) return 0;
  return appeal.state === 'open' ? 1 : 2;
};

/** Whether the member disagrees with what was decided, and what came of that. */
export function AppealPanel({ decisions }: { decisions: readonly CaseDecision[] }) {
  const t = useTranslations('console.case.appeal');
  const moment = useMoment();
  const decision = decisions.find(({ appeal }) => appeal !== null) ?? decisions[0];
  const appeal = decision?.appeal ?? null;
  const step = stepOf(appeal);
  return (
    <section className="c-panel" aria-label={t('title')}>
      <div className="c-panel__head">
        <h2>{t('title')}</h2>
        <span className="c-fill" />
        <span
          className={cx('c-status', appeal?.state === 'open' ? 'c-status--warn' : 'c-status--line')}
        >
          {t(`states.${appeal?.state ?? 'none'}`)}
        </span>
      </div>
      <ol className="c-steps">
        {steps.map((name, index) => (
          <li key={name} aria-current={index === step ? 'step' : undefined}>
            {t(`steps.${name}`)}
          </li>
        ))}
      </ol>
      {appeal ? (
        <div className="c-appeal">
          <blockquote>{appeal.message}</blockquote>
          <small>
            {t('filed', { date: moment(appeal.filed_at), due: moment(appeal.due_at, 'day') })}
          </small>
          {appeal.answer !== null && (
            <>
              <blockquote>{appeal.answer}</blockquote>
              {appeal.answered_by && (
                <small>{t('answeredBy', { name: appeal.answered_by.name })}</small>
              )}
            </>
          )}
          {appeal.state === 'open' &&
            (appeal.may_decide ? <AnswerForm appeal={appeal} /> : <p>{t('notYours')}</p>)}
        </div>
      ) : (
        <p className="c-case__nothing">
          {decision ? t('until', { date: moment(decision.appeal_until, 'day') }) : t('possible')}
        </p>
      )}
    </section>
  );
}
