import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PaymentMethod } from '#contract/billing/enums.ts';
import { linkTo } from '#contract/routes.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useSite } from '#web/features/site/site-context.ts';

type Settings = ReturnType<typeof useSite>['settings'];

/** When the credits come: with the payment, or by direct debit with the order or the collection. */
const termsOf = (method: PaymentMethod, { direct_debit_credits }: Settings) => {
  if (method !== 'directdebit') return 'overview.terms';
  return direct_debit_credits === 'at_once' ? 'overview.termsDebit' : 'overview.termsAwaited';
};

/** What is agreed by paying, and the way back out of it. */
export function SmallPrint({ method }: { method: PaymentMethod }) {
  const t = useTranslations('orders');
  const { settings } = useSite();
  const to = (page: 'pages-terms' | 'pages-return-policy') => (chunks: ReactNode) => (
    <TextLink to={linkTo(page)} target="_blank" rel="noopener" tone="inherit">
      {chunks}
    </TextLink>
  );
  return (
    <div className="grid gap-4 text-sm text-text-muted">
      <p>
        {t.rich(termsOf(method, settings), {
          days: String(settings.refund_days),
          terms: to('pages-terms'),
          returns: to('pages-return-policy'),
        })}
      </p>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {[t('once'), t('keep')].map((promise) => (
          <li key={promise} className="flex gap-2">
            <Icon name="check" size="sm" className="text-success" />
            {promise}
          </li>
        ))}
      </ul>
    </div>
  );
}
