import { useTranslations } from 'use-intl';
import { useFormatter } from '#web/lib/use-formatter.ts';
import type { SearchAnswer } from './search-data.ts';

interface HeadingTools {
  readonly t: ReturnType<typeof useTranslations<'people.search.heading'>>;
  readonly format: Pick<ReturnType<typeof useFormatter>, 'number'>;
}

const peopleText = (
  { t, format }: HeadingTools,
  numResults: number,
  found: SearchAnswer,
): string => {
  const { more_results, criteria } = found;
  // Who looks everywhere does not look near anything.
  const place = criteria.distance === null ? null : criteria.near;
  if (more_results) {
    const count = format.number(numResults);
    return place === null ? t('many', { count }) : t('manyNear', { count, place });
  }
  const values = { count: numResults };
  return place === null ? t('some', values) : t('near', { ...values, place });
};

/** How many people a search found, in a few words; those who do not exist are counted apart. */
export const headingOf = (words: HeadingTools, found: SearchAnswer): string => {
  const { t } = words;
  const { numResults, more_results, fictional_results: fictional } = found;
  if (numResults === null) return t('rest');
  const people = peopleText(words, numResults, found);
  // Where nobody exists the list itself says what it has instead.
  if (!fictional || numResults === 0) return people;
  return more_results
    ? t('withSomeFictional', { people })
    : t('withFictional', { people, count: fictional });
};

/** The same in a component. */
export const useHeading = (): ((found: SearchAnswer) => string) => {
  const t = useTranslations('people.search.heading');
  const format = useFormatter();
  return (found) => headingOf({ t, format }, found);
};
