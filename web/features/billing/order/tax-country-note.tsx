import { useLocale, useTranslations } from 'use-intl';
import type { TaxEvidence } from '#contract/billing/quotes.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';

export interface TaxCountryData {
  readonly country: string;
  readonly tax_country: string;
  readonly tax_evidence: TaxEvidence;
}

/** Where an order is taxed, and why, if that is not where the member pays. */
export function TaxCountryNote({ of }: { of: TaxCountryData }) {
  const t = useTranslations('orders.taxPlace');
  const format = useFormatter();
  const locale = useLocale();
  const { country, tax_country: taxCountry, tax_evidence: evidence } = of;
  if (taxCountry === country) return null;
  const matching = evidence.filter((one) => one.country === taxCountry);
  return (
    <p className="mt-1 text-sm text-text-muted">
      {t('because', {
        country: new Intl.DisplayNames(locale, { type: 'region' }).of(taxCountry) ?? taxCountry,
        count: matching.length,
        sources: format.list(matching.map(({ source }) => t(`source.${source}`))),
      })}
    </p>
  );
}
