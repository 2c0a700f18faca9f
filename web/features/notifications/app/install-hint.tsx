import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { UserView } from '#contract/accounts/user.ts';
import { useInstallPrompt } from '#web/lib/install-prompt.ts';
import { useInstalled } from '#web/lib/installed.ts';
import { useDismissal } from '#web/lib/device-storage.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useSite } from '#web/features/site/site-context.ts';
import { isGoodMoment, needsHomeScreen } from './install.ts';

/** How often this member was here with this device, each visit counted once. */
const countVisit = (userId: string): number => {
  const key = `visits:${userId}`;
  try {
    const before = Number(localStorage.getItem(key) ?? 0);
    if (sessionStorage.getItem(key) !== null) return before;
    sessionStorage.setItem(key, '1');
    localStorage.setItem(key, String(before + 1));
    return before + 1;
  } catch {
    return 0;
  }
};

/** Offers to install the product, once and at a good moment. */
export function InstallHint({ user }: { user: UserView }) {
  const t = useTranslations('app.install');
  const { settings, newMatches } = useSite();
  const [visits] = useState(() => countVisit(user.id));
  const [dismissedAt, dismiss] = useDismissal(`install-hint:${user.id}`);
  const installed = useInstalled();
  const install = useInstallPrompt();
  const byHand = needsHomeScreen(navigator);
  if (installed || dismissedAt !== null || (!install && !byHand)) return null;
  if (!isGoodMoment(visits, newMatches.length > 0)) return null;
  const site = settings.name;
  const accept = () => {
    dismiss();
    install?.();
  };
  return (
    <Alert
      icon="download"
      onDismiss={dismiss}
      dismissLabel={t('later')}
      short={
        install
          ? { text: t('short', { site }), onClick: accept }
          : { text: t('iosShort', { site }) }
      }
      action={
        install && (
          <Button size="sm" variant="quiet" onClick={accept}>
            {t('add')}
          </Button>
        )
      }
    >
      {install ? t('text', { site }) : t('ios', { site })}
    </Alert>
  );
}
