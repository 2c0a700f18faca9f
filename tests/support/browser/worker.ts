import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import { expect } from '@playwright/test';
import type { PushMessage } from '#contract/notifications/push.ts';

/** Waits until the worker of the pages is there and answers for them. */
export const untilWorker = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};

export const workerOf = async (context: BrowserContext): Promise<Worker> =>
  context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');

interface Registered {
  readonly registrations: readonly { readonly registrationId: string; readonly scopeURL: string }[];
}

/** What the browser calls the registration of a site. */
const registrationOf = (session: CDPSession, origin: string): Promise<string> =>
  new Promise((resolve, reject) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: Registered) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
    session.send('ServiceWorker.enable').catch(reject);
  });

/** Hands a push to the worker as the browser's push service would. */
export const deliver = async (page: Page, origin: string, message: PushMessage): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const registrationId = await registrationOf(session, origin);
  const data = JSON.stringify(message);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
};

/** Waits until no page is left: one that was left behind is in sight a moment longer. */
export const untilNoPage = (worker: Worker) =>
  expect
    .poll(() =>
      worker.evaluate(async () => {
        const { clients } = globalThis as unknown as {
          clients: { matchAll: (asked: object) => Promise<unknown[]> };
        };
        return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length;
      }),
    )
    .toBe(0);

/** What the worker shows now. */
export const shownBy = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag, lang, data }) => ({
      title,
      body,
      tag,
      lang,
      data: data as unknown,
    }));
  });

/** Clicks what is shown. A test has no hand on the screen's own list, and sends the event itself. */
export const clickShown = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (name: string, init: { notification: unknown }) => Event;
    } & EventTarget;
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
