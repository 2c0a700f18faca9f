import * as z from 'zod/mini';
import { isBlank } from '../visible-text.ts';

/** Text as people type it: trimmed, without control characters, to be seen, within its length. */
export const text = (max: number, min = 1) =>
  z.string().check(
    z.trim(),
    z.regex(/^(?:\P{Cc}|[\t\n\r])*$/u, 'invalid'),
    z.minLength(min, min === 1 ? 'required' : 'too_short'),
    z.maxLength(max, 'too_long'),
    z.refine((value) => min === 0 || value === '' || !isBlank(value), 'required'),
  );

/** The last part of the address of a page of text. */
export const pageToken = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'invalid'));

export const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(254, 'too_long'),
    z.email('invalid_email'),
  );

export const uuid = z.uuid();

/** A secret that was mailed: 256 random bits, base64url. */
export const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'invalid'));

export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/, 'invalid'));

export const timestamp = z.iso.datetime();

/** A day of the calendar, in no zone: `2026-11-19`. */
export const day = z.iso.date();

/** A day on which something may have happened: databases know no year 0. */
export const knownDay = day.check(z.refine((value) => value >= '1970-01-01', 'too_small'));

/** Minor units (cents) of a currency: money is never a fraction. */
export const minorUnits = z.int().check(z.nonnegative());

export const okAnswer = z.object({ ok: z.literal(true) });

const escapeRegExp = (value: string) => value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const alternatives = (values: readonly string[]) => `(?:${values.map(escapeRegExp).join('|')})`;

/** Of an address: one of several words. */
export const oneOf = <const V extends readonly string[]>(values: V) =>
  z.enum(values, 'unknown_choice');

/** In a query string: some of several values, separated by commas. */
export const commaList = <const V extends readonly string[]>(values: V) => {
  const one = alternatives(values);
  return z.pipe(
    z.string().check(z.regex(new RegExp(`^${one}(?:,${one})*$`), 'unknown_choice')),
    z.transform((words): V[number][] => [...new Set(words.split(','))]),
  );
};

/** Of an address: a whole number. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.string().check(
      z.regex(/^\d{1,6}$/, 'invalid'),
      z.refine((digits) => Number(digits) >= min, 'too_small'),
      z.refine((digits) => Number(digits) <= max, 'too_large'),
    ),
    z.transform(Number),
  );

/** Of an address: a number that may have decimals. */
export const decimal = (min: number, max: number) =>
  z.pipe(
    z.string().check(
      z.regex(/^-?\d{1,3}(?:\.\d{1,15})?$/, 'invalid'),
      z.refine((digits) => Number(digits) >= min, 'too_small'),
      z.refine((digits) => Number(digits) <= max, 'too_large'),
    ),
    z.transform(Number),
  );
