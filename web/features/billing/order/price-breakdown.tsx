import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { ActiveDiscount } from '#contract/billing/packages.ts';
import { savingOf } from '#contract/billing/packages.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { Card } from '#web/ui/card.tsx';
import { Countdown } from '#web/ui/countdown.tsx';
import { cx } from '#web/ui/cx.ts';
import { formatPrice } from '#web/ui/format-price.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import type { TaxCountryData } from './tax-country-note.tsx';
import { TaxCountryNote } from './tax-country-note.tsx';

const DAY_SECONDS = 86_400;

/** What of a price is tax, in words. */
export const useTaxText = () => {
  const t = useTranslations('orders');
  const format = useFormatter();
  const locale = useLocale();
  return (taxBp: number, taxMinor: number, currency: string): string =>
    taxBp === 0
      ? t('untaxed')
      : t('tax', {
          rate: format.number(taxBp / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
          amount: formatPrice(taxMinor, currency, locale),
        });
};

/** Hundredths are more than anyone needs, but 12.5 % is. */
export const usePercent = () => {
  const format = useFormatter();
  return (percent: number): string =>
    format.number(percent / 100, { style: 'percent', maximumFractionDigits: 1 });
};

interface LineProps {
  readonly name: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Line({ name, className, children }: LineProps) {
  return (
    <div className={cx('flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1', className)}>
      <dt className="min-w-0">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

/** How long a discount lasts: to the second if it is a matter of hours. */
function TimeLeft({ discount }: { discount: ActiveDiscount }) {
  const t = useTranslations('orders');
  const format = useFormatter();
  const { revalidate } = useRevalidator();
  const { kind, ends_at, seconds_left } = discount;
  if (ends_at === null || seconds_left === null) return null;
  if (kind !== 'time_bonus' || seconds_left > DAY_SECONDS) {
    const date = format.dateTime(new Date(ends_at), { day: 'numeric', month: 'long' });
    return <span>{t('until', { date })}</span>;
  }
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon name="clock" size="xs" />
      <Countdown
        seconds={seconds_left}
        label={t('timeLeft')}
        onZero={() => void revalidate()}
        className="font-semibold"
      />
    </span>
  );
}

interface PriceBreakdownData extends TaxCountryData {
  readonly list_minor: number;
  readonly minor: number;
  readonly currency: string;
  readonly tax_bp: number;
  readonly tax_minor: number;
  readonly code: string | null;
  readonly discount_percent: number | null;
  readonly discount?: ActiveDiscount | null;
}

/** What comes to what: list price, what is taken off, the total and the tax in it. */
export function PriceBreakdown({ of }: { of: PriceBreakdownData }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const percent = usePercent();
  const taxText = useTaxText();
  const price = (minor: number) => formatPrice(minor, of.currency, locale);
  const active = of.discount?.code === of.code ? of.discount : null;
  const discountMinor = savingOf(of);
  const nameOf = (code: string | null) => (code ? t('withCode', { code }) : t('discount'));
  return (
    <div>
      <dl className="grid gap-3">
        {discountMinor > 0 && (
          <>
            <Line name={t('price')}>{price(of.list_minor)}</Line>
            <Line
              name={
                <>
                  <span className="block">
                    {active ? t(`kind.${active.kind}`) : nameOf(of.code)}
                  </span>
                  <span className="flex flex-wrap gap-x-3 text-sm text-text-muted">
                    {of.discount_percent !== null &&
                      t('discountOf', { percent: percent(of.discount_percent) })}
                    {active && <TimeLeft discount={active} />}
                  </span>
                </>
              }
            >
              <span className="font-semibold text-success">{price(-discountMinor)}</span>
            </Line>
          </>
        )}
        <Line
          name={<span className="text-lg font-semibold">{t('total')}</span>}
          className={discountMinor > 0 ? 'border-t border-line pt-3' : undefined}
        >
          <span className="text-[1.75rem] leading-9 font-bold tracking-tight">
            {price(of.minor)}
          </span>
        </Line>
      </dl>
      <p className="mt-1 text-sm text-text-muted">
        {taxText(of.tax_bp, of.tax_minor, of.currency)}
      </p>
      <TaxCountryNote of={of} />
    </div>
  );
}

/** The package as on the page where it was chosen: the number, and how many messages that is. */
export function PackageHead({ credits, messages }: { credits: number; messages: number }) {
  const t = useTranslations('orders');
  return (
    <Card
      tone="secondary"
      padding="none"
      className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-3 shadow-none sm:block sm:px-8 sm:py-6"
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        {t.rich('head', {
          count: credits,
          big: (chunks) => <span className="display-md sm:display-xl">{chunks}</span>,
        })}
      </p>
      <p className="sm:mt-1">{t('messages', { count: messages })}</p>
    </Card>
  );
}
