import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { UserView } from '#contract/accounts/user.ts';
import { linkTo } from '#contract/routes.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { routeNameOf } from '#web/features/site/rules/route-name.ts';
import { useReminder } from '#web/features/site/use-reminder.ts';
import { isPhotoAlertDue } from './rules/photo-alert.ts';

/** Asks a member for a photo, until told not to. */
export const usePhotoAlert = (user: UserView) => {
  const t = useTranslations('member.photoAlert');
  const alerts = useTranslations('member.alerts');
  const [dismissedAt, dismiss] = useReminder('photo');
  const route = routeNameOf(useLocation().pathname);
  const to = `${linkTo('profile')}#photos`;
  if (dismissedAt !== null || !isPhotoAlertDue(user, route)) return null;
  return (
    <Alert
      icon="camera"
      onDismiss={dismiss}
      dismissLabel={alerts('dismiss')}
      short={{ text: t('add'), to }}
      action={
        <ButtonLink to={to} size="sm" variant="quiet">
          {t('add')}
        </ButtonLink>
      }
    >
      {t('text')}
    </Alert>
  );
};
