import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { logout } from '../../features/accounts/logout.ts';
import { CookieNotice } from '../../features/site/cookie-notice.tsx';
import { EntryWarning } from '../../features/site/entry-warning.tsx';
import { ErrorPage } from '../../features/site/error-page.tsx';
import { Footer } from '../../features/site/footer.tsx';
import { TopNav } from '../../features/site/top-nav.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import type { Route } from './+types/default';

function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations('nav');
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink href="#content">{t('skip')}</SkipLink>
      <TopNav onLogout={logout} />
      {children}
      <CookieNotice />
      <Footer />
      <EntryWarning layout="default" />
    </div>
  );
}

/** Top navigation, footer with disclaimer, site-entry warning: most pages. */
export default function DefaultLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorPage error={error} />
    </Frame>
  );
}
