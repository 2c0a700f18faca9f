import { places } from '#contract/accounts/places.ts';
import type { SignupForm } from '#contract/accounts/signup.ts';
import { nameCheck, signup, signupComplete, signupExtras } from '#contract/accounts/signup.ts';
import { login } from '#contract/accounts/user.ts';
import type { Call, CallOptions } from '#contract/core/client.ts';
import { CallError } from '#contract/core/client.ts';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import type { Interest } from '#contract/interests.ts';
import type { Answers, Step, Town } from './answers.ts';
import { stepOf, steps } from './answers.ts';
import { checkStep, checkMessageLength, stepBodiesOf, fieldRefusal } from './check-step.ts';

/** Where somebody is in the form, and why no further. */
export interface Progress {
  readonly step: Step;
  readonly answers: Answers;
  readonly refusal: ErrorAnswer | null;
  /** Towns to choose from, when what was typed may mean several. */
  readonly towns: readonly Town[];
  /** In place of a mistyped address, as it was posted. */
  readonly typedAddress?: string | undefined;
}

export interface Purpose {
  /** Of a signup that an affiliate began. */
  readonly token?: string | undefined;
  /** The member for whose sake somebody signs up. */
  readonly about?: string | undefined;
  /** How long the message to the member may be. */
  readonly maxMessageLength?: number | undefined;
  /** The steps that are asked, in order; all of them unless some are answered already. */
  readonly asked?: readonly Step[] | undefined;
  /** Makes a form that is posted twice count once. */
  readonly key?: string | undefined;
}

export const allSteps: readonly Step[] = [0, 1, 2, 3, 4];

const progressAt = (step: Step, answers: Answers): Progress => ({
  step,
  answers,
  refusal: null,
  towns: [],
});

const isSameName = (a: string, b: string) =>
  a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0;

/** Finds the town that was typed but not chosen, or says which there are. */
const resolveTown = async (api: Call, answers: Answers): Promise<Progress> => {
  const typed = answers.town.trim();
  if (typed === '' || answers.place_id !== '') return progressAt(steps.name, answers);
  const query = { country: answers.country, q: typed };
  const { places: towns } = await api(places, { query });
  const meant = towns.filter(({ name }) => isSameName(name, typed));
  const [town] = meant.length > 0 ? meant : towns;
  if (town && (meant.length === 1 || towns.length === 1)) {
    return progressAt(steps.name, { ...answers, town: town.name, place_id: String(town.id) });
  }
  return {
    step: steps.where,
    answers,
    refusal: fieldRefusal({ place_id: 'unknown_choice' }),
    towns,
  };
};

/** Asks the server, which alone knows every name that nobody may have. */
const checkName = async (api: Call, answers: Answers): Promise<Progress> => {
  await api(nameCheck, { query: { name: answers.name } });
  return progressAt(steps.reach, answers);
};

/** Signs the new member in. If that fails the account exists all the same, and its mail is sent. */
const signIn = async (api: Call, { email, password }: Answers): Promise<boolean> => {
  try {
    await api(login, { body: { login: email.trim(), password } });
    return true;
  } catch (error) {
    if (error instanceof CallError) return false;
    throw error;
  }
};

/** The message written before signup is sent with the account: who skips the extras does not lose it. */
const messageFor = ({ signup_message: message }: Answers, about: string | undefined) =>
  about === undefined || message.trim() === ''
    ? {}
    : { signup_message: message, for_member: about };

const createAccount = async (api: Call, answers: Answers, { token, about, key }: Purpose) => {
  const body = Object.assign({}, ...stepBodiesOf(answers)) as SignupForm;
  const options: CallOptions = key === undefined ? {} : { key };
  if (token === undefined) {
    await api(signup, { body: { ...body, ...messageFor(answers, about) } }, options);
  } else await api(signupComplete, { body: { ...body, token } }, options);
  const signedIn = await signIn(api, answers);
  const withoutPassword = { ...answers, password: '' };
  return progressAt(
    signedIn && token === undefined ? steps.extras : steps.complete,
    withoutPassword,
  );
};

const saveExtras = async (api: Call, answers: Answers, { about }: Purpose) => {
  const message = answers.signup_message.trim();
  await api(signupExtras, {
    body: {
      interests: answers.interests as Interest[],
      signup_message: message,
      ...(about !== undefined && { for_member: about }),
    },
  });
  return progressAt(steps.complete, answers);
};

const submitStep = async (api: Call, step: Step, answers: Answers, purpose: Purpose) => {
  switch (step) {
    case steps.who:
      return progressAt(steps.where, answers);
    case steps.where:
      return resolveTown(api, answers);
    case steps.name:
      return checkName(api, answers);
    case steps.reach:
      return createAccount(api, answers, purpose);
    default:
      return saveExtras(api, answers, purpose);
  }
};

/** Who finishes what an affiliate began sees no step twice that is answered already. */
const nextOpenStep = ({ step, answers }: Progress, { token, asked = allSteps }: Purpose): Step => {
  const isOpen = (candidate: Step) =>
    token === undefined || candidate === steps.reach || checkStep(candidate, answers) !== null;
  return asked.find((candidate) => candidate >= step && isOpen(candidate)) ?? step;
};

/** Sends one step of the form: on to the next, or back to the field that is wrong. */
export const advanceSignup = async (
  api: Call,
  step: Step,
  answers: Answers,
  purpose: Purpose = {},
): Promise<Progress> => {
  const wrong = checkStep(step, answers) ?? checkMessageLength(answers, purpose.maxMessageLength);
  if (wrong) return { ...progressAt(step, answers), refusal: wrong };
  try {
    const next = await submitStep(api, step, answers, purpose);
    if (next.refusal) return next;
    return { ...next, step: nextOpenStep(next, purpose) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const refusal = error.answer;
    const [field] = Object.keys(refusal.fields ?? {});
    const back = field === undefined ? step : Math.min(step, stepOf(field));
    return { ...progressAt(back as Step, answers), refusal };
  }
};
