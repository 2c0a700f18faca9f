import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { useRefusal } from '#web/lib/use-refusal.ts';
import type { AlertProps } from '#web/ui/alert.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { useResendActivation } from './use-resend-activation.ts';

/** The page that waits for the mail, where the address can be corrected. */
export const confirmEmailPage = linkTo('signup', {}, { step: 'complete' });

type ActivationAlertProps = Omit<AlertProps, 'tone' | 'icon' | 'action'> & {
  resending: ReturnType<typeof useResendActivation>;
  /** Whether something was refused because of it. */
  refused?: boolean;
};

/** Says that the address is to be confirmed, and mails the link again; then it says that. */
export function ActivationAlert({
  resending: { busy, sentAt, refusal, resend },
  refused = false,
  children,
  ...rest
}: ActivationAlertProps) {
  const t = useTranslations('member.activation');
  const { message } = useRefusal(refusal);
  const done = sentAt !== null && !message;
  const tone = done ? 'success' : 'info';
  return (
    <Alert
      {...rest}
      tone={message || (refused && !done) ? 'warning' : tone}
      icon="envelope"
      action={
        !done && (
          <Button
            size="sm"
            variant="quiet"
            className="noscript:hidden"
            loading={busy}
            onClick={() => void resend()}
          >
            {t('resend')}
          </Button>
        )
      }
    >
      {message ?? (done ? t('sent') : children)}{' '}
      <TextLink to={confirmEmailPage}>{t('wrong')}</TextLink>
    </Alert>
  );
}
