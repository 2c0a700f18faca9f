import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { ErrorValues } from '#contract/core/errors.ts';
import { linkTo } from '#contract/routes.ts';
import type { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { formatPrice } from '#web/ui/format-price.ts';
import { ConfirmEmailAlert } from './confirm-email-alert.tsx';
import type { ReactNode } from 'react';

interface Props {
  readonly order: Pick<ReturnType<typeof useForm>, 'refusal' | 'message' | 'values'>;
  /** The price by now, as it is shown and in minor units. */
  readonly price: string;
  readonly minor: number;
  readonly action?: ReactNode;
}

/** Another order that was placed in another tab: whoever wants both presses the button again. */
function OtherOrderAlert({ order }: { order: ErrorValues }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const credits = t('credits', { count: Number(order['credits']) });
  const price = formatPrice(Number(order['minor']), String(order['currency']), locale);
  return (
    <Alert
      tone="warning"
      role="alert"
      action={
        <ButtonLink
          to={linkTo('transactions-id', { id: String(order['id']) })}
          variant="quiet"
          size="sm"
        >
          {t('overview.other')}
        </ButtonLink>
      }
    >
      {t('overview.meanwhile', { credits, price })}
    </Alert>
  );
}

/** The page was no longer true: of the price, of the country of the tax, or of something else. */
function PriceChangedAlert({ order: { refusal, values }, price, minor }: Props) {
  const t = useTranslations('orders.overview');
  const locale = useLocale();
  const taxCountry = refusal?.values?.['tax_country'];
  const text = () => {
    if (Number(values['minor']) !== minor) return t('changed', { price });
    if (taxCountry === undefined) return t('stale');
    const country = new Intl.DisplayNames(locale, { type: 'region' }).of(String(taxCountry));
    return t('taxChanged', { country: country ?? String(taxCountry), price });
  };
  return (
    <Alert tone="warning" role="alert">
      {text()}
    </Alert>
  );
}

/** Why an order was not taken. If the page was no longer true, it is read anew and asks again. */
export function OrderRefusal(props: Props) {
  const { order, action } = props;
  const { refusal, message } = order;
  const { revalidate } = useRevalidator();
  const changed = refusal?.code === 'price_changed';
  const meanwhile = refusal?.code === 'order_meanwhile';
  const isOutdated = changed || meanwhile;
  useEffect(() => {
    if (isOutdated) void revalidate();
  }, [isOutdated, refusal, revalidate]);
  if (meanwhile) return <OtherOrderAlert order={refusal.values ?? {}} />;
  if (changed) return <PriceChangedAlert {...props} />;
  if (refusal?.code === 'confirm_first') return <ConfirmEmailAlert refused />;
  return (
    message && (
      <Alert tone="danger" action={action}>
        {message}
      </Alert>
    )
  );
}
