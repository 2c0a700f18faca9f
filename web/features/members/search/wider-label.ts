import { useTranslations } from 'use-intl';
import { useDistance } from '#web/lib/use-formatter.ts';
import type { WiderSearch } from './filters.ts';

/** What a way to find more people is called. */
export const useWiderLabel = (): ((search: WiderSearch) => string) => {
  const t = useTranslations('people.search.empty');
  const inUnits = useDistance();
  return (search) => {
    if (search.kind === 'farther') return t('farther', { distance: inUnits(search.km) });
    if (search.kind === 'ages')
      return t('ages', { min: String(search.min), max: String(search.max) });
    return t(search.kind);
  };
};
