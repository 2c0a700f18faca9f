import { limits } from '#contract/limits.ts';
import type { Answers, Step } from './answers.ts';
import { noAnswers, steps } from './answers.ts';

const KEY = 'signup-draft';
const VERSION = 1;

/** What may stay on the device. The password and every consent are given anew. */
const storedFields = [
  'gender',
  'seeking',
  'day',
  'month',
  'year',
  'country',
  'town',
  'place_id',
  'name',
  'email',
  'signup_message',
] as const satisfies readonly (keyof Answers)[];

interface Draft {
  readonly step: Step;
  readonly answers: Partial<Answers>;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isSameKind = (value: unknown, sample: unknown) =>
  Array.isArray(sample) ? Array.isArray(value) && value.every(isText) : isText(value);

const parse = (text: string, now: number): Draft | null => {
  const { version, at, step, answers } = JSON.parse(text) as Record<string, unknown>;
  if (version !== VERSION || typeof at !== 'number' || typeof answers !== 'object') return null;
  const age = now - at;
  if (age < 0 || age > limits.signupStorageDays * 86_400_000) return null;
  const known = Object.values(steps).find(
    (candidate) => candidate === step && candidate < steps.complete,
  );
  const given = (answers ?? {}) as Record<string, unknown>;
  const validFields = storedFields.filter((field) => isSameKind(given[field], noAnswers[field]));
  return {
    step: known ?? steps.who,
    answers: Object.fromEntries(validFields.map((field) => [field, given[field]])),
  };
};

/** Storage may be refused altogether, in private windows for one. */
const orNull = <T>(act: () => T): T | null => {
  try {
    return act();
  } catch {
    return null;
  }
};

export const forgetDraft = (): void => {
  orNull(() => localStorage.removeItem(KEY));
};

/** The half-filled form of this device; what is broken, foreign or too old is thrown away. */
export const readDraft = (now = Date.now()): Draft | null => {
  const text = orNull(() => localStorage.getItem(KEY));
  if (text === null) return null;
  const draft = orNull(() => parse(text, now));
  if (!draft) forgetDraft();
  return draft;
};

export const saveDraft = ({ step, answers }: Draft, now = Date.now()): void => {
  const stored = Object.fromEntries(storedFields.map((field) => [field, answers[field]]));
  orNull(() =>
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, at: now, step, answers: stored })),
  );
};
