import { useTranslations } from 'use-intl';
import { ButtonLink } from '#web/ui/button.tsx';
import { TwoChairs } from '#web/ui/drawings/two-chairs.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { widerSearches } from './filters.ts';
import { searchPath } from './query.ts';
import type { SearchData } from './search-data.ts';
import { useWiderLabel } from './wider-label.ts';

/** Nobody there: ways to find somebody, one tap each. */
export function EmptyResults({ data: { query, found } }: { data: SearchData }) {
  const t = useTranslations('people.search.empty');
  const searches = widerSearches(query, found.criteria);
  const label = useWiderLabel();
  return (
    <EmptyState
      picture={<TwoChairs />}
      title={t('title')}
      text={t(searches.length > 0 ? 'text' : 'bare')}
      action={searches.map((search, at) => (
        <ButtonLink
          key={search.kind}
          to={searchPath(search.query)}
          variant={at === 0 ? 'primary' : 'line'}
          size="sm"
        >
          {label(search)}
        </ButtonLink>
      ))}
    />
  );
}
