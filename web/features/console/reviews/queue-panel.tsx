import { useTranslations } from 'use-intl';
import { consoleLimits } from '#contract/console/limits.ts';
import { cx } from '#web/ui/cx.ts';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { StaffInitials } from '../staff-initials.tsx';
import { Picture } from './picture.tsx';
import { useNow } from './use-now.ts';
import type { Queue } from './use-waiting.ts';
import { useWaitText } from './wait-text.ts';

interface QueuePanelProps {
  readonly queue: Queue;
  /** The picture before the reader's eyes. */
  readonly current: string | undefined;
  readonly me: string;
}

/** What waits, the oldest first, and in whose hands it is. */
export function QueuePanel({ queue, current, me }: QueuePanelProps) {
  const t = useTranslations('console.reviews');
  const wait = useWaitText();
  const now = useNow();
  const { waiting, pictures, others } = queue;
  const isMore = waiting >= consoleLimits.reviews.maxCount;
  return (
    <section className="c-review__queue" aria-label={t('queue')}>
      <div className="c-review__queue-head">
        <h2>{t(isMore ? 'waitingMore' : 'waiting', { count: waiting })}</h2>
        <small>{t('oldestFirst')}</small>
      </div>
      <ol>
        {pictures.map(({ id, filename, colour, sent_at, claimed_by, two }) => {
          const holder = claimed_by && claimed_by.id !== me ? claimed_by : null;
          const waited = wait((now - Date.parse(sent_at)) / 1000);
          return (
            <li
              key={id}
              className={cx(holder && 'c-review__held')}
              aria-current={id === current || undefined}
            >
              <Picture name={filename} colour={colour} alt="" />
              {holder && (
                <span className="c-review__holder">
                  <StaffInitials name={holder.name} />
                  <span className="sr-only">{t('heldBy', { name: holder.name })}</span>
                </span>
              )}
              {two && !holder && (
                <span className="c-review__two">
                  <ConsoleIcon name="users" />
                  <span className="sr-only">{t('two.title')}</span>
                </span>
              )}
              <time dateTime={sent_at}>{waited}</time>
            </li>
          );
        })}
      </ol>
      {pictures.some(({ two }) => two) && (
        <p className="c-review__others" aria-hidden>
          <span>
            <ConsoleIcon name="users" /> {t('two.legend')}
          </span>
        </p>
      )}
      {others.length > 0 && (
        <p className="c-review__others">
          {t('alsoHere')}
          {others.map(({ id, name }) => (
            <span key={id}>
              <StaffInitials name={name} /> {name}
            </span>
          ))}
        </p>
      )}
    </section>
  );
}
