import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { emptySubscribe } from '#web/lib/empty-subscribe.ts';
import { useInstalled } from '#web/lib/installed.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { hasBackButton } from './rules/back-button.ts';
import { routeNameOf } from './rules/route-name.ts';

/** The installed app's way back. */
export function BackButton() {
  const t = useTranslations('nav');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const installed = useInstalled();
  const length = useSyncExternalStore(
    emptySubscribe,
    // Elsewhere it stays as the server had it, and nothing is drawn again.
    () => (installed ? history.length : 0),
    () => 0,
  );
  if (!hasBackButton(installed, length, routeNameOf(pathname))) return null;
  return (
    <IconButton icon="arrow-left" label={t('back')} size="sm" onClick={() => void navigate(-1)} />
  );
}
