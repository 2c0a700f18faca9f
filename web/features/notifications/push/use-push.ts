import { useState } from 'react';
import { usePushState } from '#web/lib/push.ts';
import { useSite } from '#web/features/site/site-context.ts';
import { subscribe, unsubscribe } from './subscription.ts';

/** Pushes in this browser: how things stand, and the ways to change it. */
export const usePush = () => {
  const state = usePushState();
  const { user, settings } = useSite();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const run = async (work: () => Promise<boolean>) => {
    setBusy(true);
    setFailed(false);
    setFailed(!(await work()));
    setBusy(false);
  };
  return {
    state,
    busy,
    failed,
    subscribe: () => void (user && run(() => subscribe(user.id, settings.push_public_key))),
    unsubscribe: () => void run(unsubscribe),
  };
};
