import { useEffect, useState } from 'react';
import { call } from '#web/lib/call.ts';
import type { Progress, Purpose } from './advance-signup.ts';
import { advanceSignup } from './advance-signup.ts';
import type { Answers, Step } from './answers.ts';
import { apiFieldOf, hasAnswers, steps } from './answers.ts';
import { firstOpenStep } from './check-step.ts';
import { forgetDraft, saveDraft, readDraft } from './draft.ts';

/** Fields that were changed since they were refused are not wrong until they are sent again. */
const withoutChanged = (
  refusal: Progress['refusal'],
  changed: Partial<Answers>,
): Progress['refusal'] => {
  if (!refusal?.fields) return refusal;
  const changedFields = (Object.keys(changed) as (keyof Answers)[]).map(apiFieldOf);
  const remaining = Object.entries(refusal.fields).filter(
    ([field]) => !changedFields.includes(field),
  );
  return remaining.length === 0 ? null : { ...refusal, fields: Object.fromEntries(remaining) };
};

/** What this device remembers, as far as it fits where the form begins. */
const resumeDraft = (start: Progress): Progress => {
  const draft = readDraft();
  if (!draft) return start;
  if (start.step === steps.extras) {
    const { signup_message = start.answers.signup_message } = draft.answers;
    return { ...start, answers: { ...start.answers, signup_message } };
  }
  const chosen = Object.entries(start.answers).filter(([field, value]) =>
    field === 'country'
      ? !draft.answers.country
      : Array.isArray(value)
        ? value.length > 0
        : Boolean(value),
  );
  const answers = { ...start.answers, ...draft.answers, ...Object.fromEntries(chosen) };
  const furthest = Math.max(start.step, draft.step);
  return { ...start, answers, step: Math.min(furthest, firstOpenStep(answers)) as Step };
};

export interface Start extends Progress {
  /** Whether what the device remembers is added: not to a form that was just posted. */
  readonly resume: boolean;
}

/** The form in the browser: what is typed, which step is shown, and the way on. */
export const useSignup = (start: Start, purpose: Purpose) => {
  const [progress, setProgress] = useState<Progress>(() =>
    start.resume ? resumeDraft(start) : start,
  );
  const [busy, setBusy] = useState(false);
  const { step, answers } = progress;

  useEffect(() => {
    if (purpose.token !== undefined) return;
    if (step === steps.complete) forgetDraft();
    else if (step === steps.extras) {
      const { signup_message } = answers;
      saveDraft({ step, answers: { signup_message } });
    } else if (hasAnswers(answers)) saveDraft({ step, answers });
  }, [purpose.token, step, answers]);

  return {
    ...progress,
    busy,
    change: (changed: Partial<Answers>) =>
      setProgress((before) => ({
        ...before,
        answers: { ...before.answers, ...changed },
        refusal: withoutChanged(before.refusal, changed),
      })),
    goTo: (to: Step) => setProgress({ step: to, answers, refusal: null, towns: [] }),
    send: async () => {
      if (busy) return progress;
      setBusy(true);
      try {
        const next = await advanceSignup(call, step, answers, purpose);
        setProgress(next);
        return next;
      } finally {
        setBusy(false);
      }
    },
  };
};

export type Signup = ReturnType<typeof useSignup>;
