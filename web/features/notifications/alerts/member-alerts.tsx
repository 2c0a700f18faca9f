import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { UserView } from '../../../../contract/accounts/user.ts';
import { AlertStack } from '../../../ui/alert.tsx';
import { useActivationReminder } from '../../accounts/activation-reminder.tsx';
import { usePhotoAlert } from '../../members/photo-alert.tsx';
import { usePushAlert } from '../push/use-push-alert.tsx';
import type { AlertKind } from './shown-alerts.ts';
import { shownAlerts } from './shown-alerts.ts';
import { useStopAlert } from './use-stop-alert.tsx';

/** What a member is reminded of, above every page; the most important first. */
export function MemberAlerts({ user }: { user: UserView }) {
  const t = useTranslations('member.alerts');
  const activation = useActivationReminder(user);
  const due: Readonly<Record<AlertKind, ReactNode>> = {
    activation: activation?.kind === 'alert' ? activation.reminder : null,
    disabled: useStopAlert(user),
    photo: usePhotoAlert(user),
    push: usePushAlert(user),
  };
  const shown = shownAlerts({
    activation: due.activation !== null,
    disabled: due.disabled !== null,
    photo: due.photo !== null,
    push: due.push !== null,
  });
  return (
    <>
      {activation?.kind === 'modal' && activation.reminder}
      <AlertStack label={t('label')} className="wrap py-2">
        {shown.map((kind) => (
          <Fragment key={kind}>{due[kind]}</Fragment>
        ))}
      </AlertStack>
    </>
  );
}
