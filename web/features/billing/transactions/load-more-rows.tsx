import { useTranslations } from 'use-intl';
import type { Pages } from '#web/lib/use-pages.ts';
import { LoadMore } from '#web/ui/load-more.tsx';

type LoadMoreRowsProps = Pick<Pages<unknown>, 'state' | 'loadMore' | 'added'> & {
  /** Where the next page is without scripts; null after the last one. */
  to: string | null;
};

/** The way to earlier rows of a list. */
export function LoadMoreRows({ to, state, loadMore, added }: LoadMoreRowsProps) {
  const t = useTranslations('orders.list');
  return (
    <>
      <p role="status" className="sr-only">
        {added > 0 && t('added', { count: added })}
      </p>
      {to !== null && (
        <div className={state === 'failed' ? 'mt-6' : 'mt-8 text-center'}>
          <LoadMore
            to={to}
            state={state}
            onLoad={loadMore}
            labels={{ more: t('more'), failed: t('failed'), retry: t('retry') }}
          />
        </div>
      )}
    </>
  );
}
