import { useEffect, useRef } from 'react';
import type { SyntheticEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { OrderView } from '#contract/billing/orders.ts';
import { linkTo } from '#contract/routes.ts';
import type { FormReply } from '#web/lib/form.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatPrice } from '#web/ui/format-price.ts';
import { useSite } from '#web/features/site/site-context.ts';
import type { Refundable } from '../transactions/refund-texts.ts';
import { useRefundText } from '../transactions/refund-texts.ts';
import type { Declaration } from './declaration.ts';

/** Lets a form go once until it is answered: a second click comes before the page knows of the first. */
const useSubmitOnce = (answer: unknown) => {
  const isSent = useRef(false);
  useEffect(() => {
    isSent.current = false;
  }, [answer]);
  return (event: SyntheticEvent): void => {
    if (isSent.current) event.preventDefault();
    isSent.current = true;
  };
};

interface Props {
  readonly order: OrderView;
  readonly refundable: Refundable;
  readonly declaration: Declaration;
  readonly posted: Partial<FormReply<Declaration>> | undefined;
}

/** The second step: the words of the withdrawal, what they bring about, and the button. */
export function Confirm({ order, refundable, declaration, posted }: Props) {
  const t = useTranslations('orders');
  const format = useFormatter();
  const locale = useLocale();
  const { settings } = useSite();
  const busy = useNavigation().formData?.get('intent') === 'confirm';
  const once = useSubmitOnce(posted);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { credits, minor, money } = refundable;
  const explained = useRefundText(order, refundable);
  const changed = posted?.result?.ok === false && posted.result.refusal.code === 'refund_changed';
  // As the acknowledgement says it.
  const date = format.dateTime(new Date(order.created_at), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mb-6 display-md outline-none md:display-lg">
        {t('withdrawal.sureTitle')}
      </h1>
      <Card asChild padding="lg">
        <Form method="post" onSubmit={once} className="grid gap-5">
          {Object.entries({ ...declaration, minor, intent: 'confirm' }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {changed && (
            <Alert tone="warning" role="alert">
              {t('refund.changed')}
            </Alert>
          )}
          <blockquote className="rounded-md bg-surface-sunken p-4 wrap-anywhere sm:p-5">
            <p className="font-semibold">
              {t('withdrawal.declare', {
                credits: t('credits', { count: order.credits }),
                site: settings.name,
                date,
                number: order.number,
              })}
            </p>
            <p className="mt-2">
              {declaration.name}
              <br />
              {declaration.email}
            </p>
          </blockquote>
          <p className="max-w-measure">
            {money === 'sent_back'
              ? t('withdrawal.effect', {
                  unused: t('credits', { count: credits }),
                  price: formatPrice(minor, order.currency, locale),
                })
              : explained}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={busy}>
              {t('withdrawal.confirm')}
            </Button>
            <ButtonLink to={linkTo('withdrawal', {}, { order: order.id })} replace variant="quiet">
              {t('withdrawal.change')}
            </ButtonLink>
          </div>
        </Form>
      </Card>
    </>
  );
}
