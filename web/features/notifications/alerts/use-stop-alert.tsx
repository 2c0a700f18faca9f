import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import type { UserView } from '../../../../contract/accounts/user.ts';
import type { ChoicesView } from '../../../../contract/notifications/choices.ts';
import {
  notificationChoices,
  notificationChoose,
} from '../../../../contract/notifications/choices.ts';
import type { StopReason } from '../../../../contract/notifications/types.ts';
import { linkTo } from '../../../../contract/routes.ts';
import { call } from '../../../lib/call.ts';
import { useDismissal } from '../../../lib/stored.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { routeNameOf } from '../../site/rules/route-name.ts';
import { mayHaveStopped, stopToTell } from './stop-alert.ts';

const nobody = () => undefined;

/** Why mails stopped; read after the page, and only by those who may be meant. */
const useStops = (isAsked: boolean) => {
  const [stops, setStops] = useState<ChoicesView['stops']>([]);
  useEffect(() => {
    if (!isAsked) return;
    const leaving = new AbortController();
    call(notificationChoices, undefined, { signal: leaving.signal })
      .then((choices) => setStops(choices.stops))
      .catch(nobody);
    return () => leaving.abort();
  }, [isAsked]);
  const forget = (reason: StopReason) =>
    setStops((before) => before.filter((stop) => stop.reason !== reason));
  return { stops: isAsked ? stops : [], forget };
};

/** Tells a member that mails stopped, why, and how they come again. */
export const useStopAlert = (user: UserView) => {
  const t = useTranslations('member.mailStops');
  const alerts = useTranslations('member.alerts');
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  // Each member of a shared device decides for themselves.
  const [dismissedAt, dismiss] = useDismissal(`mail-stops:${user.id}`);
  const route = routeNameOf(useLocation().pathname);
  const { stops, forget } = useStops(mayHaveStopped(user.notifications_disabled, route));
  const stop = dismissedAt === undefined ? null : stopToTell(stops, dismissedAt);
  if (!stop) return null;

  const resume = async (reason: StopReason) => {
    setState('sending');
    try {
      await call(notificationChoose, { body: { resume: reason } });
      forget(reason);
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
      action={
        stop.reason === 'bounce' ? (
          <ButtonLink to={`${linkTo('notifications')}#notifications`} size="sm" variant="quiet">
            {t('look')}
          </ButtonLink>
        ) : (
          <Button
            size="sm"
            variant="quiet"
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
