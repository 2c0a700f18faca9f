import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { countryNamesIn } from '#contract/country-names.ts';
import { limits } from '#contract/limits.ts';
import type { SearchQuery } from '#contract/members/search.ts';
import { linkTo } from '#contract/routes.ts';
import { useDistance } from '#web/lib/use-formatter.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { isSearchable } from './filters.ts';
import type { Criteria } from './filters.ts';
import type { Regions } from './search-data.ts';

type FilterPlaceProps = {
  query: SearchQuery;
  criteria: Criteria;
  regionsOf: (country: string) => Regions;
};

function Distance({ criteria }: { criteria: Criteria }) {
  const t = useTranslations('people.search.filters');
  const inUnits = useDistance();
  const { user } = useSite();
  if (criteria.near === null) {
    const link = (chunks: ReactNode) => (
      <TextLink to={`${linkTo('profile')}#place`}>{chunks}</TextLink>
    );
    return user && <p className="text-sm text-text-muted">{t.rich('noPlace', { link })}</p>;
  }
  return (
    <Field label={t('distance')}>
      <Select name="distance" defaultValue={String(criteria.distance ?? 0)}>
        {limits.searchDistances.map((km) => (
          <option key={km} value={km}>
            {t('within', { distance: inUnits(km) })}
          </option>
        ))}
        <option value="0">{t('everywhere')}</option>
      </Select>
    </Field>
  );
}

/** How far away, and in which country and region. */
export function FilterPlace({ query, criteria, regionsOf }: FilterPlaceProps) {
  const t = useTranslations('people.search.filters');
  const locale = useLocale();
  const { settings } = useSite();
  const [country, setCountry] = useState(query.country ?? '');
  const regions = regionsOf(country);
  if (!isSearchable(settings, 'location')) return null;
  const names = countryNamesIn(locale);
  const countries = settings.countries
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <div className="grid gap-x-4 gap-y-7 sm:grid-cols-2">
      <Distance criteria={criteria} />
      {countries.length > 1 && (
        <Field label={t('country')}>
          <Select
            name="country"
            value={country}
            onChange={(event) => setCountry(event.target.value)}
          >
            <option value="">{t('anyCountry')}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {regions.length > 0 && (
        <Field label={t('region')}>
          <Select name="countryregion" defaultValue={query.countryregion ?? ''} key={country}>
            <option value="">{t('anyRegion')}</option>
            {regions.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  );
}
