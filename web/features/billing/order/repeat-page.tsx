import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { repeatOffer } from '#contract/billing/quotes.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import { linkTo } from '#contract/routes.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatPrice } from '#web/ui/format-price.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { CheckoutPage } from './checkout-page.tsx';
import { MethodIcons, useMethodName } from './method-name.tsx';
import { PayBar } from './pay-bar.tsx';
import { OrderRefusal } from './order-refusal.tsx';
import { SmallPrint } from './small-print.tsx';
import { PackageHead, PriceBreakdown } from './price-breakdown.tsx';
import { useOrderClientId } from './use-order-client-id.ts';

type Offer = NonNullable<Answer<typeof repeatOffer>['offer']>;

interface RepeatPageProps {
  readonly offer: Offer;
  readonly back: string | null;
}

const PAY_FORM = 'pay-form';

function OrderSummary({ offer }: { offer: Offer }) {
  const t = useTranslations('orders.overview');
  return (
    <>
      <h2 id="bought" className="mb-4 display-xs">
        {t('bought')}
      </h2>
      <Card padding="none" className="overflow-hidden">
        <PackageHead credits={offer.package.credits} messages={offer.package.messages} />
        <div className="px-5 py-4 sm:p-8">
          <PriceBreakdown
            of={{
              ...offer,
              list_minor: offer.package.list_minor,
              code: null,
              discount_percent: null,
            }}
          />
        </div>
      </Card>
    </>
  );
}

/** The last order once more, in one confirmation. */
export function RepeatPage({ offer, back }: RepeatPageProps) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const nameOf = useMethodName();
  const order = useForm('order');
  const isReading = useRevalidator().state !== 'idle';
  const clientId = useOrderClientId(offer.client_id, order.refusal !== null);
  const price = formatPrice(offer.minor, offer.currency, locale);
  const method = nameOf(offer.method, offer.stored);
  const orderWith = (paymentmethod?: string) =>
    linkTo(
      'credits-id-paymentmethod',
      { id: String(offer.package.id), ...(paymentmethod && { paymentmethod }) },
      { back: back ?? undefined },
    );
  const withPaypal = offer.method !== 'paypal' && (
    <ButtonLink to={orderWith('paypal')} variant="quiet" size="sm">
      {t('repeat.paypal')}
    </ButtonLink>
  );
  return (
    <CheckoutPage
      title={t('repeat.title')}
      bought={<OrderSummary offer={offer} />}
      paid={
        <order.Form {...order.form} id={PAY_FORM} className="grid gap-4">
          <input type="hidden" name="client_id" value={clientId} />
          <input type="hidden" name="package" value={offer.package.id} />
          <input type="hidden" name="minor" value={offer.minor} />
          <input
            type="hidden"
            name="method"
            value={offer.stored ? `kept-${offer.method}` : offer.method}
          />
          <input type="hidden" name="back" value={back ?? ''} />
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 id="paid" className="display-xs">
              {t('repeat.with')}
            </h2>
            <TextLink to={orderWith()} className="text-sm">
              {t('repeat.other')}
            </TextLink>
          </div>
          <div className="flex items-center justify-between gap-4 rounded-md bg-surface-sunken px-4 py-3">
            <p className="min-w-0 font-semibold">{method}</p>
            <MethodIcons method={offer.method} stored={offer.stored} />
          </div>
          <SmallPrint method={offer.method} />
        </order.Form>
      }
      pay={
        <PayBar
          price={price}
          method={method}
          notice={
            <OrderRefusal order={order} price={price} minor={offer.minor} action={withPaypal} />
          }
          note={
            offer.method === 'directdebit'
              ? undefined
              : t(offer.stored ? 'overview.oneTap' : 'repeat.elsewhere')
          }
        >
          <Button type="submit" form={PAY_FORM} size="lg" block loading={order.busy || isReading}>
            {t('overview.pay', { price })}
          </Button>
        </PayBar>
      }
    />
  );
}
