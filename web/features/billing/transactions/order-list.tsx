import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { OrderView } from '#contract/billing/orders.ts';
import { orderChanged, orders } from '#contract/billing/orders.ts';
import type { OrderFilter } from '#contract/billing/enums.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { linkTo } from '#contract/routes.ts';
import { call } from '#web/lib/call.ts';
import { onLive, onReconnected } from '#web/lib/live.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { usePages } from '#web/lib/use-pages.ts';
import { useTimeZone } from '#web/lib/use-time-zone.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CoinStack } from '#web/ui/drawings/coin-stack.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatPrice } from '#web/ui/format-price.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { useMethodName } from '../order/method-name.tsx';
import { useBankDay } from '../order/use-bank-day.ts';
import { StoredMethods } from './stored-methods.tsx';
import { TransactionsFrame, transactionsLink } from './transactions-frame.tsx';
import { LoadMoreRows } from './load-more-rows.tsx';
import type { ListData } from './page-data.ts';
import { orderStatus } from './rules/order-status.ts';
import { StateTag } from './state-tag.tsx';

type OrdersPage = Answer<typeof orders>;

/** Outside of renders, so that they are always the same. */
const pageSourceOf = (show: OrderFilter) => ({
  nextOf: ({ next }: OrdersPage) => next,
  load: (_: OrdersPage, cursor: string, signal: AbortSignal) =>
    call(orders, { query: { show, cursor } }, { signal }),
  append: (before: OrdersPage, page: OrdersPage): OrdersPage => ({
    orders: [...before.orders, ...page.orders],
    next: page.next,
  }),
  sizeOf: (page: OrdersPage) => page.orders.length,
});

const pageSources = { payments: pageSourceOf('payments'), open: pageSourceOf('open') };

function Row({ order }: { order: OrderView }) {
  const t = useTranslations('orders');
  const format = useFormatter();
  const locale = useLocale();
  const nameOf = useMethodName();
  const timeZone = useTimeZone();
  const dayOf = useBankDay();
  const { id, receipt_no } = order;
  const date = format.dateTime(new Date(order.created_at), { dateStyle: 'medium', timeZone });
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4 hover:bg-surface-current sm:px-6">
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={linkTo('transactions-id', { id })}
            className="rounded-sm font-semibold after:absolute after:inset-0"
          >
            {t('credits', { count: order.credits })}
          </Link>
          <StateTag order={order} />
        </p>
        <p className="mt-0.5 text-sm text-text-muted">
          <time dateTime={order.created_at}>{date}</time>
          {' · '}
          {nameOf(order.method, order.paid_with)}
          {orderStatus(order) === 'authorised' && order.debit && (
            <>
              {' · '}
              {t('collection.listed', { date: dayOf(order.debit.collect_on, 'medium') })}
            </>
          )}
        </p>
      </div>
      <p className="font-semibold tabular-nums">
        {formatPrice(order.minor, order.currency, locale)}
      </p>
      {receipt_no !== null && (
        <TextLink
          to={linkTo('transactions-id', { id }, { print: 1 })}
          aria-label={t('list.receiptOf', { number: receipt_no })}
          className="relative inline-flex min-h-11 items-center gap-1.5 px-1 text-sm"
        >
          <Icon name="receipt" size="sm" />
          {t('list.receipt')}
        </TextLink>
      )}
    </li>
  );
}

function NoOrders() {
  const t = useTranslations('orders.list');
  const { user } = useSite();
  return (
    <EmptyState
      picture={<CoinStack />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <ButtonLink to={linkTo(user?.paid_user ? 'credits' : 'premium')}>
          {t('emptyAction')}
        </ButtonLink>
      }
    />
  );
}

/** Orders of one kind, with the way to earlier ones. */
function Rows({ page, show }: { page: OrdersPage; show: OrderFilter }) {
  const { data, ...paging } = usePages(page, pageSources[show]);
  const { next } = data;
  const from = show === 'payments' ? 'cursor' : 'open';
  return (
    <>
      <Card asChild padding="none" className="overflow-hidden">
        <ul className="divide-y divide-line">
          {data.orders.map((order) => (
            <Row key={order.id} order={order} />
          ))}
        </ul>
      </Card>
      <LoadMoreRows
        {...paging}
        to={next === null ? null : linkTo('transactions-id', {}, { [from]: next })}
      />
    </>
  );
}

/** Reads the list again when an order moves on elsewhere. */
const useLiveList = () => {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const reload = () => void revalidate();
    const stops = [onLive(orderChanged, reload), onReconnected(reload)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [revalidate]);
};

/** All payments of the member, the latest first, and apart from them what came to nothing. */
export function OrderList({
  data: { list, open, stored, cursor, openCursor },
}: {
  data: ListData;
}) {
  const t = useTranslations('orders');
  useLiveList();
  return (
    <TransactionsFrame show="payments">
      {cursor !== null && (
        <p className="mb-4">
          <TextLink to={transactionsLink('payments')}>{t('list.start')}</TextLink>
        </p>
      )}
      {list.orders.length === 0 ? <NoOrders /> : <Rows page={list} show="payments" />}
      {list.orders.length > 0 && (
        <p className="mt-5">
          <TextLink to={linkTo('withdrawal')} className="inline-flex min-h-11 items-center gap-2">
            <Icon name="arrow-u-up-left" size="sm" />
            {t('withdrawal.title')}
          </TextLink>
        </p>
      )}
      {open.orders.length > 0 && (
        <Disclosure
          title={t('list.open')}
          open={openCursor === null ? undefined : true}
          className="mt-8"
        >
          <Rows page={open} show="open" />
        </Disclosure>
      )}
      <StoredMethods methods={stored} />
    </TransactionsFrame>
  );
}
