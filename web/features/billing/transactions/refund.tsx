import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OrderView } from '#contract/billing/orders.ts';
import { linkTo } from '#contract/routes.ts';
import { useHydrated } from '#web/lib/hydrated.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { useTimeZone } from '#web/lib/use-time-zone.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Modal } from '#web/ui/modal.tsx';
import type { Refundable } from './refund-texts.ts';
import { useRefundText, useRefundAmounts } from './refund-texts.ts';

interface Props {
  readonly order: OrderView;
  readonly refundable: Refundable;
}

/** The second of two clicks: what exactly goes back, and the button. */
function ConfirmRefund({
  order,
  refundable,
  returning,
}: Props & { returning: ReturnType<typeof useForm> }) {
  const t = useTranslations('orders.refund');
  const { revalidate } = useRevalidator();
  const { Form, form, busy, refusal, message } = returning;
  const explain = useRefundText(order, refundable);
  const changed = refusal?.code === 'refund_changed';
  useEffect(() => {
    if (changed) void revalidate();
  }, [changed, refusal, revalidate]);
  return (
    <Form {...form} className="grid gap-5">
      <input type="hidden" name="intent" value="refund" />
      <input type="hidden" name="minor" value={refundable.minor} />
      <p className="max-w-measure">
        {explain} {t('left')}
      </p>
      {changed && (
        <Alert tone="warning" role="alert">
          {t('changed')}
        </Alert>
      )}
      {message && !changed && <Alert tone="danger">{message}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={busy}>
          {t('confirm')}
        </Button>
        <ButtonLink
          to={linkTo('transactions-id', { id: order.id })}
          replace
          preventScrollReset
          variant="quiet"
        >
          {t('cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
}

/** The way out as long as there are no credits that could be returned. */
export function WithdrawalCard({ order: { id } }: Pick<Props, 'order'>) {
  const t = useTranslations('orders.withdrawal');
  return (
    <Card asChild padding="lg">
      <section aria-labelledby="withdraw">
        <h2 id="withdraw" className="display-xs">
          {t('title')}
        </h2>
        <p className="mt-2 max-w-measure text-text-muted">{t('lead')}</p>
        <ButtonLink to={linkTo('withdrawal', {}, { order: id })} variant="line" className="mt-5">
          {t('title')}
        </ButtonLink>
      </section>
    </Card>
  );
}

/** Credits that can be returned: asked for in the address, so that it works without scripts too. */
export function Refund({ order, refundable, open }: Props & { open: boolean }) {
  const t = useTranslations('orders.refund');
  const format = useFormatter();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const timeZone = useTimeZone();
  const returning = useForm('refund');
  const debits = useTranslations('orders.collection');
  const amounts = useRefundAmounts(order, refundable);
  const date = format.dateTime(new Date(refundable.until), { dateStyle: 'long', timeZone });
  const confirm = <ConfirmRefund order={order} refundable={refundable} returning={returning} />;
  return (
    <Card asChild padding="lg">
      <section id="return" aria-labelledby="return-title">
        <h2 id="return-title" className="display-xs">
          {open && !hydrated ? t('sure', amounts) : t('title')}
        </h2>
        {open && !hydrated ? (
          <div className="mt-4">{confirm}</div>
        ) : (
          <>
            <p className="mt-2 max-w-measure text-text-muted">
              {refundable.money === 'not_collected'
                ? debits('refundFirst', { date })
                : t('text', { ...amounts, date })}
            </p>
            <ButtonLink
              to={linkTo('transactions-id', { id: order.id }, { return: 1 })}
              preventScrollReset
              variant="line"
              className="mt-5"
            >
              {t('ask', amounts)}
            </ButtonLink>
          </>
        )}
        <Modal
          open={open && hydrated}
          title={t('sure', amounts)}
          closeLabel={t('close')}
          onClose={() =>
            void navigate(linkTo('transactions-id', { id: order.id }), {
              replace: true,
              preventScrollReset: true,
            })
          }
        >
          {confirm}
        </Modal>
      </section>
    </Card>
  );
}
