import type { FieldCode } from '#contract/core/errors.ts';
import type { ServedCountry } from '#contract/countries.ts';
import { isPostalCode } from '#contract/postal-codes.ts';
import { isIban } from './iban.ts';

/** What the form asks for, in its order. */
export const fieldNames = [
  'holder',
  'iban',
  'street',
  'house_number',
  'postal_code',
  'city',
  'phone',
  'sms_code',
  'authorised',
] as const;

export type FieldName = (typeof fieldNames)[number];

export const isFieldName = (name: string): name is FieldName =>
  (fieldNames as readonly string[]).includes(name);

/** A mobile number has about so many digits; whether it is one only the server can tell. */
const isPhoneNumber = (typed: string): boolean => {
  const digits = typed.replaceAll(/\D/g, '').length;
  return digits >= 8 && digits <= 15 && !/[a-z]/i.test(typed);
};

/** What is wrong with a field as far as it can be known here; null if nothing is. */
export const validateField = (
  name: FieldName,
  value: string,
  country: ServedCountry,
): FieldCode | null => {
  if (name === 'authorised') return value === '' ? 'consent_needed' : null;
  if (value.trim() === '') return 'required';
  if (name === 'iban') return isIban(value) ? null : 'iban_invalid';
  if (name === 'postal_code') return isPostalCode(country, value) ? null : 'postal_invalid';
  if (name === 'phone') return isPhoneNumber(value) ? null : 'mobile_invalid';
  if (name === 'sms_code') return value.replaceAll(/\D/g, '').length === 6 ? null : 'sms_invalid';
  return null;
};
