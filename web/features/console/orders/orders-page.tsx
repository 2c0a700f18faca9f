import { useRef, useState } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { orderViews } from '#contract/console/enums.ts';
import type { OrderPage } from '#contract/console/order-views.ts';
import type { SavedView } from '#contract/console/saved-views.ts';
import { cx } from '#web/ui/cx.ts';
import { ConsoleButton } from '../console-button.tsx';
import { ConsolePageBody } from '../console-frame.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { Keys } from '../keys.tsx';
import { useKeys } from '../use-keys.ts';
import { OrderDrawer } from './order-drawer.tsx';
import { OrderFilterBar, OrderSearch, useOrderFilters } from './order-filter-bar.tsx';
import type { OrderQuery } from './order-filters.ts';
import { changedSearch } from '../changed-search.ts';
import { ORDER_PARAM } from './order-filters.ts';
import { orderLinkId, OrderTable } from './order-table.tsx';
import { OrderTabs } from './order-tabs.tsx';
import type { OrderList } from './use-orders.ts';
import { useOrders } from './use-orders.ts';

/** Nothing in a view, and where to go from there. */
function None() {
  const t = useTranslations('console.orders');
  const { isFiltered, clear } = useOrderFilters();
  return (
    <div className="c-empty">
      <ConsoleIcon name={isFiltered ? 'magnifying-glass' : 'receipt'} />
      <b>{t(isFiltered ? 'noneFiltered' : 'none')}</b>
      <p>{t(isFiltered ? 'noneFilteredText' : 'noneText')}</p>
      {isFiltered && <ConsoleButton onClick={clear}>{t('clearFilters')}</ConsoleButton>}
    </div>
  );
}

function Hints() {
  const t = useTranslations('console.orders.hints');
  return (
    <div className="c-hints">
      {(
        [
          ['j k', 'move'],
          ['enter', 'open'],
          ['r', 'refund'],
          ['d', 'receipt'],
        ] as const
      ).map(([keys, text]) => (
        <span key={keys} aria-hidden className="c-at-desk">
          <Keys>{keys}</Keys> {t(text)}
        </span>
      ))}
      <span className="c-fill" />
      <span>{t('tax')}</span>
    </div>
  );
}

interface OrdersProps {
  readonly query: OrderQuery;
  readonly list: OrderList;
  readonly views: readonly SavedView[];
  /** The one that lies open beside the list. */
  readonly open: OrderPage | null;
}

/** What was ordered: the list, and one of them open beside it. */
export function Orders({ query, list, views, open }: OrdersProps) {
  const t = useTranslations('console');
  const navigate = useNavigate();
  const isLoading = useNavigation().state === 'loading';
  const [search] = useSearchParams();
  const { orders: rows, next, more, loadMore } = useOrders(query, list);
  const [pointed, setPointed] = useState<string | null>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const current = open?.id ?? pointed;

  const linkTo = (id: string) => `?${changedSearch(search, { [ORDER_PARAM]: id })}`;
  const show = (id: string) =>
    void navigate(linkTo(id), { replace: open !== null, preventScrollReset: true });
  const close = () => {
    if (!open) return;
    setPointed(open.id);
    void navigate(linkTo(''), { preventScrollReset: true });
    document.getElementById(orderLinkId(open.id))?.focus();
  };
  const move = (step: 1 | -1) => {
    const place = rows.findIndex(({ id }) => id === current);
    const to = rows[place === -1 ? 0 : place + step];
    if (!to) return;
    setPointed(to.id);
    document.getElementById(orderLinkId(to.id))?.focus();
    if (open) show(to.id);
  };

  useKeys([
    { keys: 'j', text: t('orders.keys.down'), run: () => move(1) },
    { keys: 'k', text: t('orders.keys.up'), run: () => move(-1) },
    { keys: 'enter', text: t('orders.keys.open'), run: () => current && show(current) },
    { keys: 'escape', text: t('orders.keys.close'), run: close },
    { keys: 'm', text: t('orders.more'), run: () => void loadMore() },
    { keys: '/', text: t('orders.keys.search'), run: () => searchField.current?.focus() },
    ...orderViews.map((name, index) => ({
      keys: String(index + 1),
      text: t(`orders.views.${name}`),
      run: () => {
        const view = name === 'all' ? '' : name;
        void navigate(`?${changedSearch(search, { view, [ORDER_PARAM]: '' })}`);
      },
    })),
  ]);

  return (
    <ConsolePageBody title={t('pages.orders')} actions={<OrderSearch input={searchField} />}>
      <OrderTabs view={query.view ?? 'all'} counts={list.counts} saved={views} />
      <div className={cx('c-orders-page', open && 'c-orders-page--open')}>
        <div className="c-orders-page__list">
          <OrderFilterBar list={list} compact={open !== null} />
          <section
            className="c-panel c-orders-panel"
            aria-label={t(`orders.views.${query.view ?? 'all'}`)}
            aria-busy={isLoading}
          >
            {rows.length === 0 ? (
              <None />
            ) : (
              <OrderTable rows={rows} current={current} linkTo={linkTo} />
            )}
          </section>
          <div className="c-foot">
            {next !== null && (
              <ConsoleButton keys="m" busy={more === 'loading'} onClick={() => void loadMore()}>
                {t(more === 'failed' ? 'failed.retry' : 'orders.more')}
              </ConsoleButton>
            )}
            {more === 'failed' && (
              <p role="alert" className="c-error">
                {t('failed.list')}
              </p>
            )}
            <Hints />
          </div>
        </div>
        {open && <OrderDrawer key={open.id} order={open} onClose={close} />}
      </div>
    </ConsolePageBody>
  );
}
