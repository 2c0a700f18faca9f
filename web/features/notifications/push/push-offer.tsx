import { useTranslations } from 'use-intl';
import type { UserView } from '#contract/accounts/user.ts';
import { usePushState } from '#web/lib/push.ts';
import { useDismissal } from '#web/lib/device-storage.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useChatState, useChatStore } from '#web/features/chat/state/use-chat-store.ts';
import { useHasMatched } from '#web/features/likes/interstitial-queue.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { isOfferDue } from './offer.ts';
import { usePush } from './use-push.ts';

/** Offers pushes to members whose browser can show them; asks before the browser does, which asks only once. */
export function PushOffer({ user }: { user: UserView }) {
  const t = useTranslations('app.pushAlert');
  const { settings } = useSite();
  const { busy, failed, subscribe } = usePush();
  const state = usePushState();
  const hasSent = useChatState(useChatStore(), (chats) => chats.hasSent);
  const hasMatched = useHasMatched();
  // Each member of a shared device decides for themselves.
  const [dismissedAt, dismiss] = useDismissal(`push-alert:${user.id}`);
  if (dismissedAt !== null || !isOfferDue(user, state, { hasSent, hasMatched })) return null;
  return (
    <Alert
      icon="bell"
      tone={failed ? 'warning' : 'info'}
      onDismiss={dismiss}
      dismissLabel={t('later')}
      short={failed ? undefined : { text: t('short'), onClick: busy ? undefined : subscribe }}
      action={
        <Button size="sm" variant="quiet" loading={busy} onClick={subscribe}>
          {t('on')}
        </Button>
      }
    >
      {failed ? t('failed') : t('text', { site: settings.name })}
    </Alert>
  );
}
