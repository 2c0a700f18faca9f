import { useTranslations } from 'use-intl';
import { LoosePlug } from '#web/ui/drawings/loose-plug.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageTitle } from '#web/features/site/page-title.tsx';
import { SignupLink } from './signup-host.tsx';

/** A mailed or handed link that is over. */
export function ExpiredSignupLink() {
  const t = useTranslations('account.signup.expired');
  return (
    <main id="content" className="wrap flex-1 py-10 md:py-16">
      <PageTitle>{t('title')}</PageTitle>
      <EmptyState
        picture={<LoosePlug />}
        headingLevel={1}
        title={t('title')}
        text={t('text')}
        action={<SignupLink>{t('again')}</SignupLink>}
      />
    </main>
  );
}
