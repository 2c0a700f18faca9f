import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SearchQuery } from '#contract/members/search.ts';
import { ignore } from '#web/lib/ignore.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ChipLink } from '#web/ui/chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { useFilterLabel } from './filter-label.ts';
import type { FilterPanelProps } from './filter-panel.tsx';
import { activeFilters } from './filters.ts';
import { changeQuery, searchPath } from './query.ts';
import type { SearchData } from './search-data.ts';
import { SortSelect } from './sort-select.tsx';

const loadPanel = () => import('./filter-panel.tsx');

const isPlainClick = (event: { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean }) =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey;

/** A link to the page with all filters, which scripts open above the list instead. */
function FiltersLink({ data, count }: { data: SearchData; count: number }) {
  const t = useTranslations('people.search.filters');
  const [Panel, setPanel] = useState<ComponentType<FilterPanelProps> | null>(null);
  const address = searchPath(data.query, { filters: '1' });
  const prepare = () => void loadPanel().catch(ignore);
  return (
    <>
      <Link
        to={address}
        data-filters
        className={cx(buttonClass({ variant: 'line', size: 'sm' }), 'shrink-0')}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          loadPanel().then(
            ({ FilterPanel }) => setPanel(() => FilterPanel),
            () => location.assign(address),
          );
        }}
      >
        <Icon name="sliders" size="sm" />
        {t('open')}
        {count > 0 && (
          <Badge tone="neutral" size="sm" aria-hidden>
            {count}
          </Badge>
        )}
      </Link>
      {Panel && <Panel data={data} onClose={() => setPanel(null)} />}
    </>
  );
}

/** Filters that one tap away puts in force. */
const quickFlags = ['online', 'photo'] as const;

/** What the search asks for, each wish to be taken away by itself, and the order of the list. */
export function FilterBar({ data }: { data: SearchData }) {
  const t = useTranslations('people.search.filters');
  const label = useFilterLabel(data);
  const bar = useRef<HTMLDivElement>(null);
  const { query, found } = data;
  const filters = activeFilters(query, found.criteria);
  const offered = quickFlags.filter((flag) => query[flag] !== '1');

  // The chip that was pressed is gone, or has moved, and took the focus with it.
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    bar.current?.querySelector<HTMLElement>('[data-filters]')?.focus({ preventScroll: true });
  }, [query]);
  const chip = (name: string, to: SearchQuery) => ({
    to: searchPath(to),
    'aria-label': name,
    className: 'shrink-0 whitespace-nowrap',
    onClick: () => {
      pressed.current = true;
    },
  });

  return (
    <div data-second-bar className="sticky top-14 z-20 -mx-4 bg-surface md:top-18 md:mx-0">
      <div
        ref={bar}
        className="relative flex items-center gap-2 overflow-x-auto px-4 py-3 [scrollbar-width:none] md:flex-wrap md:overflow-visible md:px-0 md:py-4"
      >
        <FiltersLink data={data} count={filters.length} />
        <span aria-hidden className="mx-1 h-6 w-px shrink-0 bg-line max-md:hidden" />
        <ul aria-label={t('inForce')} className="contents">
          {filters.map(({ value, without }) => {
            const text = label(value);
            return (
              <li key={JSON.stringify(value)} className="contents">
                <ChipLink {...chip(t('remove', { filter: text }), without)} active>
                  <span className="block first-letter:uppercase">{text}</span>
                </ChipLink>
              </li>
            );
          })}
        </ul>
        {offered.map((flag) => (
          <ChipLink
            key={flag}
            {...chip(t('add', { filter: t(flag) }), changeQuery(query, { [flag]: '1' }))}
          >
            {t(flag)}
          </ChipLink>
        ))}
        <SortSelect query={query} criteria={found.criteria} />
      </div>
    </div>
  );
}
