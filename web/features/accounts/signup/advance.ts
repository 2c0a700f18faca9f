import { places } from '../../../../contract/accounts/places.ts';
import type { SignupForm } from '../../../../contract/accounts/signup.ts';
import {
  nameCheck,
  signup,
  signupComplete,
  signupExtras,
} from '../../../../contract/accounts/signup.ts';
import { login } from '../../../../contract/accounts/user.ts';
import type { Call, CallOptions } from '../../../../contract/core/client.ts';
import { CallError } from '../../../../contract/core/client.ts';
import type { ErrorAnswer } from '../../../../contract/core/errors.ts';
import type { Interest } from '../../../../contract/interests.ts';
import type { Answers, Step, Town } from './answers.ts';
import { stepOf, steps } from './answers.ts';
import { check, checkWords, partsOf, refusalOf } from './check.ts';

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
  /** Of an account that a partner began. */
  readonly token?: string | undefined;
  /** The member for whose sake somebody signs up. */
  readonly about?: string | undefined;
  /** How long the first words may be. */
  readonly most?: number | undefined;
  /** The steps that are asked, in order; all of them unless some are answered already. */
  readonly asked?: readonly Step[] | undefined;
  /** Makes a form that is posted twice count once. */
  readonly key?: string | undefined;
}

export const everyStep: readonly Step[] = [0, 1, 2, 3, 4];

const at = (step: Step, answers: Answers): Progress => ({
  step,
  answers,
  refusal: null,
  towns: [],
});

const alike = (a: string, b: string) =>
  a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0;

/** Finds the town that was typed but not chosen, or says which there are. */
const settleTown = async (api: Call, answers: Answers): Promise<Progress> => {
  const typed = answers.town.trim();
  if (typed === '' || answers.place_id !== '') return at(steps.name, answers);
  const query = { country: answers.country, q: typed };
  const { places: towns } = await api(places, { query });
  const meant = towns.filter(({ name }) => alike(name, typed));
  const [town] = meant.length > 0 ? meant : towns;
  if (town && (meant.length === 1 || towns.length === 1)) {
    return at(steps.name, { ...answers, town: town.name, place_id: String(town.id) });
  }
  return {
    step: steps.where,
    answers,
    refusal: refusalOf({ place_id: 'unknown_choice' }),
    towns,
  };
};

/** Asks the server, which alone knows every name that nobody may have. */
const settleName = async (api: Call, answers: Answers): Promise<Progress> => {
  await api(nameCheck, { query: { name: answers.name } });
  return at(steps.reach, answers);
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

/** What was written to somebody before leaves with the form: who skips the rest loses nothing. */
const wordsFor = ({ signup_message: words }: Answers, about: string | undefined) =>
  about === undefined || words.trim() === '' ? {} : { signup_message: words, for_member: about };

const makeAccount = async (api: Call, answers: Answers, { token, about, key }: Purpose) => {
  const body = Object.assign({}, ...partsOf(answers)) as SignupForm;
  const options: CallOptions = key === undefined ? {} : { key };
  if (token === undefined) {
    await api(signup, { body: { ...body, ...wordsFor(answers, about) } }, options);
  } else await api(signupComplete, { body: { ...body, token } }, options);
  const signedIn = await signIn(api, answers);
  const without = { ...answers, password: '' };
  return at(signedIn && token === undefined ? steps.extras : steps.complete, without);
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
  return at(steps.complete, answers);
};

const settle = async (api: Call, step: Step, answers: Answers, purpose: Purpose) => {
  switch (step) {
    case steps.who:
      return at(steps.where, answers);
    case steps.where:
      return settleTown(api, answers);
    case steps.name:
      return settleName(api, answers);
    case steps.reach:
      return makeAccount(api, answers, purpose);
    default:
      return saveExtras(api, answers, purpose);
  }
};

/** Who finishes what a partner began sees no step twice that is answered already. */
const nextAsked = ({ step, answers }: Progress, { token, asked = everyStep }: Purpose): Step => {
  const isOpen = (one: Step) =>
    token === undefined || one === steps.reach || check(one, answers) !== null;
  return asked.find((one) => one >= step && isOpen(one)) ?? step;
};

/** Sends one step of the form: on to the next, or back to the field that is wrong. */
export const advance = async (
  api: Call,
  step: Step,
  answers: Answers,
  purpose: Purpose = {},
): Promise<Progress> => {
  const wrong = check(step, answers) ?? checkWords(answers, purpose.most);
  if (wrong) return { ...at(step, answers), refusal: wrong };
  try {
    const next = await settle(api, step, answers, purpose);
    if (next.refusal) return next;
    return { ...next, step: nextAsked(next, purpose) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const refusal = error.answer;
    const [field] = Object.keys(refusal.fields ?? {});
    const back = field === undefined ? step : Math.min(step, stepOf(field));
    return { ...at(back as Step, answers), refusal };
  }
};
