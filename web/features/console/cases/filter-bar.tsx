import type { RefObject } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { caseTopics } from '#contract/console/case-views.ts';
import type { CaseKind } from '#contract/console/enums.ts';
import { cx } from '#web/ui/cx.ts';
import { ConsoleButton } from '../console-button.tsx';
import { ConsoleIcon } from '../icons/console-icon.tsx';
import { Keys } from '../keys.tsx';
import type { FilterParam } from './case-filters.ts';
import { ALL_KINDS, filterParams } from './case-filters.ts';

/** Changes the filters in the address; an empty one is taken out. */
export const useFilters = () => {
  const [search, setSearch] = useSearchParams();
  const change = (changed: Partial<Record<FilterParam, string>>) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changed)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    });
  return {
    search,
    change,
    isFiltered: filterParams.some((name) => search.has(name)),
    clear: () => change({ kind: '', topic: '', search: '' }),
  };
};

/** Finds cases by reference, name or words. */
export function SearchField({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const t = useTranslations('console.cases');
  const { search, change } = useFilters();
  const asked = search.get('search') ?? '';
  return (
    <form
      role="search"
      className="c-search"
      onSubmit={(event) => {
        event.preventDefault();
        change({ search: input.current?.value.trim() ?? '' });
        input.current?.blur();
      }}
    >
      <ConsoleIcon name="magnifying-glass" />
      <input
        key={asked}
        ref={input}
        type="search"
        defaultValue={asked}
        maxLength={100}
        autoComplete="off"
        aria-label={t('search')}
        placeholder={t('search')}
        onChange={({ target }) => {
          if (target.value === '' && asked !== '') change({ search: '' });
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Escape') currentTarget.blur();
        }}
      />
      <Keys>/</Keys>
    </form>
  );
}

interface FilterBarProps {
  /** Where `F` leads. */
  readonly first: RefObject<HTMLSelectElement | null>;
  /** The kind that the page is about, which nobody chooses on it. */
  readonly fixed: CaseKind | null;
  readonly isDone: boolean;
}

/** What the list is narrowed to; the address holds all of it. */
export function FilterBar({ first, fixed, isDone }: FilterBarProps) {
  const t = useTranslations('console.cases');
  const { search, change, isFiltered, clear } = useFilters();
  const chip = (name: FilterParam) => cx('c-chip', search.has(name) && 'c-chip--on');
  return (
    <div className="c-filters" role="group" aria-label={t('filters')}>
      {fixed === null && (
        <label className={chip('kind')}>
          <span>{t('kind')}</span>
          <select
            ref={first}
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
          ref={fixed === null ? undefined : first}
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
      {isFiltered && (
        <ConsoleButton small look="quiet" icon="x" onClick={clear}>
          {t('clearFilters')}
        </ConsoleButton>
      )}
      <span className="c-fill" />
      <small className="c-at-desk">{t(isDone ? 'sortedDone' : 'sorted')}</small>
    </div>
  );
}
