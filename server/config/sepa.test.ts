import { describe, expect, it } from 'vitest';
import { parseSepaAccounts } from './sepa.ts';

const iban = 'NL91ABNA0417164300';
const creditorId = 'DE98ZZZ09999999999';

describe('accounts for direct debits', () => {
  it('[PAY-6] are read by company', () => {
    const text = `1:NL91 ABNA 0417 1643 00:${creditorId}, 2:${iban}:${creditorId}`;
    const account = { iban, creditorId };
    expect(parseSepaAccounts(text)).toEqual(
      new Map([
        [1, account],
        [2, account],
      ]),
    );
  });

  it.each([
    ['no company', `${iban}:${creditorId}`],
    ['a wrong account', `1:NL91ABNA0417164301:${creditorId}`],
    ['a wrong identifier', `1:${iban}:DE00ZZZ09999999999`],
    ['more than that', `1:${iban}:${creditorId}:x`],
    ['an end that is missing', `1:${iban}:${creditorId},`],
  ])('[PAY-6] are refused with %s', (_, text) => {
    expect(parseSepaAccounts(text)).toBeNull();
  });
});
