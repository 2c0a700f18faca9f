import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TwoChairs } from '#web/ui/drawings/two-chairs.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import type { SignupClosedReason } from '../rules/signup-closed-reason.ts';

/** Instead of the form, where nobody can sign up, or only who was invited. */
export function SignupClosed({ why }: { why: NonNullable<SignupClosedReason> }) {
  const t = useTranslations(`join.shut.${why}`);
  const nav = useTranslations('nav');
  const { settings } = useSite();
  return (
    <EmptyState
      picture={<TwoChairs />}
      headingLevel={1}
      title={t('title')}
      text={
        <>
          {t('text', { site: settings.name })} {t('next')}
        </>
      }
      action={<ButtonLink to={linkTo('login')}>{nav('login')}</ButtonLink>}
    />
  );
}
