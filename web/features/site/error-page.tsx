import { isRouteErrorResponse } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { useErrorText } from '#web/lib/use-refusal.ts';
import { ButtonLink, Button } from '#web/ui/button.tsx';
import { FoldedMap } from '#web/ui/drawings/folded-map.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageTitle } from './page-title.tsx';
import { errorDetailsOf } from './rules/error-details.ts';

/** What went wrong, and one way forward. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslations('error');
  const errorText = useErrorText();
  const { status, refusal } = errorDetailsOf(isRouteErrorResponse(error) ? error : null);
  const notFound = status === 404;
  const reason = refusal ? errorText(refusal) : t('fallback');
  const title = notFound ? t('notFound') : reason;
  return (
    <main id="content" className="wrap grid min-h-[60dvh] place-items-center py-16">
      <PageTitle>{title}</PageTitle>
      <ErrorState
        {...(notFound ? { picture: <FoldedMap /> } : {})}
        headingLevel={1}
        title={title}
        text={notFound ? t('notFoundHint') : t('title')}
        reference={t('status', { status: String(status) })}
        action={
          notFound ? (
            <ButtonLink to={linkTo('index')}>{t('home')}</ButtonLink>
          ) : (
            <Button onClick={() => location.reload()}>{t('retry')}</Button>
          )
        }
      />
    </main>
  );
}
