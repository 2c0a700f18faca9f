import { useTranslations } from 'use-intl';
import { useDistance } from '../../../lib/use-formatter.ts';
import type { Wider } from './filters.ts';

/** What a way to find more people is called. */
export const useWiderLabel = (): ((way: Wider) => string) => {
  const t = useTranslations('people.search.empty');
  const inUnits = useDistance();
  return (way) => {
    if (way.kind === 'farther') return t('farther', { distance: inUnits(way.km) });
    if (way.kind === 'ages') return t('ages', { min: String(way.min), max: String(way.max) });
    return t(way.kind);
  };
};
