import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { useForm } from '../../../lib/use-form.ts';
import { Alert } from '../../../ui/alert.tsx';
import type { ReactNode } from 'react';

interface Props {
  readonly order: Pick<ReturnType<typeof useForm>, 'refusal' | 'message' | 'typed'>;
  /** The price by now, as it is shown and in minor units. */
  readonly price: string;
  readonly minor: number;
  readonly action?: ReactNode;
}

/** Why an order was not taken. If the page was no longer true, it is read anew and asks again. */
export function Refused({ order, price, minor, action }: Props) {
  const t = useTranslations('orders.overview');
  const { refusal, message, typed } = order;
  const { revalidate } = useRevalidator();
  const changed = refusal?.code === 'price_changed';
  useEffect(() => {
    if (changed) void revalidate();
  }, [changed, refusal, revalidate]);
  if (changed) {
    return (
      <Alert tone="warning" role="alert">
        {Number(typed['minor']) === minor ? t('stale') : t('changed', { price })}
      </Alert>
    );
  }
  return (
    message && (
      <Alert tone="danger" action={action}>
        {message}
      </Alert>
    )
  );
}
