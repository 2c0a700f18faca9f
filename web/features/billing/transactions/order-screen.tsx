import { useState, useSyncExternalStore } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { emptySubscribe } from '#web/lib/empty-subscribe.ts';
import { Alert } from '#web/ui/alert.tsx';
import { formatPrice } from '#web/ui/format-price.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { PageTitle } from '#web/features/site/page-title.tsx';
import { readBackPath } from '../order/back-storage.ts';
import { safeBack } from '../rules/back-path.ts';
import { transactionsLink } from './transactions-frame.tsx';
import { OrderDetails } from './order-details.tsx';
import type { OrderData } from './page-data.ts';
import { Refund, WithdrawalCard } from './refund.tsx';
import { orderStatus } from './rules/order-status.ts';
import { OrderState } from './states.tsx';
import { useOrderUpdates } from './use-order-updates.ts';

/** Where the member was before: as the address says, or as this tab remembers. */
const useBack = ({ order: { id }, back }: OrderData): string | null => {
  const stored = useSyncExternalStore(
    emptySubscribe,
    () => readBackPath(id),
    () => null,
  );
  return back ?? safeBack(stored);
};

/** What has just gone back: word of it may come before the answer to whoever asked for it. */
const useReturned = ({ order: { refunded_minor, failure }, returned }: OrderData) => {
  const [before] = useState(refunded_minor);
  if (returned !== null || failure !== null) return returned;
  return refunded_minor > before ? refunded_minor - before : null;
};

/** One order: followed until it is settled, and everything one may want of it afterwards. */
export function OrderScreen({ data }: { data: OrderData }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const back = useBack(data);
  const { order, returning } = data;
  const returned = useReturned(data);
  const payable = useOrderUpdates(data);
  // It may be paid already.
  const isLoading = order.state === 'loading';
  return (
    <main id="content" className="wrap flex-1 pt-4 pb-16 max-md:pb-28 md:pt-8 md:pb-20">
      <PageTitle>{isLoading ? t('order.facts') : t(`state.${orderStatus(order)}`)}</PageTitle>
      <div className="mx-auto grid max-w-152 gap-5">
        {returned !== null && order.state === 'completed' && (
          <Alert tone="success">
            {t(data.withdrawn ? 'withdrawal.done' : 'refund.done', {
              price: formatPrice(returned, order.currency, locale),
            })}
          </Alert>
        )}
        {data.withdrawn && order.state !== 'completed' && (
          <Alert tone="success">{t('withdrawal.received')}</Alert>
        )}
        <OrderState data={{ ...data, payable }} back={back} />
        <OrderDetails order={order} />
        {order.refundable &&
          (order.debit?.credited === false ? (
            <WithdrawalCard order={order} />
          ) : (
            <Refund order={order} refundable={order.refundable} open={returning} />
          ))}
        <p className="mt-3 text-center">
          <TextLink to={transactionsLink('payments')}>{t('order.all')}</TextLink>
        </p>
      </div>
    </main>
  );
}
