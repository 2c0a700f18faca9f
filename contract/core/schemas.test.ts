import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Schema } from './endpoint.ts';
import {
  countryCode,
  decimal,
  email,
  commaList,
  minorUnits,
  oneOf,
  text,
  timestamp,
  token,
  wholeNumber,
} from './schemas.ts';

/** The value that comes out, or the first reason why none does. */
const read = (schema: Schema, input: unknown) => {
  const { success, data, error } = z.safeParse(schema, input);
  return success ? { data } : { refused: error.issues[0]?.message };
};

describe('text', () => {
  it.each([
    ['as typed', 'hello', 'hello'],
    ['without the spaces around it', '  hello \n', 'hello'],
    ['with spaces, tabs and lines within', 'a \t\n\r\n b', 'a \t\n\r\n b'],
    ['in any script', 'Łódź 東京 👋🏽', 'Łódź 東京 👋🏽'],
    [
      'up to its length, counted without the spaces around it',
      ` ${'x'.repeat(20)} `,
      'x'.repeat(20),
    ],
  ])('[API-6] is taken %s', (_, typed, data) => {
    expect(read(text(20), typed)).toEqual({ data });
  });

  it.each([
    ['nothing', '', 'required'],
    ['only spaces', ' \t\n ', 'required'],
    ['more than fits', 'x'.repeat(21), 'too_long'],
    ['NUL', 'a\u0000b', 'invalid'],
    ['backspace', 'a\u0008b', 'invalid'],
    ['vertical tab', 'a\u000Bb', 'invalid'],
    ['form feed', 'a\u000Cb', 'invalid'],
    ['escape', '\u001B[31m', 'invalid'],
    ['unit separator', 'a\u001Fb', 'invalid'],
    ['delete', 'a\u007Fb', 'invalid'],
    ['a C1 control', 'a\u0085b', 'invalid'],
    ['the last C1 control', 'a\u009Fb', 'invalid'],
  ])('[API-6] refuses %s', (_, typed, refused) => {
    expect(read(text(20), typed)).toEqual({ refused });
  });

  it('[API-6] tells a text that is too short from one that is missing', () => {
    expect(read(text(20, 5), 'four')).toEqual({ refused: 'too_short' });
    expect(read(text(20, 5), '  four  ')).toEqual({ refused: 'too_short' });
    expect(read(text(20, 5), 'fives')).toEqual({ data: 'fives' });
    expect(read(text(20, 0), '  ')).toEqual({ data: '' });
  });

  it.each([[1], [null], [undefined], [['a']], [{}]])('[API-6] refuses %j', (value) => {
    expect(read(text(20), value)).toHaveProperty('refused');
  });
});

describe('email', () => {
  it.each([
    ['ada@mail.example', 'ada@mail.example'],
    ['  ada@mail.example\n', 'ada@mail.example'],
    ['Ada.L+duet@Sub.Mail.Example', 'Ada.L+duet@Sub.Mail.Example'],
    [`${'a'.repeat(241)}@mail.example`, `${'a'.repeat(241)}@mail.example`],
  ])('[API-6] takes %j', (typed, data) => {
    expect(read(email, typed)).toEqual({ data });
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    [`${'a'.repeat(242)}@mail.example`, 'too_long'],
    ['ada', 'invalid_email'],
    ['ada@', 'invalid_email'],
    ['@mail.example', 'invalid_email'],
    ['ada@mail', 'invalid_email'],
    ['ada lovelace@mail.example', 'invalid_email'],
    ['ada@mail..example', 'invalid_email'],
    ['ada..l@mail.example', 'invalid_email'],
    ['ada@mail.example, eve@mail.example', 'invalid_email'],
    ['ada@mail.example\r\nbcc: eve@mail.example', 'invalid_email'],
    ['Ada <ada@mail.example>', 'invalid_email'],
    ['ada@mail.exa\u0000mple', 'invalid_email'],
  ])('[API-6] refuses %j as %s', (typed, refused) => {
    expect(read(email, typed)).toEqual({ refused });
  });
});

describe('token', () => {
  it.each(['A'.repeat(43), `${'a9_-'.repeat(10)}xyz`])('takes %s', (value) => {
    expect(read(token, value)).toEqual({ data: value });
  });

  it.each([
    '',
    'A'.repeat(42),
    'A'.repeat(44),
    `${'A'.repeat(42)}=`,
    `${'A'.repeat(42)}+`,
    `${'A'.repeat(43)}\n`,
    ` ${'A'.repeat(43)}`,
  ])('refuses %j', (value) => {
    expect(read(token, value)).toEqual({ refused: 'invalid' });
  });
});

describe('small values', () => {
  it.each(['nl', 'NLD', 'N', '', 'N1', 'NL\n'])('refuses %j as a country', (value) => {
    expect(read(countryCode, value)).toEqual({ refused: 'invalid' });
    expect(read(countryCode, 'NL')).toEqual({ data: 'NL' });
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '1', 2 ** 53])(
    'refuses %s as an amount of money',
    (value) => {
      expect(read(minorUnits, value)).toHaveProperty('refused');
    },
  );

  it('takes whole amounts from zero', () => {
    expect(read(minorUnits, 0)).toEqual({ data: 0 });
    expect(read(minorUnits, 129_900)).toEqual({ data: 129_900 });
  });

  it.each(['2026-01-02', '2026-13-01T00:00:00Z', 'yesterday', '2026-01-02T03:04:05'])(
    'refuses %j as a moment',
    (value) => {
      expect(read(timestamp, value)).toHaveProperty('refused');
    },
  );

  it('takes a moment in UTC', () => {
    expect(read(timestamp, '2026-01-02T03:04:05.678Z')).toHaveProperty('data');
  });
});

describe('parts of an address', () => {
  const words = ['a', 'ab', 'a.b', 'c+'] as const;

  it.each([
    ['a', ['a']],
    ['ab,a', ['ab', 'a']],
    ['a,a,ab,a', ['a', 'ab']],
    ['a.b,c+', ['a.b', 'c+']],
  ])('[API-6] takes %j as a list, each word once', (typed, data) => {
    expect(read(commaList(words), typed)).toEqual({ data });
  });

  it.each(['', ',', 'a,', ',a', 'a,,ab', 'a, ab', 'A', 'axb', 'abc', 'a\n', 'a\na', ['a'], null])(
    '[API-6] refuses %j as a list',
    (typed) => {
      expect(read(commaList(words), typed)).toHaveProperty('refused');
    },
  );

  it('[API-6] reads a list of thousands at once, whether or not it fits', () => {
    const many = Array.from({ length: 20_000 }, () => 'ab').join(',');
    expect(read(commaList(words), many)).toEqual({ data: ['ab'] });
    expect(read(commaList(words), `${many},b`)).toEqual({ refused: 'unknown_choice' });
  });

  it('[API-6] takes one of several words, exactly as it is', () => {
    expect(read(oneOf(words), 'a.b')).toEqual({ data: 'a.b' });
    for (const typed of ['', 'A', ' a', 'a,ab', 'toString', 0, null, ['a']]) {
      expect(read(oneOf(words), typed)).toEqual({ refused: 'unknown_choice' });
    }
  });

  it.each([
    ['18', 18],
    ['99', 99],
    ['018', 18],
  ])('[API-6] takes %j as a whole number', (typed, data) => {
    expect(read(wholeNumber(18, 99), typed)).toEqual({ data });
  });

  it.each([
    ['17', 'too_small'],
    ['100', 'too_large'],
    ['', 'invalid'],
    ['-18', 'invalid'],
    ['+18', 'invalid'],
    ['18.0', 'invalid'],
    ['2e1', 'invalid'],
    ['0x20', 'invalid'],
    [' 18', 'invalid'],
    ['18\n', 'invalid'],
    ['٢٠', 'invalid'],
    ['9999999', 'invalid'],
  ])('[API-6] refuses %j as a whole number: %s', (typed, refused) => {
    expect(read(wholeNumber(18, 99), typed)).toEqual({ refused });
  });

  it.each([
    ['52.0907', 52.0907],
    ['-0.5', -0.5],
    ['90', 90],
    ['-90.000000000000000', -90],
  ])('[API-6] takes %j as a number with decimals', (typed, data) => {
    expect(read(decimal(-90, 90), typed)).toEqual({ data });
  });

  it.each([
    ['90.0001', 'too_large'],
    ['-91', 'too_small'],
    ['', 'invalid'],
    ['.5', 'invalid'],
    ['5.', 'invalid'],
    ['5,5', 'invalid'],
    ['1e1', 'invalid'],
    ['NaN', 'invalid'],
    ['Infinity', 'invalid'],
    ['--5', 'invalid'],
    ['0.0000000000000001', 'invalid'],
    ['1234', 'invalid'],
  ])('[API-6] refuses %j as a number with decimals: %s', (typed, refused) => {
    expect(read(decimal(-90, 90), typed)).toEqual({ refused });
  });
});
