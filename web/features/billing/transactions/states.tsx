import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/routes.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { BankCard } from '#web/ui/drawings/bank-card.tsx';
import { CoinStack } from '#web/ui/drawings/coin-stack.tsx';
import { Hourglass } from '#web/ui/drawings/hourglass.tsx';
import { LoosePlug } from '#web/ui/drawings/loose-plug.tsx';
import { SplitCard } from '#web/ui/drawings/split-card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatPrice } from '#web/ui/format-price.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { backLabel } from '../rules/back-path.ts';
import { AuthorisedDebit, DroppedDebit, useDebitFailure } from './debit-states.tsx';
import type { OrderData } from './page-data.ts';
import type { OrderStatus } from './rules/order-status.ts';
import { orderStatus } from './rules/order-status.ts';

interface Props {
  readonly data: OrderData;
  readonly back: string | null;
}

/** Asks again for browsers that do not by themselves. */
function CheckAgain() {
  const t = useTranslations('orders.order.loading');
  return (
    <noscript>
      <form>
        <Button type="submit" variant="line">
          {t('look')}
        </Button>
      </form>
    </noscript>
  );
}

interface PendingStateProps {
  readonly what: 'confirming' | 'loading' | 'pending';
  readonly picture: ReactNode;
  readonly leave?: ReactNode;
  readonly action?: ReactNode;
}

/** Not settled yet: the page follows by itself. */
function PendingState({ what, picture, leave, action }: PendingStateProps) {
  const t = useTranslations('orders.order');
  return (
    <EmptyState
      role="status"
      headingLevel={1}
      picture={picture}
      title={t(`${what}.title`)}
      text={
        <>
          {t(`${what}.text`)}
          {leave && <span className="mt-3 block font-medium text-text">{leave}</span>}
          <span className="mx-auto mt-4 flex w-fit gap-3 text-left text-sm">
            <Spinner size="sm" className="text-primary-text" />
            <span>{t('loading.looking')}</span>
          </span>
        </>
      }
      action={
        <>
          {action}
          <CheckAgain />
        </>
      }
    />
  );
}

/** Not paid yet, as the provider says: the way on, and the way out. */
function Payable({ data: { redirect } }: Props) {
  const t = useTranslations('orders.order.loading');
  const cancelling = useForm('cancel');
  return (
    <>
      <PendingState
        what="loading"
        picture={<BankCard />}
        action={
          <>
            {redirect !== null && (
              <Button asChild>
                <a href={redirect}>{t('goOn')}</a>
              </Button>
            )}
            <cancelling.Form {...cancelling.form}>
              <input type="hidden" name="intent" value="cancel" />
              <Button type="submit" variant="quiet" loading={cancelling.busy}>
                {t('giveUp')}
              </Button>
            </cancelling.Form>
          </>
        }
      />
      {cancelling.message && <Alert tone="danger">{cancelling.message}</Alert>}
    </>
  );
}

function Loading(props: Props) {
  if (props.data.payable) return <Payable {...props} />;
  // Nobody knows yet whether it is paid, so nothing is said of paying or giving up.
  return <PendingState what="confirming" picture={<Hourglass />} />;
}

function Pending({ back }: Props) {
  const t = useTranslations('orders.order');
  return (
    <PendingState
      what="pending"
      picture={<Hourglass />}
      leave={t('pending.leave')}
      action={
        <ButtonLink to={back ?? linkTo('members')} variant="line">
          {t(`completed.${backLabel(back)}`)}
        </ButtonLink>
      }
    />
  );
}

function Debited({ data: { order, first }, back }: Props) {
  if (!order.debit) return null;
  return (
    <>
      <AuthorisedDebit order={order} debit={order.debit} back={back} />
      {first && <PremiumWelcome />}
    </>
  );
}

function PremiumWelcome() {
  const t = useTranslations('orders.order.completed');
  return (
    <Card tone="secondary" padding="lg" className="flex gap-4">
      <Icon name="crown" size="lg" />
      <div className="min-w-0">
        <h2 className="display-sm">{t('premium')}</h2>
        <p className="mt-1">{t('premiumText', { count: limits.photos.premium })}</p>
      </div>
    </Card>
  );
}

/** Credits or money went back: nothing is said any more of what they brought. */
function Returned({ data: { order }, back }: Props) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const { user } = useSite();
  const isAll = orderStatus(order) === 'refunded';
  const returned = isAll ? 'order.completed.refunded' : 'order.completed.partly';
  const refunded = isAll ? 'state.refunded' : 'state.partly';
  const price = formatPrice(order.refunded_minor, order.currency, locale);
  const balance = t('credits', { count: user?.credits ?? 0 });
  return (
    <EmptyState
      role="status"
      headingLevel={1}
      picture={<BankCard />}
      title={t(order.refunded_credits > 0 ? returned : refunded)}
      text={
        <>
          {t('order.completed.refundedText', { price })} {t('order.completed.balance', { balance })}
        </>
      }
      action={
        <ButtonLink to={back ?? linkTo('members')} variant="line">
          {t(`order.completed.${backLabel(back)}`)}
        </ButtonLink>
      }
    />
  );
}

function Completed({ data: { order, first }, back }: Props) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const { user } = useSite();
  const price = formatPrice(order.minor, order.currency, locale);
  const balance = t('credits', { count: user?.credits ?? order.credits });
  return (
    <>
      <EmptyState
        role="status"
        headingLevel={1}
        picture={<CoinStack />}
        title={t('order.completed.title', { count: order.credits })}
        text={
          <>
            {t('order.completed.text', { price })} {t('order.completed.balance', { balance })}
          </>
        }
        action={
          <ButtonLink to={back ?? linkTo('members')} size="lg">
            {t(`order.completed.${backLabel(back)}`)}
          </ButtonLink>
        }
      />
      {first && <PremiumWelcome />}
    </>
  );
}

/** Failed or given up: why, that nothing is lost, and two ways to pay after all. */
function Failed({ data: { order, retry }, back }: Props) {
  const t = useTranslations('orders.order.failed');
  const cancelled = order.state === 'cancelled';
  const returned = order.failure === 'returned' && order.receipt_no !== null;
  const debited = useDebitFailure(order);
  // Whose debit came back is not debited again.
  const isRefused = debited !== null;
  const orderAgain = (paymentmethod?: string) =>
    linkTo(
      'credits-id-paymentmethod',
      { id: String(order.package), ...(paymentmethod && { paymentmethod }) },
      { code: retry.code ?? undefined, back: back ?? undefined },
    );
  const withPaypal = order.method !== 'paypal' && retry.methods.includes('paypal');
  const why = order.failure ? t(`why.${order.failure}`) : cancelled && t('cancelled');
  return (
    <EmptyState
      role="alert"
      headingLevel={1}
      picture={cancelled ? <LoosePlug /> : <SplitCard />}
      title={t(returned ? 'returnedTitle' : 'title')}
      text={
        <>
          {debited ?? (
            <>
              {returned ? t('returned') : why} {!returned && t('safe')}
            </>
          )}
        </>
      }
      action={
        returned ? (
          <ButtonLink to={linkTo('pages-service')} variant="line">
            {t('help')}
          </ButtonLink>
        ) : (
          <>
            {!isRefused && <ButtonLink to={orderAgain(order.method)}>{t('retry')}</ButtonLink>}
            <ButtonLink
              to={orderAgain(withPaypal ? 'paypal' : undefined)}
              variant={isRefused ? 'primary' : 'line'}
            >
              {withPaypal ? t('paypal') : t('other')}
            </ButtonLink>
          </>
        )
      }
    />
  );
}

function Cancelled(props: Props) {
  // Nobody gives a debit up but by returning its credits, or before there are any.
  const isDropped = props.data.order.method === 'directdebit';
  return isDropped ? <DroppedDebit back={props.back} /> : <Failed {...props} />;
}

const screens = {
  loading: Loading,
  pending: Pending,
  authorised: Debited,
  completed: Completed,
  refunded: Returned,
  partly: Returned,
  failed: Failed,
  returned: Failed,
  cancelled: Cancelled,
} as const satisfies Record<OrderStatus, unknown>;

/** What happened to an order, and what to do next. */
export function OrderState(props: Props) {
  const Screen = screens[orderStatus(props.data.order)];
  return <Screen {...props} />;
}
