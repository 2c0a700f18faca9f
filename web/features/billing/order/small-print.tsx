import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '../../../../contract/routes.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useSite } from '../../site/site-context.ts';

/** What is agreed by paying, and the way back out of it. */
export function SmallPrint() {
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
        {t.rich('overview.terms', {
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
