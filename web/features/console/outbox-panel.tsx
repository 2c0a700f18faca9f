import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#web/lib/use-refusal.ts';
import { useStore } from '#web/lib/use-store.ts';
import { ConsoleButton } from './console-button.tsx';
import { ConsoleIcon } from './icons/console-icon.tsx';
import type { Deed } from './outbox.ts';
import { outbox } from './outbox.ts';
import type { RejectionReason } from './reviews/reasons.ts';
import { StaffInitials } from './staff-initials.tsx';
import { useMoment } from './use-moment.ts';

/** What somebody did, in words. */
const useDeedText = () => {
  const t = useTranslations('console');
  return ({ what, about, reason }: Deed): string =>
    what === 'reject'
      ? t('outbox.reject', {
          name: about,
          reason: t(`reviews.reasons.${reason as RejectionReason}.name`),
        })
      : t(`outbox.${what}`, { name: about });
};

/** Follows the network, and keeps whoever leaves from losing what waits. */
const useNetwork = (): void => {
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => {
      if (outbox.state.get().waiting.length > 0) event.preventDefault();
    };
    if (!navigator.onLine) outbox.lose();
    addEventListener('online', outbox.resume);
    addEventListener('offline', outbox.lose);
    addEventListener('beforeunload', leave);
    return () => {
      removeEventListener('online', outbox.resume);
      removeEventListener('offline', outbox.lose);
      removeEventListener('beforeunload', leave);
    };
  }, []);
};

/** What came too late: somebody else’s decision stands. */
function Refusals() {
  const t = useTranslations('console.outbox');
  const deedText = useDeedText();
  const errorText = useErrorText();
  const { refused } = useStore(outbox.state);
  return refused.map(({ key, deed, answer }) => {
    const name = answer.values?.['name'];
    return (
      <section key={key} className="c-panel c-conflict" role="alert" aria-label={t('tooLate')}>
        <div className="c-conflict__who">
          {name !== undefined && <StaffInitials name={String(name)} />}
          <b>{errorText(answer)}</b>
        </div>
        <div className="c-conflict__both">
          <div className="c-conflict__own">
            <small>{t('yours')}</small>
            <b>{deedText(deed)}</b>
            {deed.text !== undefined && <p>{deed.text}</p>}
          </div>
        </div>
        <div className="c-row">
          <ConsoleButton onClick={() => outbox.dismiss(key)}>{t('leave')}</ConsoleButton>
        </div>
      </section>
    );
  });
}

/** Without a connection: what waits to be sent. And what came too late. */
export function OutboxPanel() {
  const t = useTranslations('console.outbox');
  const deedText = useDeedText();
  const moment = useMoment();
  const { lostAt, waiting, refused } = useStore(outbox.state);
  useNetwork();
  if (lostAt === null && refused.length === 0) return null;
  return (
    <div className="c-outbox">
      {lostAt !== null && (
        // Closed at first: what is worked on stays where it is while the list grows.
        <details>
          <summary>
            <ConsoleIcon name="wifi-slash" />
            <span role="status">
              <b>{t('lost', { time: moment(new Date(lostAt).toISOString(), 'time') })}</b>{' '}
              {t('waiting', { count: waiting.length })}
            </span>
            <ConsoleIcon name="caret-down" />
          </summary>
          <ol aria-label={t('title')}>
            {waiting.map(({ key, deed, at }) => (
              <li key={key}>
                <ConsoleIcon name="clock-counter-clockwise" />
                <span>{deedText(deed)}</span>
                <time>{moment(new Date(at).toISOString(), 'clock')}</time>
              </li>
            ))}
          </ol>
        </details>
      )}
      <Refusals />
    </div>
  );
}
