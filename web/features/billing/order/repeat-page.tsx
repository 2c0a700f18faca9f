import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { repeatOffer } from '../../../../contract/billing/quotes.ts';
import type { Answer } from '../../../../contract/core/endpoint.ts';
import { linkTo } from '../../../../contract/routes.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { formatPrice } from '../../../ui/format-price.ts';
import { PageTitle } from '../../site/page-title.tsx';
import { MethodIcons, useMethodName } from './method-name.tsx';
import { Refused } from './refused.tsx';
import { SmallPrint } from './small-print.tsx';
import { PackageHead, Sum } from './sum.tsx';
import { useShownId } from './use-shown-id.ts';

export type Offer = NonNullable<Answer<typeof repeatOffer>['offer']>;

export interface RepeatPageProps {
  readonly offer: Offer;
  readonly back: string | null;
}

function PayAgain({ offer, back }: RepeatPageProps) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const nameOf = useMethodName();
  const order = useForm('order');
  const isReading = useRevalidator().state !== 'idle';
  const clientId = useShownId(offer.client_id, order.refusal !== null);
  const price = formatPrice(offer.minor, offer.currency, locale);
  const orderWith = (paymentmethod?: string) =>
    linkTo(
      'credits-id-paymentmethod',
      { id: String(offer.package.id), ...(paymentmethod && { paymentmethod }) },
      { back: back ?? undefined },
    );
  return (
    <order.Form {...order.form} className="grid gap-4 p-5 sm:gap-6 sm:p-8">
      <input type="hidden" name="client_id" value={clientId} />
      <input type="hidden" name="package" value={offer.package.id} />
      <input type="hidden" name="minor" value={offer.minor} />
      <input
        type="hidden"
        name="method"
        value={offer.stored ? `kept-${offer.method}` : offer.method}
      />
      <input type="hidden" name="back" value={back ?? ''} />
      <Sum
        of={{ ...offer, list_minor: offer.package.list_minor, code: null, discount_percent: null }}
      />
      <div className="flex items-center justify-between gap-4 rounded-md bg-surface-sunken px-4 py-3">
        <div className="min-w-0">
          <p className="text-sm text-text-muted">{t('repeat.with')}</p>
          <p className="font-semibold">{nameOf(offer.method, offer.stored)}</p>
        </div>
        <MethodIcons method={offer.method} />
      </div>
      <Refused
        order={order}
        price={price}
        minor={offer.minor}
        action={
          offer.method !== 'paypal' && (
            <ButtonLink to={orderWith('paypal')} variant="quiet" size="sm">
              {t('repeat.paypal')}
            </ButtonLink>
          )
        }
      />
      <div className="grid gap-3">
        <Button type="submit" size="lg" block loading={order.busy || isReading}>
          {t('overview.pay', { price })}
        </Button>
        <p className="text-center text-sm text-text-muted">
          {offer.stored ? t('overview.oneTap') : t('repeat.elsewhere')}
        </p>
        <ButtonLink to={orderWith()} variant="quiet" block>
          {t('repeat.other')}
        </ButtonLink>
      </div>
      <SmallPrint />
    </order.Form>
  );
}

/** The last order once more, in one confirmation. */
export function RepeatPage(props: RepeatPageProps) {
  const t = useTranslations('orders.repeat');
  const { package: bought } = props.offer;
  return (
    <main id="content" className="wrap flex-1 pt-4 pb-16 max-md:pb-28 md:pt-12 md:pb-20">
      <PageTitle>{t('title')}</PageTitle>
      <div className="mx-auto max-w-128">
        <h1 className="display-md md:display-lg">{t('title')}</h1>
        <p className="mt-2 text-lg text-text-muted max-sm:hidden">{t('lead')}</p>
        {/* On a phone the whole button is to be seen above the bar. */}
        <Card padding="none" className="mt-4 overflow-hidden sm:mt-6">
          <PackageHead credits={bought.credits} messages={bought.messages} />
          <PayAgain {...props} />
        </Card>
      </div>
    </main>
  );
}
