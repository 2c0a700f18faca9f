import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#contract/routes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { BackButton } from './back-button.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { AccountMenu, MemberLinks, TabBar, CreditsLink } from './member-nav.tsx';
import { useSite } from './site-context.ts';

interface TopNavProps {
  readonly onLogout: () => Promise<void>;
  /** How visitors sign up. */
  readonly join?: ReactNode;
  /** What has happened to a member. */
  readonly bell?: ReactNode;
}

/** The bar at the top of every page but landers; a page that fills a phone has its own way back. */
export function TopNav({ onLogout, join, bell }: TopNavProps) {
  const t = useTranslations('nav');
  const { user } = useSite();
  return (
    <>
      <header className="sticky top-0 z-30 bg-surface max-md:group-has-data-immersive/frame:hidden">
        <nav aria-label={t('label')} className="wrap flex h-14 items-center gap-2 md:h-18">
          <BackButton />
          <Logo />
          {user && <MemberLinks />}
          <div className="ml-auto flex items-center gap-1 lg:gap-2">
            <LanguageMenu />
            {user ? (
              <>
                <CreditsLink />
                {bell}
                <AccountMenu onLogout={onLogout} />
              </>
            ) : (
              <>
                <ButtonLink to={linkTo('login')} variant="line" size="sm">
                  {t('login')}
                </ButtonLink>
                {join}
              </>
            )}
          </div>
        </nav>
      </header>
      {user && <TabBar />}
    </>
  );
}
