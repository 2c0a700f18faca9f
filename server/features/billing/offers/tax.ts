import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { PaidWith, TaxEvidence, TaxSource } from '#contract/billing/index.ts';
import { taxSources, wallets } from '#contract/billing/index.ts';
import type { ServedCountry } from '#contract/countries.ts';
import { isServedCountry } from '#contract/countries.ts';
import type { Core } from '#server/core/index.ts';
import type { Db } from '#server/db/index.ts';
import { openDetails, findMandate } from '../debits/mandates.ts';
import type { Buyer } from './buyer.ts';
import { findStoredMethod } from './stored-methods.ts';

/** Where an order is taxed, and what tells so. */
export interface TaxPlace {
  readonly country: ServedCountry;
  readonly evidence: TaxEvidence;
}

const rankOf = ({ source }: TaxEvidence[number]): number => taxSources.indexOf(source);

/**
 * The country that most signs name. Where several are named as often, the strongest sign decides
 * among them. A country whose tax is not known decides nothing, and without any sign it is where the
 * member pays.
 */
export const taxCountryOf = (
  evidence: TaxEvidence,
  paymentCountry: ServedCountry,
): ServedCountry => {
  const counts = new Map<ServedCountry, number>();
  for (const { country } of evidence.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    if (isServedCountry(country)) counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  const maxCount = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === maxCount)?.[0] ?? paymentCountry;
};

/** Where a buyer is taxed. What only follows from something else is no sign of its own. */
export const findTaxPlace = async (
  core: Core,
  db: Db,
  buyer: Buyer,
  paymentCountry: ServedCountry,
  connection: string | null,
): Promise<TaxPlace> => {
  const storedMethod = await findStoredMethod(core, db, buyer.id);
  const mandate = await findMandate(db, buyer.id);
  const details = mandate && openDetails(core, mandate);
  const countryOfSource: Readonly<Record<TaxSource, string | null | undefined>> = {
    bank: details?.iban.slice(0, 2),
    card: storedMethod?.shown.country,
    connection,
    phone: parsePhoneNumberFromString(details?.contact?.phone ?? '')?.country,
    profile: buyer.country,
    declared: buyer.paymentCountry === paymentCountry ? paymentCountry : null,
  };
  const evidence = taxSources.flatMap((source) => {
    const country = countryOfSource[source];
    return country ? [{ source, country }] : [];
  });
  return { country: taxCountryOf(evidence, paymentCountry), evidence };
};

/** Adds what is known only once it is paid; the tax stays as it was agreed to. */
export const addPaymentEvidence = (
  evidence: TaxEvidence | null,
  paidWith: PaidWith | null,
): TaxEvidence | null => {
  if (!evidence || !paidWith?.country) return evidence;
  const { method, country } = paidWith;
  const source = method === 'card' || wallets.includes(method) ? 'card' : 'bank';
  const isKnown = evidence.some((item) => item.source === source && item.country === country);
  return isKnown ? evidence : [...evidence, { source, country }];
};
