import type { PageMessage } from '#contract/app.ts';
import { iconPath } from '#contract/app.ts';
import { callUrl } from '#contract/core/client.ts';
import { pushSubscribe } from '#contract/notifications/push.ts';
import type { PushMessage } from '#contract/notifications/push.ts';
import type { ChangeEvent, Page } from './scope.ts';
import { pages, scope } from './scope.ts';

const ANSWER_WITHIN_MS = 1000;

/** Shows the sum on the app's icon; failure is silent, as in pages. */
const showBadge = async (sum: number): Promise<void> => {
  try {
    await (sum > 0 ? scope.navigator.setAppBadge?.(sum) : scope.navigator.clearAppBadge?.());
  } catch {
    // The badge is a nicety.
  }
};

/** Shows a push, unless a page is in sight: that one hears of it by itself. */
export const show = async (message: PushMessage): Promise<void> => {
  await showBadge(message.badge);
  const open = await pages();
  if (open.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const { title, body, lang, tag, icon, path } = message;
  const shown: NotificationOptions & { renotify: boolean } = {
    body,
    lang,
    tag,
    icon,
    badge: iconPath('badge'),
    data: { path },
    // The second of a kind takes the place of the first, and is heard all the same.
    renotify: true,
  };
  await scope.registration.showNotification(title, shown);
};

/** Asks a page to go somewhere by itself, which keeps what is open in it. */
const ask = (page: Page, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), ANSWER_WITHIN_MS);
    page.postMessage({ kind: 'go', path } satisfies PageMessage, [port2]);
  });

/** Only paths of this site: nothing in a push leads elsewhere. */
const within = (path: unknown): string => {
  const url = URL.parse(String(path), scope.location.origin);
  return url?.origin === scope.location.origin ? url.pathname + url.search : '/';
};

/** Leads an open page to what a notification was about, or opens one. */
export const open = async (notification: Notification): Promise<void> => {
  notification.close();
  const path = within((notification.data as { path?: unknown } | null)?.path);
  const all = await pages();
  const page = all.find(({ focused }) => focused) ?? all[0];
  if (!page) {
    await scope.clients.openWindow(path);
    return;
  }
  // Browsers may refuse to put a window in front; it is led there all the same.
  await page.focus().catch(() => undefined);
  if (!(await ask(page, path))) await page.navigate(path);
};

const keyOf = async (old: PushSubscription | null): Promise<string | ArrayBuffer> => {
  const known = old?.options.applicationServerKey;
  if (known) return known;
  const settings = await fetch('/api/settings.php');
  return ((await settings.json()) as { push_public_key: string }).push_public_key;
};

/** The browser changed its address at the push host: the server has to know the new one. */
export const renew = async ({ oldSubscription, newSubscription }: ChangeEvent): Promise<void> => {
  const subscription =
    newSubscription ??
    (await scope.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: await keyOf(oldSubscription),
    }));
  const { endpoint, keys } = subscription.toJSON();
  await fetch(callUrl(pushSubscribe, {}), {
    method: pushSubscribe.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
};
