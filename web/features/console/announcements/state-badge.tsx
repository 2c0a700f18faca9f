import { useTranslations } from 'use-intl';
import type { AnnouncementState } from '#contract/console/announcement-views.ts';
import { cx } from '#web/ui/cx.ts';

const looks: Readonly<Record<AnnouncementState, string>> = {
  draft: 'c-status--line',
  scheduled: 'c-status--plum',
  sending: 'c-status--warn',
  paused: 'c-status--bad',
  stopped: '',
  done: 'c-status--ok',
};

/** Where an announcement stands. */
export function StateBadge({ state }: { state: AnnouncementState }) {
  const t = useTranslations('console.announcements.states');
  return <span className={cx('c-status', looks[state])}>{t(state)}</span>;
}
