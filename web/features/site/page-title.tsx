import { useCounters } from './counters.tsx';
import { tabTitleOf } from './rules/title.ts';
import { useSite } from './site-context.ts';

/** What the tab says, with the counts in front and the site behind. */
export function TabTitle({ children }: { children: string | null }) {
  const { settings } = useSite();
  return <title>{tabTitleOf(useCounters(), children, settings.name)}</title>;
}

/** The title of a page that search engines leave alone; `PageHead` is for those they may list. */
export function PageTitle({ children }: { children: string | null }) {
  return (
    <>
      <TabTitle>{children}</TabTitle>
      <meta name="robots" content="noindex" />
    </>
  );
}
