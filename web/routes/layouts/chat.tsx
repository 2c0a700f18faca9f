import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { logout } from '#web/features/accounts/logout.ts';
import { TimeBonusPart } from '#web/features/billing/bonus/time-bonus-part.tsx';
import { Bell } from '#web/features/notifications/bell.tsx';
import { EntryWarning } from '#web/features/site/entry-warning.tsx';
import { ErrorPage } from '#web/features/site/error-page.tsx';
import { routeNameOf } from '#web/features/site/rules/route-name.ts';
import { TopNav } from '#web/features/site/top-nav.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';
import type { RouteName } from '#contract/routes.ts';
import type { Route } from './+types/chat';

/** Here an open chat takes all of a phone, and leads back by itself. */
const chatRoutes: readonly (RouteName | null)[] = ['chats-id', 'members-id-chat'];

function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations('nav');
  const isOpen = chatRoutes.includes(routeNameOf(useLocation().pathname));
  return (
    <div className="flex h-dvh flex-col">
      <SkipLink href="#content">{t('skip')}</SkipLink>
      <div className={isOpen ? 'max-md:hidden' : undefined}>
        <TopNav onLogout={logout} bell={<Bell />} />
      </div>
      <TimeBonusPart part="banner" />
      {children}
      <EntryWarning layout="chat" />
    </div>
  );
}

/** As high as the window, so that the composer is always in view; the warning only where required. */
export default function ChatLayout() {
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
