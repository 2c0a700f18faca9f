import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { RefObject, SubmitEvent as FormSubmit } from 'react';
import { useTranslations } from 'use-intl';
import type { SignupMember } from '#contract/accounts/signup.ts';
import { useRefusal } from '#web/lib/use-refusal.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Stepper } from '#web/ui/stepper.tsx';
import type { Progress } from './advance-signup.ts';
import type { Step } from './answers.ts';
import { readAnswers, fieldsByStep, hiddenFieldsOf, steps } from './answers.ts';
import { CompleteStep } from './steps/complete-step.tsx';
import { KnownAnswers } from './known-answers.tsx';
import type { Interests } from './steps/extras-step.tsx';
import { ExtrasStep } from './steps/extras-step.tsx';
import { NameStep } from './steps/name-step.tsx';
import { ReachStep } from './steps/reach-step.tsx';
import type { StepProps } from './steps/step-props.ts';
import { WhereStep } from './steps/where-step.tsx';
import { WhoStep } from './steps/who-step.tsx';
import { MessageField } from './steps/message-field.tsx';
import type { Signup } from './use-signup.ts';

const stepNames = ['who', 'where', 'name', 'reach', 'extras', 'complete'] as const;

export interface SignupFormProps {
  readonly signup: Signup;
  /** Where browsers without scripts post to. */
  readonly action: string;
  readonly sendKey: string | undefined;
  readonly about: SignupMember | undefined;
  /** How long the first words may be. */
  readonly maxMessageLength?: number | undefined;
  readonly interests: Interests | undefined;
  /** Whether the activation link was just mailed again. */
  readonly sent?: boolean | undefined;
  /** The steps that are asked, in order; of the others it is told what is known. */
  readonly asked: readonly Step[];
  readonly headingLevel: 1 | 2 | 3;
  /** In a dialog, whose head and foot stay in view while the fields scroll. */
  readonly pinned?: boolean | undefined;
  /** Told where a step led. */
  readonly onProgress: (progress: Progress, from: Step) => void;
}

function Fields({ step, ...props }: StepProps & Omit<SignupFormProps, 'signup'> & { step: Step }) {
  switch (step) {
    case steps.who:
      return <WhoStep {...props} />;
    case steps.where:
      return <WhereStep {...props} />;
    case steps.name:
      return <NameStep {...props} />;
    case steps.reach:
      return <ReachStep {...props} />;
    case steps.extras:
      return <ExtrasStep {...props} />;
    case steps.complete:
      return <CompleteStep signup={props.signup} sent={props.sent ?? false} />;
  }
}

/** Places the reader: on the title of a new step, or on the first field that is wrong. */
const useFocus = ({ step, refusal }: Progress) => {
  const form = useRef<HTMLFormElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else form.current?.querySelector<HTMLElement>('[data-step-title]')?.focus();
  }, [step]);
  useEffect(() => {
    if (!refusal?.fields) return;
    const wrong = form.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], input[data-invalid], [data-invalid] input',
    );
    wrong?.focus();
  }, [step, refusal]);
  return form;
};

/** Takes over what was typed before the scripts of the page were there. */
const useEarlyAnswers = (form: RefObject<HTMLFormElement | null>, signup: Signup) => {
  const adoptEarlyAnswers = useEffectEvent(() => {
    if (!form.current) return;
    const typed = readAnswers(new FormData(form.current));
    const { step, answers, change } = signup;
    // A town's number is never typed.
    const differing = fieldsByStep[step].filter(
      (field) => field !== 'place_id' && String(typed[field]) !== String(answers[field]),
    );
    if (differing.length > 0) {
      change(Object.fromEntries(differing.map((field) => [field, typed[field]])));
    }
  });
  useEffect(() => adoptEarlyAnswers(), []);
};

/** Words that a step does not ask for are shown there all the same once they were too long. */
const useRefusedMessage = ({ step, refusal }: Progress): boolean => {
  const [refusedAt, setRefusedAt] = useState<Step | null>(null);
  const refused = refusal?.fields?.['signup_message'] !== undefined;
  if (refused && refusedAt !== step) setRefusedAt(step);
  return (refused || refusedAt === step) && !fieldsByStep[step].includes('signup_message');
};

/** Two buttons side by side where their words fit, else each as wide as the form. */
const narrowClass = 'whitespace-nowrap max-sm:px-5';

// Over the padding of the dialog as well, or the fields would show behind them.
const pinnedHead =
  'sticky -top-6 z-20 -mt-6 bg-surface-raised pt-6 pr-10 pb-3 md:pr-6 md:-top-8 md:-mt-10 md:pt-10';
const pinnedFoot = [
  'sticky -bottom-5 -mb-5 bg-surface-raised pb-5 md:-bottom-8 md:-mb-10 md:pb-10',
  // What scrolls fades out above it.
  'before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6',
  'before:bg-linear-to-t before:from-surface-raised before:to-transparent',
].join(' ');

/** From which side a step comes: none at first. */
const useSlide = (step: Step): string | undefined => {
  const [shown, setShown] = useState({ step, from: step });
  if (shown.step !== step) setShown({ step, from: shown.step });
  if (shown.from === step) return undefined;
  return shown.from < step ? 'animate-forward' : 'animate-back';
};

type ButtonsProps = Pick<SignupFormProps, 'asked' | 'pinned'> & { step: Step; busy: boolean };

function Buttons({ step, asked, busy, pinned }: ButtonsProps) {
  const t = useTranslations('account.signup');
  const previousStep = asked[asked.indexOf(step) - 1];
  const canGoBack = previousStep !== undefined && step < steps.extras;
  return (
    // The way on comes last in the form, and on top where there are two rows.
    <div className={cx('mt-auto flex flex-wrap-reverse gap-3 pt-3', pinned && pinnedFoot)}>
      {canGoBack && (
        <Button
          type="submit"
          name="to"
          value={previousStep}
          variant="line"
          size="lg"
          className={cx('grow', narrowClass)}
        >
          {t('back')}
        </Button>
      )}
      {step === steps.extras && (
        <Button
          type="submit"
          name="to"
          value={steps.complete}
          variant="line"
          size="lg"
          className={cx('grow', narrowClass)}
        >
          {t('extras.skip')}
        </Button>
      )}
      <Button
        type="submit"
        size="lg"
        loading={busy}
        loadingLabel={t('busy')}
        className={cx('flex-[999_1_auto]', narrowClass)}
      >
        {step === steps.reach
          ? t('reach.submit')
          : t(step === steps.extras ? 'extras.submit' : 'next')}
      </Button>
    </div>
  );
}

/** Which button sent the form: one that only leads elsewhere says where to. */
const targetOf = (event: FormSubmit): Step | null => {
  const { submitter } = event;
  return submitter instanceof HTMLButtonElement && submitter.name === 'to'
    ? (Number(submitter.value) as Step)
    : null;
};

/** Whether the form is taken along to another page, which the browser does by itself. */
const isCarrySubmit = ({ submitter }: FormSubmit): boolean =>
  submitter instanceof HTMLButtonElement && submitter.name === 'carry';

/** The signup, one step at a time. It is a plain form that scripts only make quicker. */
export function SignupForm(props: SignupFormProps) {
  const { signup, action, sendKey, asked, headingLevel, pinned, onProgress } = props;
  const { step, answers, busy } = signup;
  const t = useTranslations('account.signup');
  const text = useTranslations(`account.signup.${stepNames[step]}`);
  const { message, field } = useRefusal(signup.refusal);
  const form = useFocus(signup);
  useEarlyAnswers(form, signup);
  const textId = useId();
  const showsMessageField = useRefusedMessage(signup);
  const slide = useSlide(step);
  const Heading = `h${headingLevel}` as const;
  const position = asked.indexOf(step);

  const submit = (event: FormSubmit) => {
    if (isCarrySubmit(event)) return;
    event.preventDefault();
    const to = targetOf(event);
    if (to !== null) {
      signup.goTo(to);
      onProgress({ step: to, answers, refusal: null, towns: [] }, step);
    } else {
      void signup.send().then((next) => onProgress(next, step));
    }
  };

  return (
    <form
      ref={form}
      method="post"
      action={action}
      noValidate
      onSubmit={submit}
      className="flex min-h-140 flex-1 flex-col gap-6"
    >
      {/* Enter takes the first button of a form, which must not be the one that leads back. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden />
      <input type="hidden" name="step" value={step} />
      {sendKey !== undefined && <input type="hidden" name="key" value={sendKey} />}
      {hiddenFieldsOf(showsMessageField ? { ...answers, signup_message: '' } : answers, step).map(
        ([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ),
      )}
      {position >= 0 && asked.length > 1 && (
        <Stepper
          step={position + 1}
          steps={asked.length}
          label={t('step', { step: String(position + 1), steps: String(asked.length) })}
          className={cx(pinned && pinnedHead)}
        />
      )}
      <div key={step} className={cx('flex flex-col gap-6', slide)}>
        <div>
          <Heading
            data-step-title
            data-autofocus
            tabIndex={-1}
            aria-describedby={textId}
            className="display-md"
          >
            {text('title')}
          </Heading>
          {step !== steps.complete && (
            <p id={textId} className="mt-2 text-text-muted">
              {t(`${stepNames[step]}.text` as 'who.text')}
            </p>
          )}
        </div>
        {message && step !== steps.complete && <Alert tone="danger">{message}</Alert>}
        {step === steps.reach && !asked.includes(steps.extras) && (
          <KnownAnswers answers={answers} />
        )}
        {showsMessageField && <MessageField {...props} field={field} />}
        <Fields {...props} step={step} field={field} />
      </div>
      {step !== steps.complete && <Buttons step={step} asked={asked} busy={busy} pinned={pinned} />}
    </form>
  );
}
