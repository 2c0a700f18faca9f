import { useLocale, useTranslations } from 'use-intl';
import type { DebitView, OrderView } from '#contract/billing/orders.ts';
import { linkTo } from '#contract/routes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { BankCard } from '#web/ui/drawings/bank-card.tsx';
import { CoinStack } from '#web/ui/drawings/coin-stack.tsx';
import { Hourglass } from '#web/ui/drawings/hourglass.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatPrice } from '#web/ui/format-price.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { useBankDay } from '../order/use-bank-day.ts';
import { backLabel } from '../rules/back-path.ts';

interface Props {
  readonly order: OrderView;
  readonly debit: DebitView;
  readonly back: string | null;
}

/** What comes of it once the bank has confirmed: the credits, the receipt, or money. */
function AfterConfirmation({ order, debit }: Pick<Props, 'order' | 'debit'>) {
  const t = useTranslations('orders.collection');
  const locale = useLocale();
  const date = useBankDay()(debit.confirmed_by);
  if (order.refunded_minor > 0) {
    const price = formatPrice(order.refunded_minor, order.currency, locale);
    return t('back', { date, price });
  }
  return debit.credited ? t('receipt', { date }) : t('credits', { date });
}

/** Authorised, and not paid yet: what is collected when, and what its buyer has until then. */
export function AuthorisedDebit({ order, debit, back }: Props) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const dayOf = useBankDay();
  const { user } = useSite();
  const price = formatPrice(order.minor, order.currency, locale);
  const balance = t('credits', { count: user?.credits ?? 0 });
  const isReturned = order.refunded_minor > 0;
  const isAll = order.refunded_minor === order.minor;
  const title = () => {
    if (isReturned) return t(isAll ? 'order.completed.refunded' : 'order.completed.partly');
    if (!debit.credited) return t('collection.title');
    return t('order.completed.title', { count: order.credits });
  };
  const picture = isReturned ? <BankCard /> : <CoinStack />;
  const phase = debit.phase === 'collecting' ? 'collecting' : 'announced';
  return (
    <EmptyState
      role="status"
      headingLevel={1}
      picture={debit.credited ? picture : <Hourglass />}
      title={title()}
      text={
        <>
          {t(`collection.${phase}`, { price, date: dayOf(debit.collect_on) })}{' '}
          <AfterConfirmation order={order} debit={debit} />
          {debit.credited && (
            <span className="mt-3 block font-medium text-text">
              {t('order.completed.balance', { balance })}
            </span>
          )}
        </>
      }
      action={
        <ButtonLink
          to={back ?? linkTo('members')}
          size="lg"
          variant={debit.credited ? undefined : 'line'}
        >
          {t(`order.completed.${backLabel(back)}`)}
        </ButtonLink>
      }
    />
  );
}

/** The order was given up before the bank knew of it. */
export function DroppedDebit({ back }: Pick<Props, 'back'>) {
  const t = useTranslations('orders');
  return (
    <EmptyState
      role="status"
      headingLevel={1}
      picture={<BankCard />}
      title={t('collection.droppedTitle')}
      text={t('collection.dropped')}
      action={
        <ButtonLink to={back ?? linkTo('members')} variant="line">
          {t(`order.completed.${backLabel(back)}`)}
        </ButtonLink>
      }
    />
  );
}

/** Why a debit came to nothing; null for what was paid another way, or was paid once. */
export const useDebitFailure = ({ method, debit, receipt_no }: OrderView): string | null => {
  const t = useTranslations('orders.collection');
  if (method !== 'directdebit' || receipt_no !== null) return null;
  const why = t(debit?.phase === 'blocked' ? 'blocked' : 'unpaid');
  return debit?.credited ? `${why} ${t('taken')}` : why;
};
