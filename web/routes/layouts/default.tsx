import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { SignupHost, SignupLink } from '#web/features/accounts/signup/signup-host.tsx';
import { logout } from '#web/features/accounts/logout.ts';
import { TimeBonusPart } from '#web/features/billing/bonus/time-bonus-part.tsx';
import { MemberAlerts } from '#web/features/notifications/alerts/member-alerts.tsx';
import { Bell } from '#web/features/notifications/bell.tsx';
import { CookieNotice } from '#web/features/site/cookie-notice.tsx';
import { EntryWarning } from '#web/features/site/entry-warning.tsx';
import { ErrorPage } from '#web/features/site/error-page.tsx';
import { Footer } from '#web/features/site/footer.tsx';
import { routeNameOf } from '#web/features/site/rules/route-name.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { TopNav } from '#web/features/site/top-nav.tsx';
import { cx } from '#web/ui/cx.ts';
import { SkipLink } from '#web/ui/skip-link.tsx';
import type { RouteName } from '#contract/routes.ts';
import type { Route } from './+types/default';

const routesWithSignup: readonly RouteName[] = [
  'index',
  'signup',
  'members-id-signup',
  'complete-signup',
];

/** The signup on pages that do not begin with it. */
function JoinLink() {
  const t = useTranslations('join');
  const route = routeNameOf(useLocation().pathname);
  if (route === null || routesWithSignup.includes(route)) return null;
  return (
    <SignupLink size="sm" className="max-md:hidden">
      {t('submit')}
    </SignupLink>
  );
}

/**
 * A page that fills the window shares it with the alerts above; the footer is below the window then,
 * and so is what the page says there is more of.
 */
const bodyClass = cx(
  'flex flex-1 flex-col',
  'has-data-fills:min-h-[calc(100dvh-3.5rem)] md:has-data-fills:min-h-[calc(100dvh-4.5rem)]',
  'max-lg:has-data-[fills=and-more]:min-h-[calc(100dvh+7.5rem)]',
);

function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations('nav');
  const { user } = useSite();
  return (
    <SignupHost>
      <div className="group/frame flex min-h-dvh flex-col">
        <SkipLink href="#content">{t('skip')}</SkipLink>
        <TopNav onLogout={logout} join={<JoinLink />} bell={<Bell />} />
        <div className={bodyClass}>
          {user && <MemberAlerts user={user} banner={<TimeBonusPart part="banner" />} />}
          {children}
        </div>
        <CookieNotice />
        <Footer />
        <EntryWarning layout="default" />
      </div>
    </SignupHost>
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
