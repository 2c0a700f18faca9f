import { useTranslations } from 'use-intl';
import type { OrderStatus } from '#contract/console/enums.ts';
import type { OrderRow } from '#contract/console/order-views.ts';
import { cx } from '#web/ui/cx.ts';

const looks: Record<OrderStatus, string | null> = {
  waiting: 'c-status--warn',
  paid: 'c-status--ok',
  part_refunded: 'c-status--plum',
  refunded: 'c-status--plum',
  refund_failed: 'c-status--bad',
  returned: 'c-status--bad',
  failed: 'c-status--bad',
  cancelled: null,
};

/** That the payer's bank asks or took something, and whether it waits for us. */
export function DisputeTag({ dispute }: { dispute: OrderRow['dispute'] }) {
  const t = useTranslations('console.orders.disputes');
  if (!dispute) return null;
  const isOurs = dispute.state === 'needs_response';
  return (
    <span className={cx('c-status', isOurs && 'c-status--hot')}>
      {t(isOurs ? dispute.kind : 'under_review')}
    </span>
  );
}

/** Where an order stands, in a word. */
export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const t = useTranslations('console.orders.statuses');
  return <span className={cx('c-status', looks[status])}>{t(status)}</span>;
}
