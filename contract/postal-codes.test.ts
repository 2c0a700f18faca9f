import { expect, it } from 'vitest';
import type { ServedCountry } from './countries.ts';
import { isPostalCode } from './postal-codes.ts';

it.each([
  ['NL', '1012 JS'],
  ['NL', '1012js'],
  ['BE', '1000'],
  ['BE', 'B-1000'],
  ['FR', '75001'],
  ['IT', '00184'],
  ['ES', '08001'],
  ['DE', '10115'],
  ['DE', ' d-10115 '],
  ['AT', '1010'],
  ['IE', 'D02 AF30'],
  ['IE', 'D6W XY00'],
  ['FI', '00100'],
  ['GB', 'SW1A 1AA'],
] satisfies [ServedCountry, string][])('[PAY-6] in %s %s is a postal code', (country, typed) => {
  expect(isPostalCode(country, typed)).toBe(true);
});

it.each([
  ['NL', '!!!'],
  ['NL', '1012'],
  ['NL', '0123 AB'],
  ['NL', '1012 SS'],
  ['BE', '10000'],
  ['FR', '99999'],
  ['ES', '53001'],
  ['DE', '00115'],
  ['DE', '1011'],
  ['AT', '10115'],
  ['IE', '75001'],
  ['FI', 'FI 00'],
  ['GB', '!'],
  ['GB', ''],
] satisfies [ServedCountry, string][])('[PAY-6] in %s %s is none', (country, typed) => {
  expect(isPostalCode(country, typed)).toBe(false);
});
