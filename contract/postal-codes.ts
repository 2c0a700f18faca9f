import type { ServedCountry } from './countries.ts';

/** What postal codes look like where direct debits are collected. */
const patterns: Readonly<Partial<Record<ServedCountry, RegExp>>> = {
  NL: /^[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}$/,
  BE: /^[1-9]\d{3}$/,
  FR: /^(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/,
  IT: /^\d{5}$/,
  ES: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  DE: /^(?!00)\d{5}$/,
  AT: /^[1-9]\d{3}$/,
  IE: /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W) ?[\dAC-FHKNPRTV-Y]{4}$/,
  FI: /^\d{5}$/,
};

/** Elsewhere some letters or digits will do. */
const defaultPattern = /^[\dA-Z](?:[\dA-Z -]{0,8}[\dA-Z])?$/;

/** The country in front of a code, as on envelopes: `D-10115`. */
const countryPrefix = /^[A-Z]{1,3}-(?=[\dA-Z])/;

/** Whether something can be a postal code in a country. */
export const isPostalCode = (country: ServedCountry, typed: string): boolean =>
  (patterns[country] ?? defaultPattern).test(
    typed.trim().toUpperCase().replaceAll(/\s+/g, ' ').replace(countryPrefix, ''),
  );
