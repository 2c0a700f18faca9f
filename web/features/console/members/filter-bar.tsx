import { useLocale, useTranslations } from 'use-intl';
import { memberDays, memberSorts, memberStatuses } from '#contract/console/enums.ts';
import { servedCountries } from '#contract/countries.ts';
import { cx } from '#web/ui/cx.ts';
import { ConsoleButton } from '../console-button.tsx';
import { DayChips } from '../day-chips.tsx';
import { FilterGroup } from '../filter-group.tsx';
import { Keys } from '../keys.tsx';
import { useAddressFilters } from '../use-address-filters.ts';
import type { FilterParam } from './member-filters.ts';
import { filterParams } from './member-filters.ts';

export const useFilters = () => useAddressFilters<FilterParam>(filterParams);

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The served countries by their names, in the order of the reader's alphabet. */
const useCountries = (): readonly Option[] => {
  const locale = useLocale();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return servedCountries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
};

/** What the list is narrowed to; the address holds all of it. */
export function FilterBar() {
  const t = useTranslations('console.members');
  const statuses = useTranslations('console.case.statuses');
  const { search, change, isFiltered, clear } = useFilters();
  const countries = useCountries();
  const choice = (name: 'country' | 'premium', options: readonly Option[]) => (
    <label className={cx('c-chip', search.has(name) && 'c-chip--on')}>
      <span>{t(name)}</span>
      <select
        value={search.get(name) ?? ''}
        onChange={({ target }) => change({ [name]: target.value })}
      >
        <option value="">{t('anything')}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <FilterGroup label={t('filters')}>
      <label className={cx('c-chip', search.has('status') && 'c-chip--on')}>
        <span>{t('status')}</span>
        <select
          value={search.get('status') ?? ''}
          onChange={({ target }) => change({ status: target.value })}
        >
          <option value="">{t('anything')}</option>
          {memberStatuses.map((status) => (
            <option key={status} value={status}>
              {statuses(status)}
            </option>
          ))}
        </select>
        <Keys>f</Keys>
      </label>
      {choice('country', countries)}
      {choice('premium', [
        { value: 'yes', label: t('yes') },
        { value: 'no', label: t('no') },
      ])}
      <DayChips
        kinds={memberDays.map((name) => ({ name, label: t(`dayKinds.${name}`) }))}
        labels={{ days: t('days'), from: t('from'), to: t('to') }}
        search={search}
        change={change}
      />
      {isFiltered && (
        <ConsoleButton small look="quiet" icon="x" onClick={clear}>
          {t('clearFilters')}
        </ConsoleButton>
      )}
      <span className="c-fill" />
      <label className="c-chip c-chip--kept">
        <span>{t('sort')}</span>
        <select
          value={search.get('sort') ?? 'newest'}
          onChange={({ target }) => change({ sort: target.value })}
        >
          {memberSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </select>
      </label>
    </FilterGroup>
  );
}
