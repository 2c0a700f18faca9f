import { useTranslations } from 'use-intl';
import type { OrderStatus } from '#contract/console/enums.ts';
import { cx } from '#web/ui/cx.ts';

const looks: Record<OrderStatus, string | null> = {
  waiting: 'c-status--warn',
  paid: 'c-status--ok',
  part_refunded: 'c-status--plum',
  refunded: 'c-status--plum',
  returned: 'c-status--bad',
  failed: 'c-status--bad',
  cancelled: null,
};

/** Where an order stands, in a word. */
export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const t = useTranslations('console.orders.statuses');
  return <span className={cx('c-status', looks[status])}>{t(status)}</span>;
}
