import { useCounters } from './counters.tsx';
import { titleOf } from './rules/title.ts';
import { useSite } from './site-context.ts';

/** The tab title of a page, with the counts in front and the site behind. */
export function PageTitle({ children }: { children: string | null }) {
  const { settings } = useSite();
  return <title>{titleOf(useCounters(), children, settings.name)}</title>;
}
