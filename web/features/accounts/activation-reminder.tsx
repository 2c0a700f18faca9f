import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { UserView } from '../../../contract/accounts/user.ts';
import { linkTo } from '../../../contract/routes.ts';
import { useSmartphone } from '../../lib/smartphone.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { OpenLetter } from '../../ui/drawings/open-letter.tsx';
import { routeNameOf } from '../site/rules/route-name.ts';
import { useSite } from '../site/site-context.ts';
import { useReminder } from '../site/use-reminder.ts';
import { activationReminder } from './rules/activation-reminder.ts';
import { useResend } from './use-resend.ts';

/** The page that waits for the mail, where the address can be corrected. */
const waiting = linkTo('signup', {}, { step: 'complete' });

interface Reminder {
  readonly kind: 'alert' | 'modal';
  readonly reminder: ReactNode;
}

/** Reminds a member to confirm the address: a line above the page, or on a phone once a sheet. */
export const useActivationReminder = (user: UserView): Reminder | null => {
  const t = useTranslations('member.activation');
  const alerts = useTranslations('member.alerts');
  const [closedAt, dismiss] = useReminder('activation');
  const { now } = useSite();
  const smartphone = useSmartphone();
  const fromApi = useSearchParams()[0].has('api_signup_complete');
  const { busy, sentAt, refusal, resend } = useResend();
  const { message } = useRefusal(refusal);
  const route = routeNameOf(useLocation().pathname);
  const facts = { user, fromApi, smartphone, route, closedAt, now: now ?? 0 };
  const kind = activationReminder(facts);
  if (kind === null) return null;
  const done = sentAt !== null && !message;
  const said = message ?? (done ? t('sent') : t('text'));
  if (kind === 'alert') {
    const reminder = (
      <Alert
        key="activation"
        tone={message ? 'warning' : done ? 'success' : 'info'}
        icon="envelope"
        // A phone shows the sheet in place of it, as soon as it is known to be one.
        className={fromApi ? 'smartphone:hidden' : undefined}
        onDismiss={dismiss}
        dismissLabel={alerts('dismiss')}
        short={{ text: t('title'), to: waiting }}
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
        {!message && !done && <strong>{t('title')}. </strong>}
        {said} <TextLink to={waiting}>{t('wrong')}</TextLink>
      </Alert>
    );
    return { kind, reminder };
  }
  const reminder = (
    <Modal
      open
      size="sm"
      title={t('title')}
      onClose={dismiss}
      closeLabel={t('later')}
      footer={
        <div className="grid w-full gap-3">
          <Button block onClick={dismiss}>
            {t('later')}
          </Button>
          {!done && (
            <Button block variant="quiet" loading={busy} onClick={() => void resend()}>
              {t('resend')}
            </Button>
          )}
        </div>
      }
    >
      <OpenLetter className="mx-auto mb-4" />
      <p role="status">{said}</p>
      <p className="mt-3">
        <TextLink to={waiting}>{t('wrong')}</TextLink>
      </p>
    </Modal>
  );
  return { kind, reminder };
};
