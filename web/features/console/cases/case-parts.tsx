import { useTranslations } from 'use-intl';
import type { CaseRow } from '#contract/console/case-views.ts';
import { cx } from '#web/ui/cx.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { pictureUrl } from '../reviews/picture.tsx';
import { shareOf, urgencyOf, useDurationText } from './use-age.ts';

type Person = Pick<NonNullable<CaseRow['member']>, 'name' | 'photo'>;

/** A member's face, small; their name stands beside it. */
export function MemberAvatar({ member, size = 'xs' }: { member: Person; size?: 'xs' | 'md' }) {
  const { name, photo } = member;
  const src = photo ? pictureUrl(photo.thumb_filename) : undefined;
  return <Avatar name={name} src={src} face={photo?.face} size={size} />;
}

/** How grave a case is, as one to three bars. */
export function SeverityBars({ severity }: { severity: number }) {
  const t = useTranslations('console.cases');
  return (
    <span className={`c-severity c-severity--${severity}`}>
      <i />
      <i />
      <i />
      <span className="sr-only">{t('severity', { severity })}</span>
    </span>
  );
}

/** How long a case has waited, against its goal. */
export function CaseAge({ row, now }: { row: CaseRow; now: number }) {
  const duration = useDurationText();
  const share = shareOf(row, now);
  return (
    <span className={cx('c-age', `c-age--${urgencyOf(share)}`)}>
      <i aria-hidden>
        <i style={{ width: `${Math.min(100, Math.round(share * 100))}%` }} />
      </i>
      <b>{duration(now - Date.parse(row.opened_at))}</b>
    </span>
  );
}

/** What becomes of a case, or became of it. */
export function CaseState({ row }: { row: CaseRow }) {
  const t = useTranslations('console.cases');
  if (row.appeal?.state === 'open') {
    return <span className="c-status c-status--warn">{t('states.appeal')}</span>;
  }
  if (row.state === 'decided') {
    return (
      <span className="c-status">
        {row.decision ? t(`done.${row.decision}`) : t('states.decided')}
      </span>
    );
  }
  if (row.state === 'proposed') {
    return <span className="c-status c-status--warn">{t('states.proposed')}</span>;
  }
  return row.claimed_by ? (
    <span className="c-status c-status--plum">{t('states.claimed')}</span>
  ) : (
    <span className="c-status c-status--line">{t('states.open')}</span>
  );
}
