import { useStore } from '#web/lib/use-store.ts';
import { outbox } from './outbox.ts';

/** Whether the server cannot be reached now. */
export const useIsOffline = (): boolean => useStore(outbox.state).lostAt !== null;
