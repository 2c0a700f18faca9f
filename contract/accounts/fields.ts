import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { ageOn, isCalendarDate } from './age.ts';
import { genders } from './genders.ts';

export const gender = z.enum(genders, 'unknown_choice');

/** Whom somebody looks for: one or several. */
export const seeking = z.array(gender).check(z.minLength(1, 'unknown_choice'), z.maxLength(3));

const MAX_YEARS = 120;

const isOldEnough = (birth: string) =>
  !isCalendarDate(birth) || ageOn(birth, new Date()) >= limits.minAge;
const isPlausibleAge = (birth: string) =>
  !isCalendarDate(birth) || ageOn(birth, new Date()) <= MAX_YEARS;
const isPast = (birth: string) => !isCalendarDate(birth) || ageOn(birth, new Date()) >= 0;

export const dateOfBirth = z.string('birth_required').check(
  z.trim(),
  z.minLength(1, { error: 'birth_required', abort: true }),
  z.refine(isCalendarDate, { error: 'birth_invalid', abort: true }),
  z.refine((birth) => isPast(birth) && isPlausibleAge(birth), {
    error: 'birth_invalid',
    abort: true,
  }),
  z.refine(isOldEnough, 'too_young'),
);

const NAME_CHARACTERS = /^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N} ._'’-]*$/u;

/** Letters that nobody sees, towers of marks, and domains, which mail programs turn into links. */
const DECEPTIVE_CHARACTERS =
  /\p{Default_Ignorable_Code_Point}|\p{M}{4}|[\p{L}\p{N}]\.[\p{L}\p{N}-]{2}/u;

/** What others see. Letters of any script, digits and a little punctuation; never an address. */
export const userName = z.string().check(
  z.trim(),
  z.minLength(1, { error: 'required', abort: true }),
  z.refine((name) => !name.startsWith('@'), { error: 'name_at', abort: true }),
  z.refine((name) => !name.includes('@'), { error: 'name_is_email', abort: true }),
  z.minLength(limits.name.min, 'too_short'),
  z.maxLength(limits.name.max, 'too_long'),
  z.regex(NAME_CHARACTERS, 'name_characters'),
  z.refine((name) => !DECEPTIVE_CHARACTERS.test(name), 'name_characters'),
);

/** A name as it is compared: however it is typed, it is the same name. */
export const nameKey = (name: string): string =>
  name.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');

export const newPassword = z
  .string()
  .check(
    z.minLength(1, { error: 'required', abort: true }),
    z.minLength(limits.password.min, 'password_short'),
    z.maxLength(limits.password.max, 'too_long'),
  );

/** A password that is only compared: whatever was typed may be tried. */
export const password = z
  .string()
  .check(z.minLength(1, 'required'), z.maxLength(limits.password.max, 'too_long'));

/** Where somebody lives, chosen from a list. */
export const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'unknown_choice'));

export const placeId = z.int().check(z.positive());
