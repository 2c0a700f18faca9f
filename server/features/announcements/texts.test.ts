import { describe, expect, it } from 'vitest';
import { halfWrittenIn, localeFor, titleOf, withoutEmpty, writtenIn } from './texts.ts';

const whole = { subject: 'Hello', body: 'Words' };
const texts = { en: whole, de: { subject: 'Hallo', body: '' }, nl: { subject: '', body: '' } };

describe('[OPS-13] the texts of an announcement', () => {
  it('are read in the own language, else in that of the site, else not at all', () => {
    expect(localeFor({ en: whole, de: whole }, 'de', 'en')).toBe('de');
    expect(localeFor(texts, 'de', 'en')).toBe('en');
    expect(localeFor(texts, 'fr', 'en')).toBe('en');
    expect(localeFor(texts, 'fr', 'de')).toBeNull();
  });

  it('are whole or half', () => {
    expect(writtenIn(texts)).toEqual(['en']);
    expect(halfWrittenIn(withoutEmpty(texts))).toEqual(['de']);
    expect(Object.keys(withoutEmpty(texts))).toEqual(['en', 'de']);
  });

  it('give it a name: in the language of the site, else in any', () => {
    expect(titleOf(texts, 'de')).toBe('Hallo');
    expect(titleOf(texts, 'nl')).toBe('Hello');
    expect(titleOf({}, 'nl')).toBe('');
  });
});
