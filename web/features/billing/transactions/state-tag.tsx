import { useTranslations } from 'use-intl';
import type { OrderView } from '#contract/billing/orders.ts';
import { Tag } from '#web/ui/tag.tsx';
import type { OrderStatus } from './rules/order-status.ts';
import { orderStatus } from './rules/order-status.ts';

const tones = {
  loading: 'warning',
  pending: 'warning',
  authorised: 'warning',
  completed: 'success',
  failed: 'danger',
  cancelled: 'secondary',
  returned: 'danger',
  refunded: 'secondary',
  partly: 'secondary',
} as const satisfies Record<OrderStatus, string>;

export function StateTag({ order }: { order: OrderView }) {
  const t = useTranslations('orders.state');
  const status = orderStatus(order);
  return <Tag tone={tones[status]}>{t(status)}</Tag>;
}
