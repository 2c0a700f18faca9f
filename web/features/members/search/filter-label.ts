import { useLocale, useTranslations } from 'use-intl';
import { useDistance, useFormatter } from '../../../lib/use-formatter.ts';
import type { InterestNames } from '../interest-names.ts';
import type { Wish } from './filters.ts';
import type { Regions } from './search-data.ts';

type Names = { readonly interests: InterestNames; readonly regions: Regions };

/** What a wish is called in the reader’s language. */
export const useFilterLabel = ({ interests, regions }: Names): ((wish: Wish) => string) => {
  const t = useTranslations('people.search.filters');
  const inUnits = useDistance();
  const attributes = useTranslations('people.attributes');
  const format = useFormatter();
  const locale = useLocale();
  return (wish) => {
    switch (wish.kind) {
      case 'gender':
        return format.list(wish.genders.map((gender) => t(`sought.${gender}`)));
      case 'age':
        return t('ages', { min: String(wish.min), max: String(wish.max) });
      case 'distance':
        return t('within', { distance: inUnits(wish.km) });
      case 'country':
        return new Intl.DisplayNames(locale, { type: 'region' }).of(wish.country) ?? wish.country;
      case 'region':
        return regions.find(({ code }) => code === wish.region)?.name ?? wish.region;
      case 'flag':
        return t(wish.flag);
      case 'interest':
        return interests[wish.interest] ?? wish.interest;
      case 'attribute': {
        // The values of each attribute have their texts under its name.
        const words = wish.values.map((value) => attributes(`${wish.name}.${value}` as never));
        return format.list(words, { type: 'disjunction' });
      }
    }
  };
};
