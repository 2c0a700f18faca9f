import { useCallback, useEffect, useState } from 'react';
import { sessionEnded } from '#contract/accounts/user.ts';
import { onSignedOut } from '#web/lib/call.ts';
import { onLive, reconnect } from '#web/lib/live.ts';
import { onDemand } from '#web/lib/on-demand.tsx';
import { isSignedOutModalSuppressed } from './suppress-signed-out-modal.ts';

const SignedOutModal = onDemand(
  'account',
  async () => (await import('./login/signed-out-modal.tsx')).SignedOutModal,
);

/**
 * Signs this tab out when the session ends anywhere: logout in another tab, a ban, a password
 * change. The page stays under a login form, with what was typed, until its member is back.
 */
export function SessionGuard({ userId }: { userId: string }) {
  // Whose page this is, even once somebody else has logged in on top of it.
  const [memberId] = useState(userId);
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    const onSessionEnd = () => {
      if (!isSignedOutModalSuppressed()) setEnded(true);
    };
    const stopCalls = onSignedOut(onSessionEnd);
    const stopLive = onLive(sessionEnded, onSessionEnd);
    return () => {
      stopCalls();
      stopLive();
    };
  }, []);

  const resume = useCallback(
    (id: string) => {
      if (id !== memberId) return location.reload();
      reconnect();
      setEnded(false);
    },
    [memberId],
  );

  return ended && <SignedOutModal onSignedIn={resume} />;
}
