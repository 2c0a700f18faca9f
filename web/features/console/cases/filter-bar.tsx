import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { caseTopics } from '#contract/console/case-views.ts';
import { caseDays } from '#contract/console/enums.ts';
import type { CaseKind } from '#contract/console/enums.ts';
import { cx } from '#web/ui/cx.ts';
import { ConsoleButton } from '../console-button.tsx';
import { DayChips } from '../day-chips.tsx';
import { FilterGroup } from '../filter-group.tsx';
import { Keys } from '../keys.tsx';
import { SearchBox } from '../search-box.tsx';
import { useAddressFilters } from '../use-address-filters.ts';
import type { FilterParam } from './case-filters.ts';
import { ALL_KINDS, filterParams } from './case-filters.ts';

export const useFilters = () => useAddressFilters<FilterParam>(filterParams);

/** Finds cases by reference, name or words. */
export function SearchField({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const t = useTranslations('console.cases');
  const { search, change } = useFilters();
  return (
    <SearchBox
      input={input}
      label={t('search')}
      words={search.get('search') ?? ''}
      maxLength={100}
      onSearch={(words) => change({ search: words })}
    />
  );
}

interface FilterBarProps {
  /** The kind that the page is about, which nobody chooses on it. */
  readonly fixed: CaseKind | null;
  readonly isDone: boolean;
}

/** What the list is narrowed to; the address holds all of it. */
export function FilterBar({ fixed, isDone }: FilterBarProps) {
  const t = useTranslations('console.cases');
  const { search, change, isFiltered, clear } = useFilters();
  const chip = (name: FilterParam) => cx('c-chip', search.has(name) && 'c-chip--on');
  return (
    <FilterGroup label={t('filters')}>
      {fixed === null && (
        <label className={chip('kind')}>
          <span>{t('kind')}</span>
          <select
            value={search.get('kind') ?? ''}
            onChange={({ target }) => change({ kind: target.value })}
          >
            <option value="">{t('kinds.report')}</option>
            <option value="complaint">{t('kinds.complaint')}</option>
            <option value={ALL_KINDS}>{t('anything')}</option>
          </select>
          <Keys>f</Keys>
        </label>
      )}
      <label className={chip('topic')}>
        <span>{t('topic')}</span>
        <select
          value={search.get('topic') ?? ''}
          onChange={({ target }) => change({ topic: target.value })}
        >
          <option value="">{t('anything')}</option>
          {caseTopics.map((topic) => (
            <option key={topic} value={topic}>
              {t(`topics.${topic}`)}
            </option>
          ))}
        </select>
        {fixed !== null && <Keys>f</Keys>}
      </label>
      {isDone && (
        <DayChips
          kinds={caseDays.map((name) => ({ name, label: t(`dayKinds.${name}`) }))}
          labels={{ days: t('days'), from: t('from'), to: t('to') }}
          search={search}
          change={change}
        />
      )}
      {isFiltered && (
        <ConsoleButton small look="quiet" icon="x" onClick={clear}>
          {t('clearFilters')}
        </ConsoleButton>
      )}
      <span className="c-fill" />
      <small className="c-at-desk">{t(isDone ? 'sortedDone' : 'sorted')}</small>
    </FilterGroup>
  );
}
