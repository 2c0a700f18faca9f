import { useSyncExternalStore } from 'react';

const emptySubscribe = () => () => undefined;

const localTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Where the reader's clock stands; the server does not know it. */
export const useTimeZone = (): string =>
  useSyncExternalStore(emptySubscribe, localTimeZone, () => 'UTC');
