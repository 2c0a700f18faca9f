import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts run already: no on the server and for the first render after it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
