import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { UserView } from '#contract/accounts/user.ts';
import { useSmartphone } from '#web/lib/smartphone.ts';
import { useRefusal } from '#web/lib/use-refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { OpenLetter } from '#web/ui/drawings/open-letter.tsx';
import { routeNameOf } from '#web/features/site/rules/route-name.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { useReminder } from '#web/features/site/use-reminder.ts';
import { ActivationAlert, confirmEmailPage } from './activation-alert.tsx';
import { chooseActivationReminder } from './rules/activation-reminder.ts';
import { useResendActivation } from './use-resend-activation.ts';

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
  const fromApi = useSearchParams()[0].has('api_signup_complete');
  const smartphone = useSmartphone(fromApi);
  const resending = useResendActivation();
  const { busy, sentAt, refusal, resend } = resending;
  const { message } = useRefusal(refusal);
  const route = routeNameOf(useLocation().pathname);
  const facts = { user, fromApi, smartphone, route, closedAt, now: now ?? 0 };
  const kind = chooseActivationReminder(facts);
  if (kind === null) return null;
  if (kind === 'alert') {
    const reminder = (
      <ActivationAlert
        key="activation"
        resending={resending}
        // A phone shows the sheet in place of it, as soon as it is known to be one.
        className={fromApi ? 'smartphone:hidden' : undefined}
        onDismiss={dismiss}
        dismissLabel={alerts('dismiss')}
        short={{ text: t('title'), to: confirmEmailPage }}
      >
        <strong>{t('title')}. </strong>
        {t('text')}
      </ActivationAlert>
    );
    return { kind, reminder };
  }
  const done = sentAt !== null && !message;
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
            {t('done')}
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
      <p role="status">{message ?? t(done ? 'sent' : 'text')}</p>
      <p className="mt-3">
        <TextLink to={confirmEmailPage}>{t('wrong')}</TextLink>
      </p>
    </Modal>
  );
  return { kind, reminder };
};
