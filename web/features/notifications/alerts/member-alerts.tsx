import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { UserView } from '../../../../contract/accounts/user.ts';
import type { Reminder } from '../../../../contract/reminders.ts';
import { reminders } from '../../../../contract/reminders.ts';
import type { RouteName } from '../../../../contract/routes.ts';
import { AlertStack } from '../../../ui/alert.tsx';
import { useActivationReminder } from '../../accounts/activation-reminder.tsx';
import { usePhotoAlert } from '../../members/photo-alert.tsx';
import { routeNameOf } from '../../site/rules/route-name.ts';
import { useStopAlert } from './use-stop-alert.tsx';

/** Where money is spent or asked back nothing else is talked about than what stands in its way. */
const paying: readonly (RouteName | null)[] = [
  'premium',
  'credits',
  'transactions-id',
  'withdrawal',
];

/** What a member is reminded of, above every page and in the server's: nothing comes later. */
export function MemberAlerts({ user }: { user: UserView }) {
  const t = useTranslations('member.alerts');
  const activation = useActivationReminder(user);
  const isPaying = paying.includes(routeNameOf(useLocation().pathname));
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
          .filter((name) => due[name] !== null && (name === 'activation' || !isPaying))
          .map((name) => (
            <Fragment key={name}>{due[name]}</Fragment>
          ))}
      </AlertStack>
    </>
  );
}
