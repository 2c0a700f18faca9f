import { useTranslations } from 'use-intl';
import { useFormatter } from '#web/lib/use-formatter.ts';
import { LoadMoreCards } from '../card/load-more-cards.tsx';
import { searchPath } from './query.ts';
import type { SearchPages } from './use-search-pages.ts';

function Progress({ data: { found } }: SearchPages) {
  const t = useTranslations('people.search');
  const format = useFormatter();
  if (found.numResults === null) return null;
  const count = found.numResults + (found.fictional_results ?? 0);
  const values = { shown: format.number(found.members.length), count: format.number(count) };
  return (
    <p className="text-sm text-text-muted">
      {t(found.more_results ? 'progressMany' : 'progress', values)}
    </p>
  );
}

/** The way to the next people, and how many have been seen. */
export function LoadMorePeople(pages: SearchPages) {
  const { data, state, loadMore } = pages;
  const { next } = data.found;
  return (
    <LoadMoreCards
      to={next === null ? null : searchPath(data.query, { cursor: next })}
      of={data.query}
      state={state}
      loadMore={loadMore}
    >
      <Progress {...pages} />
    </LoadMoreCards>
  );
}
