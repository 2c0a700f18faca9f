import { useTranslations } from 'use-intl';
import { consoleLimits } from '#contract/console/limits.ts';
import { cx } from '#web/ui/cx.ts';
import { useNow } from './use-now.ts';
import type { Queue } from './use-waiting.ts';
import { useWaitText } from './wait-text.ts';

/** What was done today, how long it took, and how long the oldest has waited. */
export function ReviewFigures({ queue }: { queue: Queue }) {
  const t = useTranslations('console.reviews');
  const wait = useWaitText();
  const now = useNow();
  const { today, oldest_at } = queue;
  const goal = consoleLimits.reviews.goalMinutes;
  const waited = oldest_at === null ? null : (now - Date.parse(oldest_at)) / 1000;
  return (
    <div className="c-review__figures">
      <span>{t('today', { all: today.all, own: today.own })}</span>
      {today.median_wait !== null && <span>{t('median', { wait: wait(today.median_wait) })}</span>}
      {waited !== null && (
        <span className={cx(waited > goal * 60 && 'c-review__late')}>
          {t('oldest', { wait: wait(waited), goal })}
        </span>
      )}
    </div>
  );
}
