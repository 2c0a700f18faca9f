import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** The value of a store, as it changes; its initial one on the server. */
export const useStore = <T>({ subscribe, get, initial }: Store<T>): T =>
  useSyncExternalStore(subscribe, get, () => initial);
