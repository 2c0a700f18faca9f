import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { logout } from '../../features/accounts/logout.ts';
import { EntryWarning } from '../../features/site/entry-warning.tsx';
import { TopNav } from '../../features/site/top-nav.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';

/** As high as the window, so that the composer is always in view; the warning only where required. */
export default function ChatLayout() {
  const t = useTranslations('nav');
  return (
    <div className="flex h-dvh flex-col">
      <SkipLink href="#content">{t('skip')}</SkipLink>
      <TopNav onLogout={logout} />
      <Outlet />
      <EntryWarning layout="chat" />
    </div>
  );
}
