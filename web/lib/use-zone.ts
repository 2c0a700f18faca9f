import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Where the reader's clock stands; the server does not know it. */
export const useZone = (): string => useSyncExternalStore(never, zoneHere, () => 'UTC');
