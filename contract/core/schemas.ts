import * as z from 'zod/mini';

/** Text as people type it: trimmed, without control characters, within its length. */
export const text = (max: number, min = 1) =>
  z
    .string()
    .check(
      z.trim(),
      z.regex(/^(?:\P{Cc}|[\t\n\r])*$/u, 'invalid'),
      z.minLength(min, min === 1 ? 'required' : 'too_short'),
      z.maxLength(max, 'too_long'),
    );

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

/** Minor units (cents) of a currency: money is never a fraction. */
export const minorUnits = z.int().check(z.nonnegative());

export const done = z.object({ ok: z.literal(true) });
