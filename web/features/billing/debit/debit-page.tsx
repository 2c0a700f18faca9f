import { useLocale, useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { LoosePlug } from '#web/ui/drawings/loose-plug.tsx';
import { CoinStack } from '#web/ui/drawings/coin-stack.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatPrice } from '#web/ui/format-price.ts';
import { PageTitle } from '#web/features/site/page-title.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { PayBar } from '../order/pay-bar.tsx';
import { OrderRefusal } from '../order/order-refusal.tsx';
import { PackageHead, PriceBreakdown } from '../order/price-breakdown.tsx';
import { MandateCard } from './mandate-card.tsx';
import type { CodeAnswer } from './mandate-form.tsx';
import { isPaying, MandateForm } from './mandate-form.tsx';
import type { DebitData, DebitOrder } from './page-data.ts';
import { PAY_FORM } from './page-data.ts';

/** The same order paid another way. */
const otherMethodLink = ({ quoted, back }: DebitData): string =>
  quoted
    ? linkTo(
        'credits-id-paymentmethod',
        { id: String(quoted.quote.package.id) },
        { code: quoted.code ?? undefined, back: back ?? undefined },
      )
    : linkTo('credits', {}, { back: back ?? undefined });

/** Why nothing can be debited at all; null if it can. */
const useObstacle = ({ debit, quoted }: DebitData) => {
  const t = useTranslations('orders.debit');
  const locale = useLocale();
  if (debit.blocked) return { title: t('blocked'), text: t('blockedText') };
  if (!debit.available) return { title: t('unavailable'), text: t('unavailableText') };
  if (!quoted || quoted.quote.minor <= debit.left_minor) return null;
  const price = formatPrice(debit.left_minor, quoted.quote.currency, locale);
  return { title: t('limitTitle'), text: t('limit', { price }) };
};

function NoPackage() {
  const t = useTranslations('orders.debit');
  const { user } = useSite();
  return (
    <EmptyState
      picture={<CoinStack />}
      title={t('choose')}
      text={t('chooseText')}
      action={
        <ButtonLink to={linkTo(user?.paid_user ? 'credits' : 'premium')}>
          {t('packages')}
        </ButtonLink>
      }
    />
  );
}

/** What is paid with: the account that is known, or a new one. */
const usePayment = () => ({ order: useForm('order'), mandate: useForm<CodeAnswer>('mandate') });

type Payment = ReturnType<typeof usePayment>;

/** The button, which stays in view on phones together with the sum. */
function PaySection({ data, payment }: { data: DebitOrder; payment: Payment }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const { minor, currency } = data.quoted.quote;
  const { order, mandate } = payment;
  const isKnown = data.debit.mandate !== null;
  const price = formatPrice(minor, currency, locale);
  return (
    <PayBar
      price={price}
      method={data.debit.mandate?.iban ?? t('method.directdebit')}
      notice={<OrderRefusal order={isKnown ? order : mandate} price={price} minor={minor} />}
    >
      <Button
        type="submit"
        form={PAY_FORM}
        size="lg"
        block
        loading={isKnown ? order.busy : isPaying(mandate)}
      >
        {t(isKnown ? 'debit.oneTap' : 'debit.pay', { price })}
      </Button>
    </PayBar>
  );
}

interface AccountProps {
  readonly data: DebitData;
  readonly payment: Payment;
  readonly obstacle: ReturnType<typeof useObstacle>;
}

/** The mandate there is, or the form for the first one. */
function Account({ data, payment: { order, mandate }, obstacle }: AccountProps) {
  const t = useTranslations('orders.debit');
  const revoking = useForm('revoke');
  const { debit, quoted } = data;
  return (
    <div className="grid gap-6">
      {revoking.answer !== null && <Alert tone="success">{t('revoked')}</Alert>}
      {obstacle && (
        <EmptyState
          role="alert"
          picture={<LoosePlug />}
          title={obstacle.title}
          text={obstacle.text}
          action={<ButtonLink to={otherMethodLink(data)}>{t('other')}</ButtonLink>}
        />
      )}
      {debit.mandate && (
        <MandateCard
          mandate={debit.mandate}
          data={data}
          order={order}
          revoking={revoking}
          usable={!obstacle}
        />
      )}
      {quoted && !obstacle && !debit.mandate && (
        <MandateForm data={{ ...data, quoted }} mandate={mandate} id={PAY_FORM} />
      )}
      {!quoted && !obstacle && <NoPackage />}
    </div>
  );
}

/** Paying from a bank account. */
export function DebitPage({ data }: { data: DebitData }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const { debit, quoted } = data;
  const quote = quoted?.quote;
  const isNew = debit.available && !debit.blocked && debit.mandate === null;
  const hasNothingToShow = !quote && !debit.mandate;
  const payment = usePayment();
  const obstacle = useObstacle(data);
  return (
    <main
      id="content"
      className="wrap flex-1 pt-6 pb-16 max-lg:has-[[data-pay-bar]:last-child]:pb-0 md:pt-8"
    >
      <PageTitle>{t('debit.title')}</PageTitle>
      <div className="mx-auto max-w-256">
        <h1 className={cx('display-md md:display-lg', hasNothingToShow && 'text-center')}>
          {t('debit.title')}
        </h1>
        {quote && isNew && (
          <p className="mt-2 max-w-measure text-lg text-text-muted">
            {t('debit.lead', { price: formatPrice(quote.minor, quote.currency, locale) })}
          </p>
        )}
        <div
          className={cx(
            'mt-8 grid items-start gap-x-12 gap-y-8',
            !hasNothingToShow && 'lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_auto_1fr]',
          )}
        >
          {quote && (
            <aside
              aria-label={t('overview.bought')}
              className="min-w-0 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-3"
            >
              <Card padding="none" className="overflow-hidden">
                <PackageHead credits={quote.package.credits} messages={quote.package.messages} />
                <div className="grid gap-5 p-5 sm:p-8">
                  <PriceBreakdown of={quote} />
                  <ButtonLink to={otherMethodLink(data)} variant="line" block>
                    {t('debit.other')}
                  </ButtonLink>
                </div>
              </Card>
            </aside>
          )}
          <div id="pay" className="min-w-0 lg:col-start-1 lg:row-start-1">
            <Account data={data} payment={payment} obstacle={obstacle} />
          </div>
          {quoted && !obstacle && <PaySection data={{ ...data, quoted }} payment={payment} />}
          {quoted && !obstacle && debit.mandate && (
            <Disclosure wide title={t('debit.newAccount')} className="min-w-0 lg:col-start-1">
              <MandateForm data={{ ...data, quoted }} mandate={payment.mandate} />
            </Disclosure>
          )}
        </div>
      </div>
    </main>
  );
}
