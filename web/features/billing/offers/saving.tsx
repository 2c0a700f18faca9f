import { useLocale, useTranslations } from 'use-intl';
import type { CreditPackage } from '#contract/billing/packages.ts';
import { savingOf } from '#contract/billing/packages.ts';
import { cx } from '#web/ui/cx.ts';
import { formatPrice } from '#web/ui/format-price.ts';

type SavingProps = { of: CreditPackage; currency: string; className?: string | undefined };

/** What the discount on a package is in money. */
export function Saving({ of, currency, className }: SavingProps) {
  const t = useTranslations('credits.packages');
  const locale = useLocale();
  const saved = savingOf(of);
  if (saved <= 0) return null;
  return (
    <p className={cx('font-semibold tabular-nums', className)}>
      {t('save', { amount: formatPrice(saved, currency, locale) })}
    </p>
  );
}
