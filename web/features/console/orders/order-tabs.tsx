import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OrderViewName } from '#contract/console/enums.ts';
import { orderViews } from '#contract/console/enums.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import type { SavedView } from '#contract/console/saved-views.ts';
import { cx } from '#web/ui/cx.ts';
import { useSavedView } from '../views/use-saved-view.ts';
import { ViewBar } from '../views/view-bar.tsx';
import { changedSearch } from '../changed-search.ts';
import { ORDER_PARAM } from './order-filters.ts';
import type { OrderList } from './use-orders.ts';

interface OrderTabsProps {
  readonly view: OrderViewName;
  readonly counts: OrderList['counts'];
  readonly saved: readonly SavedView[];
}

/** The views of the orders; those that somebody waits in say how many. */
export function OrderTabs({ view, counts, saved }: OrderTabsProps) {
  const t = useTranslations('console.orders');
  const [search] = useSearchParams();
  const { saved: current } = useSavedView('orders', saved);
  const { maxCount } = consoleLimits.orders;
  const countOf: Partial<Record<OrderViewName, number>> = counts;
  return (
    <ViewBar list="orders" views={saved} label={t('viewsTitle')} own={orderViews.length}>
      {orderViews.map((name) => {
        const count = countOf[name] ?? 0;
        const param = name === 'all' ? '' : name;
        return (
          <Link
            key={name}
            to={`?${changedSearch(search, { view: param, [ORDER_PARAM]: '' })}`}
            aria-current={name === view && !current ? 'page' : undefined}
          >
            {t(`views.${name}`)}
            {count > 0 && (
              <em className={cx(name === 'disputed' && 'c-tabs__late')}>
                {count < maxCount ? count : t('many', { count: maxCount })}
              </em>
            )}
          </Link>
        );
      })}
    </ViewBar>
  );
}
