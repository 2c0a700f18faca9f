import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { UserView } from '#contract/accounts/user.ts';
import { useActivationReminder } from '#web/features/accounts/activation-reminder.tsx';
import { bonusLeft, isMembersArea } from '#web/features/billing/rules/bonus.ts';
import { usePhotoAlert } from '#web/features/members/photo-alert.tsx';
import { routeNameOf } from '#web/features/site/rules/route-name.ts';
import { useSite } from '#web/features/site/site-context.ts';
import type { Notice } from './notice.ts';
import { noticeOn } from './notice.ts';
import { useMailStopAlert } from './use-mail-stop-alert.tsx';

/**
 * The one thing that a member is told above a page, and in the server's: nothing comes later. The
 * banner of the welcome offer is made by whoever changes less often, since it comes to life last.
 */
export function MemberAlerts({ user, banner }: { user: UserView; banner: ReactNode }) {
  const t = useTranslations('member.alerts');
  const { now } = useSite();
  const route = routeNameOf(useLocation().pathname);
  const activation = useActivationReminder(user);
  const alerts: Readonly<Record<Exclude<Notice, 'bonus'>, ReactNode>> = {
    activation: activation?.kind === 'alert' ? activation.reminder : null,
    mail_stops: useMailStopAlert(),
    photo: usePhotoAlert(user),
  };
  const notice = noticeOn(route, {
    activation: alerts.activation !== null,
    mail_stops: alerts.mail_stops !== null,
    bonus: now !== null && bonusLeft(user, now) !== null && isMembersArea(route),
    photo: alerts.photo !== null,
  });
  return (
    <>
      {activation?.kind === 'modal' && activation.reminder}
      {notice !== null && (
        // What lies over the page waits for it to be gone.
        <div data-notice>
          {notice === 'bonus' ? (
            banner
          ) : (
            <section aria-label={t('label')} className="wrap py-2">
              {alerts[notice]}
            </section>
          )}
        </div>
      )}
    </>
  );
}
