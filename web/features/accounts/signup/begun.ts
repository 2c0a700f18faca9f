import type { SignupDraft } from '../../../../contract/accounts/signup.ts';
import type { Progress } from './advance.ts';
import type { Step } from './answers.ts';
import { answersOf, noAnswers, steps } from './answers.ts';
import { check } from './check.ts';
import { useFreshStart } from './start.ts';
import type { Start } from './use-signup.ts';

/** The steps that a partner left open; password and consent are always asked. */
export const askedOf = (draft: SignupDraft): Step[] => {
  const answers = { ...noAnswers, ...answersOf(draft) };
  return [steps.who, steps.where, steps.name, steps.reach].filter(
    (step) => step === steps.reach || check(step, answers) !== null,
  );
};

/** Where the form begins for somebody of whom a part is known. */
export const useBegunStart = (draft: SignupDraft, posted: Progress | undefined): Start => {
  const fresh = useFreshStart();
  if (posted) return { ...posted, resume: false };
  const known = Object.entries(answersOf(draft)).filter(
    ([, value]) => value !== '' && (!Array.isArray(value) || value.length > 0),
  );
  const answers = { ...fresh.answers, ...Object.fromEntries(known) };
  return { ...fresh, answers, step: askedOf(draft)[0] ?? steps.reach, resume: false };
};
