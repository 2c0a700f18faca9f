import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TwoChairs } from '#web/ui/drawings/two-chairs.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { SignupClosedReason } from '../rules/signup-closed-reason.ts';
import { useClosedTexts } from './closed-text.tsx';

/** Instead of the form, where nobody can sign up, or only who was invited. */
export function SignupClosed({ reason }: { reason: NonNullable<SignupClosedReason> }) {
  const t = useTranslations('nav');
  const { title, text, next } = useClosedTexts(reason);
  return (
    <EmptyState
      picture={<TwoChairs />}
      headingLevel={1}
      title={title}
      text={
        <>
          {text} {next}
        </>
      }
      action={<ButtonLink to={linkTo('login')}>{t('login')}</ButtonLink>}
    />
  );
}
