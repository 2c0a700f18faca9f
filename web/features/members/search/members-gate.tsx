import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TwoCups } from '#web/ui/drawings/two-cups.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SignupLink, useSignupHost } from '#web/features/accounts/signup/signup-host.tsx';
import { PageTitle } from '#web/features/site/page-title.tsx';
import { useSite } from '#web/features/site/site-context.ts';

/** For visitors of a site whose people are for members. */
export function MembersGate() {
  const t = useTranslations('people.search.gate');
  const { pathname, search } = useLocation();
  const { settings } = useSite();
  const open = useSignupHost() !== null;
  return (
    <main id="content" className="wrap grid flex-1 place-items-center py-10 md:py-16">
      <PageTitle>{t('title')}</PageTitle>
      <EmptyState
        picture={<TwoCups />}
        headingLevel={1}
        title={t('title')}
        text={t(open ? 'open' : 'closed', { site: settings.name })}
        action={
          <>
            <SignupLink>{t('join')}</SignupLink>
            <ButtonLink to={linkTo('login', {}, { next: pathname + search })} variant="line">
              {t('login')}
            </ButtonLink>
          </>
        }
      />
    </main>
  );
}
