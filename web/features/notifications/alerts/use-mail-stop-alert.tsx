import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { notificationChoose } from '#contract/notifications/choices.ts';
import type { StopReason } from '#contract/notifications/enums.ts';
import { linkTo } from '#contract/routes.ts';
import { call } from '#web/lib/call.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { routeNameOf } from '#web/features/site/rules/route-name.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { useReminder } from '#web/features/site/use-reminder.ts';
import { mailStopToShow } from './mail-stop-alert.ts';

/** Tells a member that mails stopped, why, and how they come again. */
export const useMailStopAlert = () => {
  const t = useTranslations('member.mailStops');
  const alerts = useTranslations('member.alerts');
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const { mailStops } = useSite();
  const [dismissedAt, dismiss] = useReminder('mail_stops');
  const route = routeNameOf(useLocation().pathname);
  const stop = mailStopToShow(mailStops, dismissedAt, route);
  if (!stop) return null;
  const to = `${linkTo('notifications')}#notifications`;

  const resume = async (reason: StopReason) => {
    setState('sending');
    try {
      await call(notificationChoose, { body: { resume: reason } });
      await revalidate();
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <Alert
      tone="warning"
      icon="envelope"
      onDismiss={dismiss}
      dismissLabel={alerts('dismiss')}
      short={{ text: t('short'), to }}
      action={
        stop.reason === 'bounce' ? (
          <ButtonLink to={to} size="sm" variant="quiet">
            {t('look')}
          </ButtonLink>
        ) : (
          <Button
            size="sm"
            variant="quiet"
            className="noscript:hidden"
            loading={state === 'sending'}
            onClick={() => void resume(stop.reason)}
          >
            {t('resume')}
          </Button>
        )
      }
    >
      {state === 'failed' ? t('failed') : t(stop.reason)}
    </Alert>
  );
};
