import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { UserView } from '../../../../contract/accounts/user.ts';
import type { Reminder } from '../../../../contract/reminders.ts';
import { reminders } from '../../../../contract/reminders.ts';
import { AlertStack } from '../../../ui/alert.tsx';
import { useActivationReminder } from '../../accounts/activation-reminder.tsx';
import { usePhotoAlert } from '../../members/photo-alert.tsx';
import { useStopAlert } from './use-stop-alert.tsx';

/** What a member is reminded of, above every page and in the server's: nothing comes later. */
export function MemberAlerts({ user }: { user: UserView }) {
  const t = useTranslations('member.alerts');
  const activation = useActivationReminder(user);
  const due: Readonly<Record<Reminder, ReactNode>> = {
    activation: activation?.kind === 'alert' ? activation.reminder : null,
    mail_stops: useStopAlert(),
    photo: usePhotoAlert(user),
  };
  return (
    <>
      {activation?.kind === 'modal' && activation.reminder}
      <AlertStack label={t('label')} className="wrap py-2">
        {reminders
          .filter((name) => due[name] !== null)
          .map((name) => (
            <Fragment key={name}>{due[name]}</Fragment>
          ))}
      </AlertStack>
    </>
  );
}
