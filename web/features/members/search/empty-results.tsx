import { useTranslations } from 'use-intl';
import { useDistance } from '../../../lib/use-formatter.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { TwoChairs } from '../../../ui/drawings/two-chairs.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Wider } from './filters.ts';
import { widerOf } from './filters.ts';
import { searchPath } from './query.ts';
import type { SearchData } from './search-data.ts';

/** Nobody there: ways to find somebody, one tap each. */
export function EmptyResults({ data: { query, found } }: { data: SearchData }) {
  const t = useTranslations('people.search.empty');
  const inUnits = useDistance();
  const ways = widerOf(query, found.criteria);
  const label = (way: Wider) => {
    if (way.kind === 'farther') return t('farther', { distance: inUnits(way.km) });
    if (way.kind === 'ages') return t('ages', { min: String(way.min), max: String(way.max) });
    return t(way.kind);
  };
  return (
    <EmptyState
      picture={<TwoChairs />}
      title={t('title')}
      text={t(ways.length > 0 ? 'text' : 'bare')}
      action={ways.map((way, at) => (
        <ButtonLink
          key={way.kind}
          to={searchPath(way.query)}
          variant={at === 0 ? 'primary' : 'line'}
          size="sm"
        >
          {label(way)}
        </ButtonLink>
      ))}
    />
  );
}
