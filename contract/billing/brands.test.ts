import { expect, it } from 'vitest';
import { brandName } from './brands.ts';

it.each([
  ['visa', 'Visa'],
  ['amex', 'American Express'],
  ['', ''],
])('writes %j as %j', (brand, name) => expect(brandName(brand)).toBe(name));
