import type { SignupDraft } from '#contract/accounts/signup.ts';
import type { Progress } from './advance-signup.ts';
import type { Step } from './answers.ts';
import { draftAnswersOf, noAnswers, steps } from './answers.ts';
import { checkStep } from './check-step.ts';
import { useFreshStart } from './use-fresh-start.ts';
import type { Start } from './use-signup.ts';

/** The steps that an affiliate left unanswered; password and consent are always asked. */
export const openStepsOf = (draft: SignupDraft): Step[] => {
  const answers = { ...noAnswers, ...draftAnswersOf(draft) };
  return [steps.who, steps.where, steps.name, steps.reach].filter(
    (step) => step === steps.reach || checkStep(step, answers) !== null,
  );
};

/** Where the form starts when an affiliate has answered a part of it. */
export const useAffiliateStart = (draft: SignupDraft, posted: Progress | undefined): Start => {
  const fresh = useFreshStart();
  if (posted) return { ...posted, resume: false };
  const known = Object.entries(draftAnswersOf(draft)).filter(
    ([, value]) => value !== '' && (!Array.isArray(value) || value.length > 0),
  );
  const answers = { ...fresh.answers, ...Object.fromEntries(known) };
  return { ...fresh, answers, step: openStepsOf(draft)[0] ?? steps.reach, resume: false };
};
