import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { tabClass, tabListClass } from '#web/ui/tab-class.ts';
import { PageTitle } from '#web/features/site/page-title.tsx';
import { useSite } from '#web/features/site/site-context.ts';

/** What an address shows of the member's money. */
const transactionTabs = ['payments', 'credits'] as const;

type TransactionTab = (typeof transactionTabs)[number];

export const transactionsLink = (show: TransactionTab): string =>
  linkTo('transactions-id', {}, { show: show === 'payments' ? undefined : show });

/** Payments and credits side by side, under one roof. */
export function TransactionsFrame({
  show,
  children,
}: {
  show: TransactionTab;
  children: ReactNode;
}) {
  const t = useTranslations('orders');
  const { user } = useSite();
  return (
    <main id="content" className="wrap flex-1 pt-6 pb-16 max-md:pb-28 md:pt-12 md:pb-20">
      <PageTitle>{t(`list.${show}`)}</PageTitle>
      <div className="mx-auto max-w-180">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h1 className="display-md md:display-lg">{t('list.title')}</h1>
          {user && (
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
              <p>
                {t('list.balance')}{' '}
                <strong className="tabular-nums">{t('credits', { count: user.credits })}</strong>
              </p>
              <ButtonLink
                to={linkTo(user.paid_user ? 'credits' : 'premium')}
                variant="soft"
                size="sm"
              >
                {t('list.get')}
              </ButtonLink>
            </div>
          )}
        </div>
        <nav aria-label={t('list.tabs')} className={cx(tabListClass, 'mt-4 mb-6')}>
          {transactionTabs.map((tab) => (
            <Link
              key={tab}
              to={transactionsLink(tab)}
              aria-current={tab === show ? 'page' : undefined}
              className={cx(tabClass, 'aria-[current]:border-primary aria-[current]:text-text')}
            >
              {t(`list.${tab}`)}
            </Link>
          ))}
        </nav>
        {children}
      </div>
    </main>
  );
}
