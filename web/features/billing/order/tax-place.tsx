import { useLocale, useTranslations } from 'use-intl';
import type { TaxEvidence } from '../../../../contract/billing/quotes.ts';
import { useFormatter } from '../../../lib/use-formatter.ts';

export interface TaxPlaced {
  readonly country: string;
  readonly tax_country: string;
  readonly tax_evidence: TaxEvidence;
}

/** Where an order is taxed, and why, if that is not where the member pays. */
export function TaxPlace({ of }: { of: TaxPlaced }) {
  const t = useTranslations('orders.taxPlace');
  const format = useFormatter();
  const locale = useLocale();
  const { country, tax_country: place, tax_evidence: evidence } = of;
  if (place === country) return null;
  const telling = evidence.filter((one) => one.country === place);
  return (
    <p className="mt-1 text-sm text-text-muted">
      {t('because', {
        country: new Intl.DisplayNames(locale, { type: 'region' }).of(place) ?? place,
        count: telling.length,
        sources: format.list(telling.map(({ source }) => t(`source.${source}`))),
      })}
    </p>
  );
}
