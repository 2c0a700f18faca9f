import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { discountPreview } from '#contract/console/discounts.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import type { ServedCountry } from '#contract/countries.ts';
import { Price } from '#web/ui/price.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { plainCall } from '../console-call.ts';
import { useOfferNames } from './names.ts';

/** Nothing is asked while somebody types. */
const PAUSE_MS = 200;

interface PreviewProps {
  readonly site: number;
  readonly country: ServedCountry;
  /** In hundredths of a percent; null until it is typed. */
  readonly valueBp: number | null;
}

type Shown = Answer<typeof discountPreview> | 'failed' | null;

/** The prices of a country with a discount, as the server would charge them. */
export function DiscountPreview({ site, country, valueBp }: PreviewProps) {
  const t = useTranslations('console.discounts.preview');
  const names = useOfferNames();
  const locale = useLocale();
  const [shown, setShown] = useState<Shown>(null);
  const isKnown = valueBp !== null && valueBp >= 1 && valueBp <= 9900;
  useEffect(() => {
    if (!isKnown) return;
    const controller = new AbortController();
    const { signal } = controller;
    const query = { site: String(site), country, value_bp: String(valueBp) };
    const ask = async () => {
      const answer = await plainCall(discountPreview, { query }, { signal }).catch(
        () => 'failed' as const,
      );
      if (!signal.aborted) setShown(answer);
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [site, country, valueBp, isKnown]);
  return (
    <section className="c-note c-preview" aria-live="polite">
      <b>
        {t('title')}, {names.country(country)}
      </b>
      {!isKnown && <p className="c-muted">{t('type')}</p>}
      {isKnown && shown === null && <Spinner size="sm" />}
      {isKnown && shown === 'failed' && <p className="c-error">{t('failed')}</p>}
      {isKnown && shown !== null && shown !== 'failed' && (
        <ul>
          {shown.packages.map(({ credits, list_minor: list, minor }) => (
            <li key={credits}>
              <span>{t('text', { credits })}</span>
              <Price
                size="sm"
                minor={minor}
                currency={shown.currency}
                locale={locale}
                {...(list !== minor && { oldMinor: list, oldLabel: t('instead') })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
