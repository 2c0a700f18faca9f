// The worker that stays when the pages are gone: it shows pushes, and says so when there is no
// connection. Answers of the API and pages are never kept.
import type { WorkerMessage } from '#contract/app.ts';
import { appPaths } from '#contract/app.ts';
import type { PushMessage } from '#contract/notifications/push.ts';
import { builtFile, forgetOld, keepOffline, navigated, takeShared } from './offline.ts';
import { open, renew, show } from './push.ts';
import type { FetchEvent } from './scope.ts';
import { scope } from './scope.ts';

declare const BUILD: string;

const KEPT: readonly RequestDestination[] = ['script', 'style', 'font', 'image', ''];

const isBuiltFile = (request: Request, { pathname }: URL) =>
  request.method === 'GET' &&
  pathname.startsWith('/assets/') &&
  KEPT.includes(request.destination) &&
  !request.headers.has('range');

const answerTo = (event: FetchEvent): Promise<Response> | null => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== scope.location.origin) return null;
  if (request.method === 'POST' && url.pathname === appPaths.share) return takeShared(request);
  if (isBuiltFile(request, url)) return builtFile(event);
  return request.mode === 'navigate' && request.method === 'GET' ? navigated(event) : null;
};

// Each version differs from the last by its stamp alone, if by nothing else: browsers notice.
scope.addEventListener('install', (event) => event.waitUntil(keepOffline()));

scope.addEventListener('activate', (event) => {
  const ready = [
    forgetOld(),
    scope.registration.navigationPreload.enable(),
    // The page that brought it has its help at once.
    scope.clients.claim(),
  ];
  event.waitUntil(Promise.all(ready));
});

scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

scope.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as PushMessage));
});

scope.addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)));

scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

scope.addEventListener('message', (event) => {
  const told = event.data as WorkerMessage;
  if (told.kind === 'take-over') event.waitUntil(scope.skipWaiting());
  else event.waitUntil(keepOffline(told.lang));
});

Object.assign(globalThis, { version: BUILD });
