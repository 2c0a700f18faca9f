import { useSearchParams } from 'react-router';
import { Overview } from '#web/features/console/overview/overview-page.tsx';
import { queryOf } from '#web/features/console/overview/overview-query.ts';

/** Reads nothing with the page: each chart is there as soon as it can be. */
export default function ConsoleOverview() {
  const [search] = useSearchParams();
  return <Overview query={queryOf(search)} />;
}
