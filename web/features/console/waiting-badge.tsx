import { useTranslations } from 'use-intl';
import { cx } from '#web/ui/cx.ts';
import type { Backlog } from './use-backlogs.ts';

/** How much waits behind a page; what has waited too long is told apart. */
export function WaitingBadge({ backlog }: { backlog: Backlog | undefined }) {
  const t = useTranslations('console.frame');
  if (!backlog || backlog.waiting === 0) return null;
  const { waiting, isLate } = backlog;
  return (
    <em className={cx('c-waiting', isLate && 'c-waiting--late')}>
      {waiting}
      <span className="sr-only"> {t(isLate ? 'waitingLate' : 'waiting')}</span>
    </em>
  );
}
