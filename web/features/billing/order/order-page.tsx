import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatPrice } from '#web/ui/format-price.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { DiscountCodeForm } from './discount-code-form.tsx';
import { ConfirmEmailAlert } from './confirm-email-alert.tsx';
import { useMethodName } from './method-name.tsx';
import { Methods } from './methods.tsx';
import type { OrderData } from './page-data.ts';
import { PayBar } from './pay-bar.tsx';
import { OrderRefusal } from './order-refusal.tsx';
import type { Choice } from './rules/choices.ts';
import { choicesOf } from './rules/choices.ts';
import { SmallPrint } from './small-print.tsx';
import { PackageHead, PriceBreakdown } from './price-breakdown.tsx';
import { useOrderClientId } from './use-order-client-id.ts';

export interface OrderPageData extends OrderData {
  readonly back: string | null;
}

const PAY_FORM = 'pay-form';

/** The same order, with another way to pay or another code. */
const checkoutLink = (data: OrderPageData, chosen: Choice | null, code: string | null): string =>
  linkTo(
    'credits-id-paymentmethod',
    { id: String(data.quoted.quote.package.id), ...(chosen && { paymentmethod: chosen.method }) },
    {
      kept: chosen?.stored ? 1 : undefined,
      code: code ?? undefined,
      back: data.back ?? undefined,
    },
  );

/** The way to pay that was picked a moment ago, until the page for it is there. */
const usePickedChoice = (data: OrderPageData) => {
  const navigate = useNavigate();
  const [picked, setPicked] = useState({ one: data.chosen, since: data });
  const pick = (one: Choice) => {
    setPicked({ one, since: data });
    const to = checkoutLink(data, one, data.quoted.typedCode);
    void navigate(to, { replace: true, preventScrollReset: true });
  };
  const chosen = picked.since === data ? picked.one : data.chosen;
  return { chosen, pick, isPending: chosen !== data.chosen };
};

/** The form of an order: its fields in one place, its button in another. */
const usePayment = (data: OrderPageData) => {
  const order = useForm('order');
  const clientId = useOrderClientId(data.quoted.quote.client_id, order.refusal !== null);
  // What is pressed while the page reads itself again would be refused again.
  const isReading = useRevalidator().state !== 'idle';
  const { chosen, pick, isPending } = usePickedChoice(data);
  return { order, clientId, chosen, pick, busy: order.busy || isPending || isReading };
};

type Payment = ReturnType<typeof usePayment>;

function PayFields({ data, payment }: { data: OrderPageData; payment: Payment }) {
  const t = useTranslations('orders.overview');
  const { quote, code } = data.quoted;
  const { order, chosen } = payment;
  if (!chosen) return <Alert tone="warning">{t('none')}</Alert>;
  return (
    <order.Form {...order.form} id={PAY_FORM} className="grid gap-4">
      <input type="hidden" name="client_id" value={payment.clientId} />
      <input type="hidden" name="package" value={quote.package.id} />
      <input type="hidden" name="of" value={data.chosen?.method} />
      <input type="hidden" name="minor" value={quote.minor} />
      <input type="hidden" name="code" value={code ?? ''} />
      <input type="hidden" name="back" value={data.back ?? ''} />
      <Methods choices={choicesOf(quote)} chosen={chosen} onChoose={payment.pick} />
      {order.refusal?.code !== 'confirm_first' && <ConfirmEmailAlert />}
      <SmallPrint method={chosen.method} />
    </order.Form>
  );
}

function PaySection({ data, payment }: { data: OrderPageData; payment: Payment }) {
  const t = useTranslations('orders.overview');
  const locale = useLocale();
  const nameOf = useMethodName();
  const { quote } = data.quoted;
  const { order, chosen } = payment;
  if (!chosen) return null;
  const price = formatPrice(quote.minor, quote.currency, locale);
  const toDebit = chosen.method === 'directdebit' && !chosen.stored;
  return (
    <PayBar
      price={price}
      method={nameOf(chosen.method, chosen.stored)}
      notice={<OrderRefusal order={order} price={price} minor={quote.minor} />}
      note={chosen.method === 'directdebit' ? undefined : t(chosen.stored ? 'oneTap' : 'safe')}
    >
      <Button type="submit" form={PAY_FORM} size="lg" block loading={payment.busy}>
        {toDebit ? t('debit') : t('pay', { price })}
      </Button>
    </PayBar>
  );
}

function OrderSummary({ data }: { data: OrderPageData }) {
  const t = useTranslations('orders.overview');
  const { user } = useSite();
  const { quote } = data.quoted;
  const here = data.method === null ? null : data.chosen;
  const packages = linkTo(
    user?.paid_user ? 'credits' : 'premium',
    {},
    { back: data.back ?? undefined },
  );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="bought" className="display-xs">
          {t('bought')}
        </h2>
        <TextLink to={packages} className="text-sm">
          {t('change')}
        </TextLink>
      </div>
      <Card padding="none" className="overflow-hidden">
        <PackageHead credits={quote.package.credits} messages={quote.package.messages} />
        <div className="grid gap-4 px-5 pt-4 pb-2 sm:p-8">
          <PriceBreakdown of={quote} />
          <DiscountCodeForm
            quoted={data.quoted}
            action={checkoutLink({ ...data, back: null }, here && { ...here, stored: null }, null)}
            hiddenFields={{ kept: here?.stored ? '1' : undefined, back: data.back ?? undefined }}
            linkWithoutCode={checkoutLink(data, here, null)}
          />
        </div>
      </Card>
    </>
  );
}

/** What is bought, and how it is paid. */
export function OrderPage({ data }: { data: OrderPageData }) {
  const t = useTranslations('orders.overview');
  const payment = usePayment(data);
  return (
    <CheckoutPage
      title={t('title')}
      bought={<OrderSummary data={data} />}
      paid={
        <>
          <h2 id="paid" className="mb-4 display-xs">
            {t('paid')}
          </h2>
          <PayFields data={data} payment={payment} />
        </>
      }
      pay={<PaySection data={data} payment={payment} />}
    />
  );
}
