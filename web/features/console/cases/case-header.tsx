import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CaseView } from '#contract/console/case-views.ts';
import { consoleLimits } from '#contract/console/limits.ts';
import { cx } from '#web/ui/cx.ts';
import { ConsoleButton, consoleButtonClass } from '../console-button.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import type { ConsoleIconName } from '../icons/names.ts';
import { CASES_PATH, COMPLAINTS_PATH } from '../pages.ts';
import { useStaff } from '../session.ts';
import { SiteName } from '../site-name.tsx';
import { useMoment } from '../use-moment.ts';
import { SeverityBars } from './case-parts.tsx';
import { severityOf } from './severity.ts';
import { shareOf, urgencyOf, useDurationText } from './use-age.ts';

/** Leads to the list that the case was opened from, or to another case of it, with the same filters. */
export const useQueueLink = (): ((id?: string) => string) => {
  const { pathname, search } = useLocation();
  const list = pathname.startsWith(COMPLAINTS_PATH) ? COMPLAINTS_PATH : CASES_PATH;
  return (id) => (id === undefined ? list : `${list}/${id}`) + search;
};

export function CaseCrumb() {
  const t = useTranslations('console.pages');
  const path = useQueueLink()();
  return (
    <>
      <Link className="c-crumb" to={path}>
        {t(path.startsWith(COMPLAINTS_PATH) ? 'complaints' : 'cases')}
      </Link>
      <ConsoleIcon name="caret-right" size="s" />
    </>
  );
}

const tones = { over: 'c-status--bad', near: 'c-status--warn', calm: 'c-status--line' } as const;

const severityTones = ['', 'c-status--line', 'c-status--warn', 'c-status--bad'] as const;

/** How grave a case is, whose, and how long it has waited. */
export function CaseFacts({ view, now }: { view: CaseView; now: number }) {
  const t = useTranslations('console.cases');
  const duration = useDurationText();
  const moment = useMoment();
  const { severity, reference, site, decided_at: decidedAt, opened_at: openedAt } = view;
  const wait = duration(now - Date.parse(openedAt));
  return (
    <div className="c-case__facts">
      <SeverityBars severity={severity} />
      <span className={cx('c-status', severityTones[severity])} aria-hidden>
        {t(`severities.${severityOf(severity)}`)}
      </span>
      <span className="c-muted">{reference}</span>
      <span className="c-muted">
        <SiteName id={site} none="" />
      </span>
      {decidedAt === null ? (
        <span className={cx('c-status', tones[urgencyOf(shareOf(view, now))])}>
          <ConsoleIcon name="clock" size="s" />
          {t('ageText', { wait, goal: consoleLimits.cases.goalHours })}
        </span>
      ) : (
        <span className="c-status c-status--ok">{t('decidedAt', { time: moment(decidedAt) })}</span>
      )}
    </div>
  );
}

/** The way to the case before or after. */
function Step({ to, icon, label }: { to: string | null; icon: ConsoleIconName; label: string }) {
  const link = useQueueLink();
  const className = cx(consoleButtonClass({ small: true }), 'c-button--icon');
  if (to === null) {
    return (
      <button type="button" className={className} disabled>
        <ConsoleIcon name={icon} />
        <span className="sr-only">{label}</span>
      </button>
    );
  }
  return (
    <Link className={className} to={link(to)}>
      <ConsoleIcon name={icon} />
      <span className="sr-only">{label}</span>
    </Link>
  );
}

interface CaseActionsProps {
  readonly view: CaseView;
  readonly busy: boolean;
  readonly onClaim: () => void;
  readonly onRelease: () => void;
}

/** Who has the case, taking it or letting it go, and the ones beside it. */
export function CaseActions({ view, busy, onClaim, onRelease }: CaseActionsProps) {
  const t = useTranslations('console.case');
  const { id: me } = useStaff();
  const moment = useMoment();
  const { claimed_by: holder, claimed_until: until, state } = view;
  const isMine = holder?.id === me;
  return (
    <div className="c-case__actions">
      {holder && (
        <span className="c-status c-status--plum">
          <ConsoleIcon name="hand-grabbing" size="s" />
          {isMine
            ? t('yours')
            : t('held', { name: holder.name, time: until ? moment(until, 'time') : '' })}
        </span>
      )}
      {!holder && (
        <ConsoleButton small online icon="hand-grabbing" keys="c" busy={busy} onClick={onClaim}>
          {t(state === 'decided' ? 'claimNext' : 'claim')}
        </ConsoleButton>
      )}
      {state !== 'decided' && isMine && (
        <ConsoleButton small online keys="l" busy={busy} onClick={onRelease}>
          {t('release')}
        </ConsoleButton>
      )}
      <span className="c-case__line" />
      <Step to={view.previous} icon="caret-up" label={t('previous')} />
      <Step to={view.next} icon="caret-down" label={t('next')} />
    </div>
  );
}
