import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';
import type { PaidWith } from '#contract/billing/index.ts';
import type { Core } from '#server/core/index.ts';

/** An IBAN as banks write it; null if it is wrong or its bank takes no direct debits. */
export const parseIban = (text: string): string | null => {
  const iban = electronicFormatIBAN(text);
  return iban !== null && isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2)) ? iban : null;
};

/** Enough for its owner to know it by. */
export const maskIban = (iban: string): string => `${iban.slice(0, 4)} •••• •••• ${iban.slice(-2)}`;

/** What an account is shown as where ways to pay are chosen from. */
export const toPaidWith = (iban: string): PaidWith => ({
  method: 'directdebit',
  brand: iban.slice(0, 2),
  last4: iban.slice(-4),
  country: iban.slice(0, 2),
});

/** Enough of an account to know it by, as it is named in mails and on papers. */
export const accountLabel = (shown: PaidWith | null): string =>
  shown ? [shown.brand, '••', shown.last4].filter(Boolean).join(' ') : '';

export const hashIban = ({ seal }: Core, iban: string): string => seal.mark(`iban:${iban}`);
