import { pushSubscribe, pushUnsubscribe } from '#contract/notifications/push.ts';
import { call } from '#web/lib/call.ts';
import { setPushState } from '#web/lib/push.ts';
import { memberKey } from '#web/lib/device-storage.ts';

/** Whose pushes this browser shows: another member of the same device decides anew. */
const OWNER_KEY = memberKey('push');

const supportsPush = () => 'PushManager' in window && 'Notification' in window;

const decodeKey = (key: string): Uint8Array<ArrayBuffer> => {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
};

const hasServerKey = (subscription: PushSubscription, key: Uint8Array): boolean => {
  const own = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return own.length === key.length && own.every((byte, index) => byte === key[index]);
};

const sendSubscription = async (subscription: PushSubscription): Promise<void> => {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await call(pushSubscribe, { body: { endpoint, keys: { p256dh, auth } } });
};

/** A subscription for the server's present keys. */
const subscriptionFor = async (
  { pushManager }: ServiceWorkerRegistration,
  key: Uint8Array<ArrayBuffer>,
) => {
  const known = await pushManager.getSubscription();
  if (known && hasServerKey(known, key)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
};

/** Finds out how things stand, and makes sure the server knows a browser that is switched on. */
export const startPush = async (
  registration: ServiceWorkerRegistration,
  userId: string,
  publicKey: string,
): Promise<void> => {
  if (!supportsPush()) return setPushState(false);
  if (Notification.permission === 'denied') return setPushState('denied');
  const isOn = Notification.permission === 'granted' && localStorage.getItem(OWNER_KEY) === userId;
  if (!isOn) return setPushState('capable');
  try {
    // The keys may be new, and so may the session.
    await sendSubscription(await subscriptionFor(registration, decodeKey(publicKey)));
    setPushState('subscribed');
  } catch {
    setPushState('capable');
  }
};

/** Called by a click: the browser asks its own question now. False if something went wrong. */
export const subscribe = async (userId: string, publicKey: string): Promise<boolean> => {
  try {
    const answer = await Notification.requestPermission();
    if (answer !== 'granted') {
      setPushState(answer === 'denied' ? 'denied' : 'capable');
      return true;
    }
    const registration = await navigator.serviceWorker.ready;
    await sendSubscription(await subscriptionFor(registration, decodeKey(publicKey)));
    localStorage.setItem(OWNER_KEY, userId);
    setPushState('subscribed');
    return true;
  } catch {
    return false;
  }
};

export const unsubscribe = async (): Promise<boolean> => {
  try {
    const registration = await navigator.serviceWorker.ready;
    const subscription = await registration.pushManager.getSubscription();
    if (subscription) {
      await call(pushUnsubscribe, { body: { endpoint: subscription.endpoint } });
      await subscription.unsubscribe();
    }
    localStorage.removeItem(OWNER_KEY);
    setPushState('capable');
    return true;
  } catch {
    return false;
  }
};
