import { describe, expect, it } from 'vitest';
import { parseIban, maskIban, toPaidWith } from './bank-accounts.ts';
import { parseMobileNumber } from './mobile-numbers.ts';

describe('an IBAN', () => {
  it.each([
    ['NL91 ABNA 0417 1643 00', 'NL91ABNA0417164300'],
    ['nl91abna0417164300', 'NL91ABNA0417164300'],
    ['DE89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
  ])('[PAY-6] %s is one', (typed, iban) => {
    expect(parseIban(typed)).toBe(iban);
  });

  it.each([
    ['a wrong checksum', 'NL91ABNA0417164301'],
    ['a wrong length', 'NL91ABNA04171643'],
    ['a country outside SEPA', 'TR330006100519786457841326'],
    ['no country', 'XX91ABNA0417164300'],
    ['words', 'my account'],
    ['nothing', ''],
  ])('[PAY-6] is refused with %s', (_, typed) => {
    expect(parseIban(typed)).toBeNull();
  });

  it('[PAY-6] is shown by its ends', () => {
    expect(maskIban('NL91ABNA0417164300')).toBe('NL91 •••• •••• 00');
    expect(toPaidWith('NL91ABNA0417164300')).toMatchObject({ brand: 'NL', last4: '4300' });
  });
});

describe('a mobile number', () => {
  it.each([
    ['06 12345678', '+31612345678'],
    ['+31 6 1234 5678', '+31612345678'],
    ['+49 1512 3456789', '+4915123456789'],
  ])('[PAY-6] %s is one', (typed, number) => {
    expect(parseMobileNumber(typed, 'NL')).toBe(number);
  });

  it.each(['020 123 4567', '+1 212 555 0123', '0612', 'call 06 12345678', '', '+90 532 123 45 67'])(
    '[PAY-6] %j is none',
    (typed) => {
      expect(parseMobileNumber(typed, 'NL')).toBeNull();
    },
  );
});
