import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

/** The time as the server told it with the page, and by this device from then on; in milliseconds. */
export const useNow = (loadedAt: number): number => {
  const [now, setNow] = useState(loadedAt);
  useEffect(() => {
    const tell = () => setNow(Date.now());
    tell();
    const timer = setInterval(tell, 15_000);
    return () => clearInterval(timer);
  }, []);
  return now;
};

/** A length of time in two units: `58 m`, `5 h 12 m`, `3 d 2 h`. */
export const useDurationText = (): ((ms: number) => string) => {
  const t = useTranslations('console.cases.duration');
  return (ms) => {
    const minutes = Math.max(0, Math.floor(ms / 60_000));
    const hours = Math.floor(minutes / 60);
    const days = Math.floor(hours / 24);
    if (days > 1) return t('days', { days, hours: hours % 24 });
    return hours > 0 ? t('hours', { hours, minutes: minutes % 60 }) : t('minutes', { minutes });
  };
};

interface Waiting {
  readonly opened_at: string;
  readonly due_at: string;
}

/** How much of the time until the goal has passed: 1 is all of it. */
export const shareOf = ({ opened_at: opened, due_at: due }: Waiting, now: number): number =>
  (now - Date.parse(opened)) / Math.max(1, Date.parse(due) - Date.parse(opened));

/** From this share of the goal on an age is amber. */
const NEAR = 0.75;

export const urgencyOf = (share: number): 'over' | 'near' | 'calm' => {
  if (share > 1) return 'over';
  return share >= NEAR ? 'near' : 'calm';
};
