import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useNearViewport } from '#web/lib/use-near-viewport.ts';
import type { Pages } from '#web/lib/use-pages.ts';
import { LoadMore } from '#web/ui/load-more.tsx';

/** So many pages come by themselves; then the end of the page can be reached again. */
const MAX_AUTO_PAGES = 4;

type LoadMoreCardsProps = Pick<Pages<unknown>, 'state' | 'loadMore'> & {
  /** Where the next page is without scripts; null after the last one. */
  to: string | null;
  /** The list: another one begins anew with what comes by itself. */
  of: unknown;
  /** How far one has come. */
  children?: ReactNode;
};

/** The way to the next people: by scrolling, by a button, or without scripts by a link. */
export function LoadMoreCards({ to, of, state, loadMore, children }: LoadMoreCardsProps) {
  const t = useTranslations('people.search');
  const end = useRef<HTMLDivElement>(null);
  const loaded = useRef({ of, pages: 0 });
  useNearViewport(end, () => {
    if (loaded.current.of !== of) loaded.current = { of, pages: 0 };
    if (state !== 'idle' || loaded.current.pages >= MAX_AUTO_PAGES) return;
    loaded.current.pages += 1;
    loadMore();
  });
  if (to === null) return null;
  return (
    <div ref={end} className="mt-10 flex flex-col items-center gap-4 md:mt-12">
      <LoadMore
        to={to}
        state={state}
        onLoad={() => {
          loaded.current = { of, pages: 0 };
          loadMore();
        }}
        onRetry={loadMore}
        labels={{ more: t('more'), failed: t('failed'), retry: t('retry') }}
      />
      {children}
    </div>
  );
}
