import { sharedPhotos } from '#contract/app.ts';
import { createStore } from './store.ts';
import { useStore } from './use-store.ts';

/** Whether this browser can show pushes, does, or was told never to; `false` where it cannot. */
export type PushState = 'capable' | 'subscribed' | 'denied' | false;

/** Not known until the worker is there. */
const state = createStore<PushState | undefined>(undefined);

export const setPushState = (next: PushState): void => state.set(next);

export const pushState = state.get;

export const usePushState = (): PushState | undefined => useStore(state);

/** Ends the push subscription of this browser at logout, and closes what is shown; the server learns of it by the logout. */
export const unsubscribePush = async (): Promise<void> => {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
    const shown = (await registration?.getNotifications()) ?? [];
    for (const notification of shown) notification.close();
    await caches.delete(sharedPhotos.cache);
  } catch {
    // Where there are no workers, there is nothing to leave.
  }
};
