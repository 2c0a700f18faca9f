import { useTranslations } from 'use-intl';

/** How long something has waited, as short as can be: `4 min`, `3 h`, `2 d`. */
export const useWaitText = (): ((seconds: number) => string) => {
  const t = useTranslations('console.reviews.wait');
  return (seconds) => {
    const minutes = Math.max(0, Math.round(seconds / 60));
    if (minutes < 60) return t('minutes', { count: minutes });
    const hours = Math.round(minutes / 60);
    return hours < 48 ? t('hours', { count: hours }) : t('days', { count: Math.round(hours / 24) });
  };
};
