import { useTranslations } from 'use-intl';
import type { OrderView } from '../../../../contract/billing/orders.ts';
import { Tag } from '../../../ui/tag.tsx';
import type { OrderWord } from './rules/order-word.ts';
import { orderWord } from './rules/order-word.ts';

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
} as const satisfies Record<OrderWord, string>;

export function StateTag({ order }: { order: OrderView }) {
  const t = useTranslations('orders.state');
  const word = orderWord(order);
  return <Tag tone={tones[word]}>{t(word)}</Tag>;
}
