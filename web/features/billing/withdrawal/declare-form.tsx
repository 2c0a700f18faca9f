import { Form, useNavigation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { OrderView } from '#contract/billing/orders.ts';
import type { FormReply } from '#web/lib/form.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { useRefusal } from '#web/lib/use-refusal.ts';
import { useTimeZone } from '#web/lib/use-time-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { formatPrice } from '#web/ui/format-price.ts';
import { Input } from '#web/ui/input.tsx';
import { RadioCard, RadioGroup } from '#web/ui/radio-group.tsx';
import type { Refundable } from '../transactions/refund-texts.ts';
import { useRefundText } from '../transactions/refund-texts.ts';
import type { WithdrawalData } from './page-data.ts';
import type { Declaration } from './declaration.ts';
import { lastDeclaration } from './declaration.ts';

/** What would come back, and how that is reckoned; of what is not collected yet, what becomes of it. */
function RefundPreview({ order, refundable }: { order: OrderView; refundable: Refundable }) {
  const t = useTranslations('orders');
  const format = useFormatter();
  const locale = useLocale();
  const explained = useRefundText(order, refundable);
  const { credits, minor, money } = refundable;
  const price = (amount: number) => formatPrice(amount, order.currency, locale);
  if (money !== 'sent_back') return <span className="mt-1 block">{explained}</span>;
  return (
    <>
      <span className="mt-1 block font-semibold">
        {t('withdrawal.back', { price: price(minor) })}
      </span>
      <span className="block">
        {t('withdrawal.sum', {
          paid: price(order.minor),
          bought: t('credits', { count: order.credits }),
          unused: format.number(credits),
        })}
      </span>
    </>
  );
}

function Orders({ data, chosen }: { data: WithdrawalData; chosen: string }) {
  const t = useTranslations('orders');
  const format = useFormatter();
  const timeZone = useTimeZone();
  const dateOf = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long', timeZone });
  return (
    <RadioGroup name="order" label={t('withdrawal.which')} defaultValue={chosen}>
      {data.orders.map((order) => (
        <RadioCard
          key={order.id}
          value={order.id}
          title={`${t('credits', { count: order.credits })}, ${dateOf(order.settled_at ?? order.created_at)}`}
          text={
            <>
              <span className="block">
                {t('order.number')}: {order.number}
              </span>
              {order.refundable && (
                <>
                  <RefundPreview order={order} refundable={order.refundable} />
                  <span className="block">
                    {t('withdrawal.until', { date: dateOf(order.refundable.until) })}
                  </span>
                </>
              )}
            </>
          }
        />
      ))}
    </RadioGroup>
  );
}

interface Props {
  readonly data: WithdrawalData;
  readonly posted: Partial<FormReply<Declaration>> | undefined;
}

/** The first step: from which purchase, as whom, and where to acknowledge it. */
export function DeclareForm({ data, posted }: Props) {
  const t = useTranslations('orders.withdrawal');
  const busy = useNavigation().state === 'submitting';
  const declaration = lastDeclaration(posted);
  const { field } = useRefusal(posted?.result?.ok === false ? posted.result.refusal : null);
  const chosenId = [declaration?.order, data.chosen].find((id) =>
    data.orders.some((order) => order.id === id),
  );
  return (
    <Card asChild padding="lg">
      <Form method="post" noValidate className="grid gap-6">
        <Orders data={data} chosen={chosenId ?? data.orders[0]?.id ?? ''} />
        {data.orders.some(({ debit }) => debit?.credited !== false) && (
          <p className="text-sm text-text-muted">{t('spent')}</p>
        )}
        <Field label={t('name')} error={field('name') ?? field('withdrawal.name')}>
          <Input
            name="name"
            autoComplete="name"
            required
            maxLength={120}
            defaultValue={declaration?.name ?? data.buyer.name}
          />
        </Field>
        <Field
          label={t('email')}
          hint={t('emailHint')}
          error={field('email') ?? field('withdrawal.email')}
        >
          <Input
            type="email"
            name="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={declaration?.email ?? data.buyer.email}
          />
        </Field>
        <Button type="submit" name="intent" value="check" loading={busy} className="sm:w-fit">
          {t('next')}
        </Button>
      </Form>
    </Card>
  );
}
