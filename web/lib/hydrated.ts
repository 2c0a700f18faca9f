import { useSyncExternalStore } from 'react';
import { emptySubscribe } from './empty-subscribe.ts';

/** Whether scripts run already: no on the server and for the first render after it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    emptySubscribe,
    () => true,
    () => false,
  );
