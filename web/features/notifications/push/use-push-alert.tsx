import { lazy, Suspense } from 'react';
import type { UserView } from '../../../../contract/accounts/user.ts';
import { usePushState } from '../../../lib/push.ts';
import { useDismissal } from '../../../lib/stored.ts';

const PushAlert = lazy(async () => ({ default: (await import('./push-alert.tsx')).PushAlert }));

/** For the stack of alerts: offers pushes to members whose browser can show them. */
export const usePushAlert = (user: UserView) => {
  const state = usePushState();
  // Each member of a shared device decides for themselves.
  const [dismissedAt, dismiss] = useDismissal(`push-alert:${user.id}`);
  if (user.status !== 'active' || state !== 'capable' || dismissedAt !== null) return null;
  return (
    <Suspense key="push">
      <PushAlert onDismiss={dismiss} />
    </Suspense>
  );
};
