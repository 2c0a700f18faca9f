import { useSyncExternalStore } from 'react';
import { emptySubscribe } from './empty-subscribe.ts';

/** The time zone of this device. */
export const localTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Where the reader's clock stands; the server does not know it. */
export const useTimeZone = (): string =>
  useSyncExternalStore(emptySubscribe, localTimeZone, () => 'UTC');
