import { useLocale, useTranslations } from 'use-intl';
import { countryNamesIn } from '#contract/country-names.ts';
import { useDistance, useFormatter } from '#web/lib/use-formatter.ts';
import type { InterestNames } from '../interest-names.ts';
import type { FilterValue } from './filters.ts';
import type { Regions } from './search-data.ts';

type Names = { readonly interests: InterestNames; readonly regions: Regions };

/** What a wish is called in the reader’s language. */
export const useFilterLabel = ({
  interests,
  regions,
}: Names): ((filter: FilterValue) => string) => {
  const t = useTranslations('people.search.filters');
  const inUnits = useDistance();
  const attributes = useTranslations('people.attributes');
  const format = useFormatter();
  const locale = useLocale();
  return (filter) => {
    switch (filter.kind) {
      case 'gender':
        return format.list(filter.genders.map((gender) => t(`sought.${gender}`)));
      case 'age':
        return t('ages', { min: String(filter.min), max: String(filter.max) });
      case 'distance':
        return t('within', { distance: inUnits(filter.km) });
      case 'country':
        return countryNamesIn(locale).of(filter.country) ?? filter.country;
      case 'region':
        return regions.find(({ code }) => code === filter.region)?.name ?? filter.region;
      case 'flag':
        return t(filter.flag);
      case 'interest':
        return interests[filter.interest] ?? filter.interest;
      case 'attribute': {
        // The values of each attribute have their texts under its name.
        const names = filter.values.map((value) => attributes(`${filter.name}.${value}` as never));
        return format.list(names, { type: 'disjunction' });
      }
    }
  };
};
