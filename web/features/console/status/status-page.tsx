import { useTranslations } from 'use-intl';
import { consoleLimits } from '#contract/console/limits.ts';
import { ConsoleButton } from '../console-button.tsx';
import { ConsolePageBody } from '../console-frame.tsx';
import { useKeys } from '../use-keys.ts';
import { useMoment } from '../use-moment.ts';
import { FailedPanel } from './failed-panel.tsx';
import { gravestFirst, PartPanel } from './part-panel.tsx';
import type { StatusData } from './use-status.ts';
import { useStatus } from './use-status.ts';

/** How the installation does, part by part, and what to do about it. */
export function StatusPage({ loaded }: { loaded: StatusData }) {
  const t = useTranslations('console.status');
  const pages = useTranslations('console.pages');
  const moment = useMoment();
  const { status, failed, isStale, isReading, read } = useStatus(loaded);
  const refresh = () => void read();
  useKeys([{ keys: 'r', text: t('refresh'), run: refresh }]);
  const time = moment(status.now, 'clock');
  const count = (state: 'act' | 'look') =>
    status.parts.filter((part) => part.state === state).length;
  const actions = (
    <ConsoleButton icon="arrow-counter-clockwise" keys="r" busy={isReading} onClick={refresh}>
      {t('refresh')}
    </ConsoleButton>
  );
  return (
    <ConsolePageBody title={pages('status')} actions={actions}>
      <div className="c-parts">
        {isStale ? (
          <p role="alert" className="c-note c-parts__stale">
            {t('stale', { time })}
          </p>
        ) : (
          <p className="c-lead">
            <b>{t('summary', { act: count('act'), look: count('look') })}.</b>{' '}
            {t('lead', { seconds: consoleLimits.status.refreshSeconds })}{' '}
            {t('read', { time, version: status.version })}.
          </p>
        )}
        <div className="c-parts__all">
          {gravestFirst(status.parts).map((view) => (
            <PartPanel key={view.part} view={view} />
          ))}
        </div>
        <FailedPanel failed={failed} onTried={refresh} />
      </div>
    </ConsolePageBody>
  );
}
