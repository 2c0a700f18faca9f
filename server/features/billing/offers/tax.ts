import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { PaidWith, TaxEvidence, TaxSource } from '../../../../contract/billing/index.ts';
import { taxSources, wallets } from '../../../../contract/billing/index.ts';
import type { ServedCountry } from '../../../../contract/countries.ts';
import { isServedCountry } from '../../../../contract/countries.ts';
import type { Core } from '../../../core/index.ts';
import type { Db } from '../../../db/index.ts';
import { detailsOf, mandateOf } from '../debits/mandates.ts';
import type { Buyer } from './buyer.ts';
import { storedOf } from './stored.ts';

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
export const taxCountryOf = (evidence: TaxEvidence, payingIn: ServedCountry): ServedCountry => {
  const named = new Map<ServedCountry, number>();
  for (const { country } of evidence.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    if (isServedCountry(country)) named.set(country, (named.get(country) ?? 0) + 1);
  }
  const most = Math.max(...named.values());
  return [...named].find(([, times]) => times === most)?.[0] ?? payingIn;
};

/** Where a buyer is taxed. What only follows from something else is no sign of its own. */
export const taxPlaceOf = async (
  core: Core,
  db: Db,
  buyer: Buyer,
  payingIn: ServedCountry,
  connection: string | null,
): Promise<TaxPlace> => {
  const kept = await storedOf(core, db, buyer.id);
  const mandate = await mandateOf(db, buyer.id);
  const details = mandate && detailsOf(core, mandate);
  const named: Readonly<Record<TaxSource, string | null | undefined>> = {
    bank: details?.iban.slice(0, 2),
    card: kept?.shown.country,
    connection,
    phone: parsePhoneNumberFromString(details?.contact?.phone ?? '')?.country,
    profile: buyer.country,
    declared: buyer.paymentCountry === payingIn ? payingIn : null,
  };
  const evidence = taxSources.flatMap((source) => {
    const country = named[source];
    return country ? [{ source, country }] : [];
  });
  return { country: taxCountryOf(evidence, payingIn), evidence };
};

/** Adds what is known only once it is paid; the tax stays as it was agreed to. */
export const withPaid = (
  evidence: TaxEvidence | null,
  paidWith: PaidWith | null,
): TaxEvidence | null => {
  if (!evidence || !paidWith?.country) return evidence;
  const { method, country } = paidWith;
  const source = method === 'card' || wallets.includes(method) ? 'card' : 'bank';
  const isThere = evidence.some((one) => one.source === source && one.country === country);
  return isThere ? evidence : [...evidence, { source, country }];
};
