import { useFormatter, useTranslations } from 'use-intl';
import type { Found } from './search-data.ts';

/** How many people a search found, in a few words. */
export const useHeading = (): ((found: Found) => string) => {
  const t = useTranslations('people.search.heading');
  const format = useFormatter();
  return ({ numResults, more_results, criteria }) => {
    // Who looks everywhere does not look near anything.
    const place = criteria.distance === null ? null : criteria.near;
    if (numResults === null) return t('rest');
    if (more_results) {
      const count = format.number(numResults);
      return place === null ? t('many', { count }) : t('manyNear', { count, place });
    }
    const values = { count: numResults };
    return place === null ? t('some', values) : t('near', { ...values, place });
  };
};
