import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';
import { validateCreditorID } from 'sepa';

/** Where a company collects its direct debits, and what banks call it. */
interface SepaAccount {
  readonly iban: string;
  readonly creditorId: string;
}

export type SepaAccounts = ReadonlyMap<number, SepaAccount>;

/** Reads `1:IBAN:creditor identifier,2:…`; null if it is anything else. */
export const parseSepaAccounts = (value: string): SepaAccounts | null => {
  const accounts = new Map<number, SepaAccount>();
  for (const part of value.split(',')) {
    const [company = '', account = '', creditorId = '', ...more] = part.trim().split(':');
    const iban = electronicFormatIBAN(account) ?? '';
    const isAccount = isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2));
    const isCreditor = /^[A-Z]{2}\d{2}[A-Z\d]{4,31}$/.test(creditorId);
    if (!/^\d{1,9}$/.test(company) || !isAccount || !isCreditor || more.length > 0) return null;
    if (!validateCreditorID(creditorId)) return null;
    accounts.set(Number(company), { iban, creditorId });
  }
  return accounts;
};
