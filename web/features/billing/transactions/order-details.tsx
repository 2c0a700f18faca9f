import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { DebitView, OrderView } from '#contract/billing/orders.ts';
import { linkTo } from '#contract/routes.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { useTimeZone } from '#web/lib/use-time-zone.ts';
import { Card } from '#web/ui/card.tsx';
import { formatPrice } from '#web/ui/format-price.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useMethodName } from '../order/method-name.tsx';
import { useTaxText } from '../order/price-breakdown.tsx';
import { useBankDay } from '../order/use-bank-day.ts';
import { orderStatus } from './rules/order-status.ts';
import { StateTag } from './state-tag.tsx';

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-0.5">
      <dt className="text-text-muted">{name}</dt>
      <dd className="font-medium wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

/** What a bank statement can be compared with. */
function DebitDetails({ debit }: { debit: DebitView }) {
  const t = useTranslations('orders');
  const dayOf = useBankDay();
  return (
    <>
      <Detail name={t('collection.day')}>
        <time dateTime={debit.collect_on}>{dayOf(debit.collect_on)}</time>
      </Detail>
      <Detail name={t('collection.mandate')}>{debit.mandate}</Detail>
      <Detail name={t('debit.creditorId')}>{debit.creditor_id}</Detail>
    </>
  );
}

interface DocumentLinkProps {
  readonly order: OrderView;
  readonly query: Readonly<Record<string, string | number>>;
  readonly children: string;
}

function DocumentLink({ order: { id }, query, children }: DocumentLinkProps) {
  return (
    <TextLink
      to={linkTo('transactions-id', { id }, query)}
      className="inline-flex min-h-11 items-center gap-2"
    >
      <Icon name="receipt" size="sm" />
      {children}
    </TextLink>
  );
}

/** What was ordered, in a few lines. */
export function OrderDetails({ order }: { order: OrderView }) {
  const t = useTranslations('orders');
  const format = useFormatter();
  const locale = useLocale();
  const nameOf = useMethodName();
  const taxText = useTaxText();
  const timeZone = useTimeZone();
  const price = (minor: number) => formatPrice(minor, order.currency, locale);
  // Before it is collected the state itself says what becomes of it.
  const showsAmounts = orderStatus(order) !== 'authorised' || order.refunded_minor === 0;
  const remaining = order.minor - order.refunded_minor - order.taken_minor;
  const date = format.dateTime(new Date(order.created_at), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return (
    <Card asChild padding="lg">
      <section aria-labelledby="facts">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="facts" className="display-xs">
            {t('order.facts')}
          </h2>
          {order.state !== 'loading' && <StateTag order={order} />}
        </div>
        <dl className="grid gap-2.5">
          <Detail name={t('credits', { count: order.credits })}>{price(order.minor)}</Detail>
          <Detail name={t('order.paidWith')}>{nameOf(order.method, order.paid_with)}</Detail>
          {order.debit && <DebitDetails debit={order.debit} />}
          <Detail name={t('order.date')}>
            <time dateTime={order.created_at}>{date}</time>
          </Detail>
          <Detail name={t('order.number')}>{order.number}</Detail>
        </dl>
        {showsAmounts && (
          <p className="mt-4 border-t border-line pt-4 text-sm text-text-muted">
            {order.refunded_minor > 0 && (
              <>{t('refund.so', { price: price(order.refunded_minor) })} </>
            )}
            {order.taken_minor > 0 && t('refund.taken', { price: price(order.taken_minor) })}
            {remaining > 0 && (
              <>
                {remaining < order.minor && <>{t('refund.kept', { price: price(remaining) })} </>}
                {taxText(order.tax_bp, order.kept_tax_minor, order.currency)}
              </>
            )}
          </p>
        )}
        {order.receipt_no !== null && (
          <p className="mt-3 flex flex-wrap gap-x-6">
            <DocumentLink order={order} query={{ print: 1 }}>
              {t('order.completed.receipt')}
            </DocumentLink>
            {order.credit_notes.map(({ id }) => (
              <DocumentLink key={id} order={order} query={{ note: id }}>
                {t('note.see')}
              </DocumentLink>
            ))}
          </p>
        )}
      </section>
    </Card>
  );
}
