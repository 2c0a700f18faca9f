import { useTranslations } from 'use-intl';
import { ActivationAlert } from '#web/features/accounts/activation-alert.tsx';
import { useResendActivation } from '#web/features/accounts/use-resend-activation.ts';
import { useSite } from '#web/features/site/site-context.ts';

/** Told before the button: who has not confirmed the address cannot pay yet, and can get the link. */
export function ConfirmEmailAlert({ refused = false }: { refused?: boolean }) {
  const t = useTranslations('orders.overview');
  const { user } = useSite();
  const resending = useResendActivation();
  if (user?.status !== 'not_confirmed') return null;
  return (
    <ActivationAlert resending={resending} refused={refused} role={refused ? 'alert' : 'status'}>
      {t('confirmFirst')}
    </ActivationAlert>
  );
}
