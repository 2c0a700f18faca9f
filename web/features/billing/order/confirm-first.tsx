import { useTranslations } from 'use-intl';
import { linkTo } from '../../../../contract/routes.ts';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useResend } from '../../accounts/use-resend.ts';
import { useSite } from '../../site/site-context.ts';

/** Told before the button: who has not confirmed the address cannot pay yet, and can get the link. */
export function ConfirmFirst({ refused = false }: { refused?: boolean }) {
  const t = useTranslations('orders.overview');
  const activation = useTranslations('member.activation');
  const { user } = useSite();
  const { busy, sentAt, refusal, resend } = useResend();
  const { message } = useRefusal(refusal);
  if (user?.status !== 'not_confirmed') return null;
  const done = sentAt !== null && !message;
  const tone = done ? 'success' : 'info';
  return (
    <Alert
      tone={message || (refused && !done) ? 'warning' : tone}
      role={refused ? 'alert' : 'status'}
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
            {activation('resend')}
          </Button>
        )
      }
    >
      {message ?? (done ? activation('sent') : t('confirmFirst'))}{' '}
      <TextLink to={linkTo('signup', {}, { step: 'complete' })}>{activation('wrong')}</TextLink>
    </Alert>
  );
}
