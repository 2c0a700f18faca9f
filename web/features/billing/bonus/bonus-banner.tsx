import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { limits } from '#contract/limits.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { formatDuration } from '#web/ui/format-duration.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { usePayLink } from '#web/features/site/pay-link.ts';
import { routeNameOf } from '#web/features/site/rules/route-name.ts';
import type { UserView } from '#contract/accounts/user.ts';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { isMembersArea, offerEnd } from '../rules/bonus.ts';
import { useBonus } from './use-bonus.ts';

export const bonusShare = limits.timeBonus.percent / 100;

/** How long the bonus still lasts; without scripts it could not count. */
export function BonusClock({ left, className = '' }: { left: number; className?: string }) {
  const t = useTranslations('member.bonus');
  return (
    <span
      role="timer"
      aria-label={t('left')}
      className={`font-semibold tabular-nums noscript:hidden ${className}`}
    >
      {formatDuration(left)}
    </span>
  );
}

/** Until when: a clock, unless the price goes on for days. */
function Deadline({ user, left }: { user: UserView; left: number }) {
  const t = useTranslations('member.bonus');
  const format = useFormatter();
  const end = offerEnd(user, useSite().settings);
  if (!end) return <BonusClock left={left} />;
  return (
    <span>{t('until', { date: format.dateTime(end, { day: 'numeric', month: 'long' }) })}</span>
  );
}

/** Above the members area, as long as the time bonus lasts. */
export function BonusBanner({ user }: { user: UserView }) {
  const t = useTranslations('member.bonus');
  const format = useFormatter();
  const left = useBonus();
  const route = routeNameOf(useLocation().pathname);
  const to = usePayLink('premium');
  if (left === null || !isMembersArea(route)) return null;
  const percent = format.number(bonusShare, { style: 'percent' });
  return (
    <aside
      aria-label={t('label')}
      className="bg-unread-soft text-text max-md:group-has-data-immersive/frame:hidden"
    >
      <div className="wrap flex min-h-12 items-center gap-2 py-1 text-sm sm:gap-3">
        <Icon name="gift" size="sm" className="max-sm:hidden" />
        <p className="min-w-0 flex-1">
          <strong className="text-xs hyphens-auto sm:hidden">{t('welcome', { percent })}</strong>
          <span className="max-sm:hidden">
            {t.rich('banner', { percent, b: (chunks) => <strong>{chunks}</strong> })}
          </span>
        </p>
        <Deadline user={user} left={left} />
        {route !== 'premium' && (
          <ButtonLink to={to} size="sm" variant="dark" className="shrink-0">
            {t('see')}
          </ButtonLink>
        )}
      </div>
    </aside>
  );
}
