import { useTranslations } from 'use-intl';
import type { OrderPage } from '#contract/console/order-views.ts';
import { useMoment } from '../use-moment.ts';
import { useOrderTexts } from './use-order-texts.ts';

/** What happened to an order, step by step. */
export function OrderSteps({ order }: { order: OrderPage }) {
  const t = useTranslations('console');
  const { money } = useOrderTexts();
  const moment = useMoment();
  return (
    <ol className="c-order-steps" aria-label={t('order.stepsTitle')}>
      {order.steps.map((step) => (
        <li key={`${step.kind} ${step.at}`} className={`c-order-steps__${step.kind}`}>
          <b>{t(`order.steps.${step.kind}`)}</b>
          <time dateTime={step.at}>{moment(step.at)}</time>
          <small>
            {[
              step.minor === null ? null : money(step.minor, order),
              step.credits === null ? null : t('orders.credits', { count: step.credits }),
            ]
              .filter((part) => part !== null)
              .join(', ')}
          </small>
        </li>
      ))}
    </ol>
  );
}
