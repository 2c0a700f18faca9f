import { expect, test } from 'vitest';
import { formatPrice, formatPriceRange } from './money.ts';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

test('writes an amount the way the language does', () => {
  expect(plain(formatPrice(1124, 'EUR', 'en'))).toBe('€11.24');
  expect(plain(formatPrice(1124, 'EUR', 'de'))).toBe('11,24 €');
  expect(plain(formatPrice(14900, 'SEK', 'sv'))).toBe('149,00 kr');
  expect(plain(formatPrice(4999, 'PLN', 'pl'))).toBe('49,99 zł');
});

test('knows currencies without minor units', () => {
  expect(plain(formatPrice(1200, 'JPY', 'en'))).toBe('¥1,200');
});

test('keeps zero and negative amounts', () => {
  expect(plain(formatPrice(0, 'EUR', 'en'))).toBe('€0.00');
  expect(plain(formatPrice(-250, 'EUR', 'en'))).toBe('-€2.50');
});

test('writes a range of amounts the way the language does', () => {
  const range = (locale: string, currency = 'EUR') =>
    plain(formatPriceRange([375, 1875], currency, locale)).replaceAll(/\s/g, '');
  expect(range('en')).toBe('€3.75–€18.75');
  expect(range('de')).toBe('3,75–18,75€');
  expect(range('pl', 'PLN')).toBe('3,75–18,75zł');
  expect(plain(formatPriceRange([375, 375], 'EUR', 'en'))).toBe('€3.75');
});
