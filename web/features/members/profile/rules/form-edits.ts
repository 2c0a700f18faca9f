import { attributeNames } from '#contract/members/enums.ts';
import type { Edits } from '../saver.ts';

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const texts = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value): value is string => typeof value === 'string');

const number = (form: FormData, name: string): number | null =>
  text(form, name) === '' ? null : Number(text(form, name));

const readers = new Map<string, (form: FormData) => object>(
  Object.entries({
    about: (form: FormData) => ({ about: text(form, 'about') }),
    interests: (form: FormData) => ({ interests: texts(form, 'interests') }),
    details: (form: FormData) => ({
      gender: text(form, 'gender'),
      ...Object.fromEntries(
        attributeNames
          .filter((name) => form.has(name))
          .map((name) => [name, text(form, name) || null]),
      ),
    }),
    seeking: (form: FormData) => ({
      seeking: texts(form, 'seeking'),
      seeking_min_age: number(form, 'seeking_min_age'),
      seeking_max_age: number(form, 'seeking_max_age'),
      seeking_km: number(form, 'seeking_km'),
    }),
  }),
);

/** What a part of the page says when the browser itself sends it; the server checks it. */
export const formEdits = (part: string, form: FormData): Edits | null =>
  readers.get(part)?.(form) ?? null;
