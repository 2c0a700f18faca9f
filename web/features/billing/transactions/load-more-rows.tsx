import { useTranslations } from 'use-intl';
import type { Pages } from '#web/lib/use-pages.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

type LoadMoreRowsProps = Pick<Pages<unknown>, 'state' | 'more' | 'added'> & {
  /** Where the next page is without scripts; null after the last one. */
  to: string | null;
};

/** The way to earlier rows of a list. */
export function LoadMoreRows({ to, state, more, added }: LoadMoreRowsProps) {
  const t = useTranslations('orders.list');
  return (
    <>
      <p role="status" className="sr-only">
        {added > 0 && t('added', { count: added })}
      </p>
      {state === 'failed' && (
        <Alert
          tone="danger"
          className="mt-6"
          action={
            <Button variant="quiet" size="sm" onClick={more}>
              {t('retry')}
            </Button>
          }
        >
          {t('failed')}
        </Alert>
      )}
      {to !== null && state !== 'failed' && (
        <p className="mt-8 text-center">
          <ButtonLink
            to={to}
            variant="line"
            aria-busy={state === 'loading' || undefined}
            onClick={(event) => {
              event.preventDefault();
              more();
            }}
          >
            {t('more')}
            {state === 'loading' && <Spinner size="sm" />}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
