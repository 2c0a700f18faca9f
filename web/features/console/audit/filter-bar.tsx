import { useTranslations } from 'use-intl';
import { auditGroups } from '#contract/console/enums.ts';
import { ConsoleButton } from '../console-button.tsx';
import { FilterGroup } from '../filter-group.tsx';
import { useAddressFilters } from '../use-address-filters.ts';
import type { FilterParam } from './audit-filters.ts';
import { filterParams } from './audit-filters.ts';

interface FilterBarProps {
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

/** What the log is narrowed to; the address holds all of it. */
export function FilterBar({ people }: FilterBarProps) {
  const t = useTranslations('console.audit');
  const { search, change, isFiltered, clear } = useAddressFilters<FilterParam>(filterParams);
  const chip = (name: FilterParam) => ({
    className: search.has(name) ? 'c-chip c-chip--on' : 'c-chip',
  });
  const day = (name: 'from' | 'to') => (
    <label {...chip(name)}>
      <span>{t(name)}</span>
      <input
        type="date"
        value={search.get(name) ?? ''}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </label>
  );
  return (
    <FilterGroup label={t('filters')}>
      <label {...chip('staff')}>
        <span>{t('who')}</span>
        <select
          value={search.get('staff') ?? ''}
          onChange={({ target }) => change({ staff: target.value })}
        >
          <option value="">{t('anybody')}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label {...chip('group')}>
        <span>{t('what')}</span>
        <select
          value={search.get('group') ?? ''}
          onChange={({ target }) => change({ group: target.value })}
        >
          <option value="">{t('anything')}</option>
          {auditGroups.map((group) => (
            <option key={group} value={group}>
              {t(`groups.${group}`)}
            </option>
          ))}
        </select>
      </label>
      {day('from')}
      {day('to')}
      {isFiltered && (
        <ConsoleButton small look="quiet" icon="x" onClick={clear}>
          {t('clear')}
        </ConsoleButton>
      )}
    </FilterGroup>
  );
}
