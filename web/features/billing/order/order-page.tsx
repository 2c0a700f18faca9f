import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { linkTo } from '../../../../contract/routes.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { formatPrice } from '../../../ui/format-price.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { RadioCard, RadioGroup } from '../../../ui/radio-group.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PageTitle } from '../../site/page-title.tsx';
import { useSite } from '../../site/site-context.ts';
import { CodeForm } from './code-form.tsx';
import { ConfirmFirst } from './confirm-first.tsx';
import { MethodIcons, useMethodName } from './method-name.tsx';
import type { OrderData } from './page-data.ts';
import { Refused } from './refused.tsx';
import type { Choice } from './rules/choices.ts';
import { choicesOf } from './rules/choices.ts';
import { SmallPrint } from './small-print.tsx';
import { PackageHead, Sum } from './sum.tsx';
import { useShownId } from './use-shown-id.ts';

export interface OrderPageData extends OrderData {
  readonly back: string | null;
}

/** The same order, with another way to pay or another code. */
const addressOf = (data: OrderPageData, chosen: Choice | null, code: string | null): string =>
  linkTo(
    'credits-id-paymentmethod',
    { id: String(data.quoted.quote.package.id), ...(chosen && { paymentmethod: chosen.method }) },
    {
      kept: chosen?.stored ? 1 : undefined,
      code: code ?? undefined,
      back: data.back ?? undefined,
    },
  );

function Methods(props: {
  choices: readonly Choice[];
  chosen: Choice;
  onChoose: (one: Choice) => void;
}) {
  const t = useTranslations('orders');
  const nameOf = useMethodName();
  const { choices, chosen, onChoose } = props;
  return (
    <RadioGroup
      name="method"
      label={t('overview.paid')}
      labelHidden
      value={chosen.key}
      onValueChange={(key: string) => {
        const one = choices.find((choice) => choice.key === key);
        if (one) onChoose(one);
      }}
    >
      {choices.map(({ key, method, stored }) => (
        <RadioCard
          key={key}
          value={key}
          title={nameOf(method, stored)}
          text={stored ? t('overview.stored') : t(`overview.hint.${method}`)}
          aside={<MethodIcons method={method} />}
        />
      ))}
    </RadioGroup>
  );
}

/** The way to pay that was picked a moment ago, until the page for it is there. */
const usePicked = (data: OrderPageData) => {
  const navigate = useNavigate();
  const [picked, setPicked] = useState({ one: data.chosen, since: data });
  const pick = (one: Choice) => {
    setPicked({ one, since: data });
    const to = addressOf(data, one, data.quoted.typed);
    void navigate(to, { replace: true, preventScrollReset: true });
  };
  const chosen = picked.since === data ? picked.one : data.chosen;
  return { chosen, pick, coming: chosen !== data.chosen };
};

function PayForm({ data, choices }: { data: OrderPageData; choices: readonly Choice[] }) {
  const t = useTranslations('orders.overview');
  const locale = useLocale();
  const order = useForm('order');
  const { quote, code } = data.quoted;
  const clientId = useShownId(quote.client_id, order.refusal !== null);
  const { chosen, pick, coming } = usePicked(data);
  // What is pressed while the page reads itself again would be refused again.
  const isReading = useRevalidator().state !== 'idle';
  if (!chosen) return <Alert tone="warning">{t('none')}</Alert>;
  const price = formatPrice(quote.minor, quote.currency, locale);
  const toDebit = chosen.method === 'directdebit' && !chosen.stored;
  return (
    <order.Form {...order.form} className="grid gap-6">
      <input type="hidden" name="client_id" value={clientId} />
      <input type="hidden" name="package" value={quote.package.id} />
      <input type="hidden" name="of" value={data.chosen?.method} />
      <input type="hidden" name="minor" value={quote.minor} />
      <input type="hidden" name="code" value={code ?? ''} />
      <input type="hidden" name="back" value={data.back ?? ''} />
      <Methods choices={choices} chosen={chosen} onChoose={pick} />
      {order.refusal?.code !== 'confirm_first' && <ConfirmFirst />}
      <Refused order={order} price={price} minor={quote.minor} />
      <div>
        <Button type="submit" size="lg" block loading={order.busy || coming || isReading}>
          {toDebit ? t('debit') : t('pay', { price })}
        </Button>
        {!toDebit && (
          <p className="mt-3 flex justify-center gap-2 text-sm text-text-muted">
            <Icon name="lock" size="sm" />
            {chosen.stored ? t('oneTap') : t('safe')}
          </p>
        )}
      </div>
      <SmallPrint />
    </order.Form>
  );
}

/** What is bought, and how it is paid. */
export function OrderPage({ data }: { data: OrderPageData }) {
  const t = useTranslations('orders.overview');
  const { user } = useSite();
  const { quote } = data.quoted;
  const choices = choicesOf(quote);
  const here = data.method === null ? null : data.chosen;
  const packages = linkTo(
    user?.paid_user ? 'credits' : 'premium',
    {},
    { back: data.back ?? undefined },
  );
  return (
    <main id="content" className="wrap flex-1 pt-6 pb-16 max-md:pb-28 md:pt-12 md:pb-20">
      <PageTitle>{t('title')}</PageTitle>
      <div className="mx-auto max-w-256">
        <h1 className="display-md md:display-lg">{t('title')}</h1>
        <div className="mt-6 grid items-start gap-8 md:mt-10 lg:grid-cols-2 lg:gap-12">
          <section aria-labelledby="bought" className="min-w-0">
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
              <div className="grid gap-4 p-5 sm:p-8">
                <Sum of={quote} />
                <CodeForm
                  quoted={data.quoted}
                  action={addressOf(
                    { ...data, back: null },
                    here && { ...here, stored: null },
                    null,
                  )}
                  keep={{
                    kept: here?.stored ? '1' : undefined,
                    back: data.back ?? undefined,
                  }}
                  without={addressOf(data, here, null)}
                />
              </div>
            </Card>
          </section>
          <section id="pay" aria-labelledby="paid" className="min-w-0">
            <h2 id="paid" className="mb-4 display-xs">
              {t('paid')}
            </h2>
            <PayForm data={data} choices={choices} />
          </section>
        </div>
      </div>
    </main>
  );
}
