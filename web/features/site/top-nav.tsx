import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '../../../contract/routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BackButton } from './back-button.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { AccountMenu, MemberLinks, TabBar, WalletLink } from './member-nav.tsx';
import { useSite } from './site-context.ts';

/** The bar at the top of every page but landers. */
export function TopNav({ onLogout, join }: { onLogout: () => void; join?: ReactNode }) {
  const t = useTranslations('nav');
  const { user } = useSite();
  return (
    <>
      <header className="sticky top-0 z-30 bg-surface">
        <nav aria-label={t('label')} className="wrap flex h-14 items-center gap-2 md:h-18">
          <BackButton />
          <Logo />
          {user && <MemberLinks />}
          <div className="ml-auto flex items-center gap-1 md:gap-2">
            <LanguageMenu />
            {user ? (
              <>
                <WalletLink />
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
