import { signupSteps } from '#contract/accounts/signup.ts';
import type { ErrorAnswer, FieldErrors } from '#contract/core/errors.ts';
import { fieldCodes } from '#contract/core/errors.ts';
import { limits } from '#contract/limits.ts';
import type { Answers, Step } from './answers.ts';
import { birthDateOf, steps } from './answers.ts';

/** What each step sends, as the schema of that step reads it. */
export const stepBodiesOf = (answers: Answers) => {
  const { gender, seeking, country, place_id, name, email, password, terms, consent } = answers;
  return [
    { gender, seeking: [...seeking] },
    {
      date_of_birth: birthDateOf(answers),
      country,
      ...(place_id === '' ? {} : { place_id: Number(place_id) }),
    },
    { name },
    { email, password, terms, consent },
  ] as const;
};

/** A refusal of single fields, as the server would answer it. */
export const fieldRefusal = (codes: Readonly<Record<string, string>>): ErrorAnswer => ({
  error: 'Please check what you entered.',
  code: 'invalid_input',
  fields: Object.fromEntries(
    Object.entries(codes).map(([field, code]) => [field, { code, message: code }]),
  ) satisfies FieldErrors,
});

/** What the schema of a step finds wrong; the steps without one are always right. */
export const checkStep = (step: Step, answers: Answers): ErrorAnswer | null => {
  if (step === steps.extras || step === steps.complete) return null;
  const { error } = signupSteps[step].safeParse(stepBodiesOf(answers)[step]);
  if (!error) return null;
  const codes: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    const known = (fieldCodes as readonly string[]).includes(message);
    codes[String(path[0])] ??= known ? message : 'invalid';
  }
  return fieldRefusal(codes);
};

/** The message is sent along with each step, and refused at the current one when it is too long. */
export const checkMessageLength = (
  { signup_message: message }: Answers,
  maxLength: number = limits.aboutLength,
): ErrorAnswer | null =>
  message.trim().length > maxLength ? fieldRefusal({ signup_message: 'too_long' }) : null;

/** The first step that is not answered yet; the one with the password never is. */
export const firstOpenStep = (answers: Answers): Step =>
  ([steps.who, steps.where, steps.name] as const).find(
    (step) => checkStep(step, answers) !== null,
  ) ?? steps.reach;
