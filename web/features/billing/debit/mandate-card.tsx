import { useTranslations } from 'use-intl';
import type { MandateView } from '#contract/billing/debits.ts';
import type { useForm } from '#web/lib/use-form.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { MethodIcons } from '../order/method-name.tsx';
import { SmallPrint } from '../order/small-print.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { useBankDay } from '../order/use-bank-day.ts';
import type { DebitData, DebitOrder } from './page-data.ts';
import { PAY_FORM } from './page-data.ts';

/** One tap, and the account that is known already is debited. */
function OneTap({ data, order }: { data: DebitOrder; order: ReturnType<typeof useForm> }) {
  const t = useTranslations('orders.debit');
  const { quote, code } = data.quoted;
  const { collect_on, confirmed_by } = data.debit;
  const { settings } = useSite();
  const dayOf = useBankDay();
  const isLater = settings.direct_debit_credits === 'when_collected';
  return (
    <order.Form {...order.form} id={PAY_FORM} className="grid gap-5">
      <input type="hidden" name="intent" value="order" />
      <input type="hidden" name="client_id" value={quote.client_id} />
      <input type="hidden" name="package" value={quote.package.id} />
      <input type="hidden" name="minor" value={quote.minor} />
      <input type="hidden" name="code" value={code ?? ''} />
      <input type="hidden" name="method" value="kept-directdebit" />
      <input type="hidden" name="back" value={data.back ?? ''} />
      <p>
        {t('collectedOn', { date: dayOf(collect_on) })}{' '}
        {isLater && t('creditsLater', { date: dayOf(confirmed_by) })}
      </p>
      <SmallPrint method="directdebit" />
    </order.Form>
  );
}

function RevokeForm({ revoking }: { revoking: ReturnType<typeof useForm> }) {
  const t = useTranslations('orders.debit');
  const { Form, form, busy, message } = revoking;
  return (
    <Disclosure title={t('revoke')} className="border-t border-b-0">
      <Form {...form} className="grid justify-items-start gap-4">
        <input type="hidden" name="intent" value="revoke" />
        <p>{t('revokeText')}</p>
        {message && <Alert tone="danger">{message}</Alert>}
        <Button type="submit" variant="line" loading={busy}>
          {t('revokeConfirm')}
        </Button>
      </Form>
    </Disclosure>
  );
}

interface Props {
  readonly mandate: MandateView;
  readonly data: DebitData;
  readonly order: ReturnType<typeof useForm>;
  readonly revoking: ReturnType<typeof useForm>;
  /** Whether it can be paid with now. */
  readonly usable: boolean;
}

/** The mandate that the member has given: what it can do, and how it ends. */
export function MandateCard({ mandate, data, order, revoking, usable }: Props) {
  const t = useTranslations('orders.debit');
  const format = useFormatter();
  const date = format.dateTime(new Date(mandate.signed_at), { dateStyle: 'long' });
  const { quoted } = data;
  return (
    <Card asChild padding="lg">
      <section aria-labelledby="mandate" className="grid gap-5">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h2 id="mandate" className="display-xs">
              {t('existing')}
            </h2>
            <p className="mt-2 text-lg font-semibold wrap-anywhere tabular-nums">{mandate.iban}</p>
            <p className="mt-1 text-sm text-text-muted">
              {t('existingText', { holder: mandate.holder, date, reference: mandate.reference })}
            </p>
          </div>
          <MethodIcons method="directdebit" />
        </div>
        {usable && quoted && <OneTap data={{ ...data, quoted }} order={order} />}
        <RevokeForm revoking={revoking} />
      </section>
    </Card>
  );
}
