import type { SignupDraft } from '#contract/accounts/signup.ts';

/** The steps by name. The last one only tells what to do next. */
export const steps = { who: 0, where: 1, name: 2, reach: 3, extras: 4, complete: 5 } as const;

export type Step = (typeof steps)[keyof typeof steps];

export interface Town {
  readonly id: number;
  readonly name: string;
  readonly region: string;
}

/** What was typed so far, as the fields of the form hold it. */
export interface Answers {
  readonly gender: string;
  readonly seeking: readonly string[];
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly country: string;
  readonly town: string;
  /** Of the town; empty until one was chosen. */
  readonly place_id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly terms: boolean;
  readonly consent: boolean;
  readonly interests: readonly string[];
  readonly signup_message: string;
}

export const noAnswers: Answers = {
  gender: '',
  seeking: [],
  day: '',
  month: '',
  year: '',
  country: '',
  town: '',
  place_id: '',
  name: '',
  email: '',
  password: '',
  terms: false,
  consent: false,
  interests: [],
  signup_message: '',
};

/** The fields that each step shows. */
export const fieldsByStep: Record<Step, readonly (keyof Answers)[]> = {
  0: ['gender', 'seeking'],
  1: ['day', 'month', 'year', 'country', 'town', 'place_id'],
  2: ['name'],
  3: ['email', 'password', 'terms', 'consent'],
  4: ['interests', 'signup_message'],
  5: [],
};

const dateParts: readonly (keyof Answers)[] = ['day', 'month', 'year'];

/** The name under which the API speaks of a field. */
export const apiFieldOf = (field: keyof Answers): string => {
  if (dateParts.includes(field)) return 'date_of_birth';
  return field === 'town' ? 'place_id' : field;
};

/** The step that shows a field of the API; an unknown one is told where the form is sent. */
export const stepOf = (apiField: string): Step => {
  const shown = Object.values(steps).find((step) =>
    fieldsByStep[step].some((field) => apiFieldOf(field) === apiField.split('.')[0]),
  );
  return shown ?? steps.reach;
};

/** `1990-02-28`, empty when nothing was typed, and never a day when a part is missing. */
export const birthDateOf = ({
  day,
  month,
  year,
}: Pick<Answers, 'day' | 'month' | 'year'>): string => {
  const typed = [year, month, day].map((part) => part.trim());
  if (typed.every((part) => part === '')) return '';
  return typed.map((part, index) => part.padStart(index === 0 ? 0 : 2, '0')).join('-');
};

const readText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const readTexts = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value) => typeof value === 'string');

/** The answers that a posted form carries. */
export const readAnswers = (form: FormData): Answers => ({
  gender: readText(form, 'gender'),
  seeking: readTexts(form, 'seeking'),
  day: readText(form, 'day'),
  month: readText(form, 'month'),
  year: readText(form, 'year'),
  country: readText(form, 'country'),
  town: readText(form, 'town'),
  place_id: readText(form, 'place_id'),
  name: readText(form, 'name'),
  email: readText(form, 'email'),
  password: readText(form, 'password'),
  terms: form.has('terms'),
  consent: form.has('consent'),
  interests: readTexts(form, 'interests'),
  // Forms send each line break as two signs, which nobody typed.
  signup_message: readText(form, 'signup_message').replaceAll('\r\n', '\n'),
});

/** What rides along unseen while another step is shown. The password never does. */
export const hiddenFieldsOf = (answers: Answers, step: Step): [name: string, value: string][] => {
  const shown = fieldsByStep[step];
  return (Object.keys(answers) as (keyof Answers)[])
    .filter((field) => field !== 'password' && !shown.includes(field))
    .flatMap((field) => {
      const value = answers[field];
      if (typeof value === 'boolean') return value ? [[field, 'on'] as [string, string]] : [];
      return [value].flat().map((text): [string, string] => [field, text]);
    })
    .filter(([, text]) => text !== '');
};

/** What an affiliate already told, as the form holds it. */
export const draftAnswersOf = (draft: SignupDraft): Partial<Answers> => {
  const [year = '', month = '', day = ''] = draft.date_of_birth?.split('-') ?? [];
  return {
    gender: draft.gender ?? '',
    seeking: draft.seeking ?? [],
    day,
    month,
    year,
    country: draft.country ?? '',
    place_id: draft.place_id === undefined ? '' : String(draft.place_id),
    name: draft.name ?? '',
    email: draft.email ?? '',
  };
};

/** Whether closing the form would lose anything; a country may have been filled in for them. */
export const hasAnswers = (answers: Answers): boolean =>
  Object.entries(answers).some(
    ([field, value]) =>
      field !== 'country' && (Array.isArray(value) ? value.length > 0 : Boolean(value)),
  );
