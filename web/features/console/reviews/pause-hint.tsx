import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { consoleLimits } from '#contract/console/limits.ts';
import { ConsoleButton } from '../console-button.tsx';

const { pauseAfter, pauseMinutes } = consoleLimits.reviews;

/** Suggests a rest to whoever has looked at many pictures, or for long. */
export function PauseHint({ count }: { count: number }) {
  const t = useTranslations('console.reviews.pause');
  const [isLong, setLong] = useState(false);
  const [closedAt, setClosedAt] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), pauseMinutes * 60_000);
    return () => clearTimeout(timer);
  }, [closedAt]);
  const isMany = count - closedAt >= pauseAfter;
  if (!isMany && !isLong) return null;
  const close = () => {
    setClosedAt(count);
    setLong(false);
  };
  return (
    <div className="c-pause" role="status">
      <b>{t(isMany ? 'many' : 'long', { count: count - closedAt, minutes: pauseMinutes })}</b>
      <span>{t('text')}</span>
      <ConsoleButton small onClick={close}>
        {t('close')}
      </ConsoleButton>
    </div>
  );
}
