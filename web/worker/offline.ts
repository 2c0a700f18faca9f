import { appPaths, sharedPhotos } from '#contract/app.ts';
import type { FetchEvent } from './scope.ts';
import { scope } from './scope.ts';

const OFFLINE = 'offline';
const FILES = 'files';
/** More than one visit takes; the oldest go first. */
const MOST_FILES = 200;

/** The page for times without a connection, in a language. */
export const keepOffline = async (lang?: string): Promise<void> => {
  const query = lang === undefined ? '' : `?${new URLSearchParams({ lang })}`;
  const page = await fetch(appPaths.offline + query);
  if (page.ok) await (await caches.open(OFFLINE)).put(appPaths.offline, page);
};

/** A page from the server, or, without a connection, the one that says so. */
export const navigated = async ({ request, preloadResponse }: FetchEvent): Promise<Response> => {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const page = await caches.match(appPaths.offline, { cacheName: OFFLINE });
    if (!page) throw error;
    return page;
  }
};

const trim = async (cache: Cache): Promise<void> => {
  const keys = await cache.keys();
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - MOST_FILES)).map((key) => cache.delete(key)),
  );
};

/** A built file, whose content never changes under its name. */
export const builtFile = async (event: FetchEvent): Promise<Response> => {
  const cache = await caches.open(FILES);
  const known = await cache.match(event.request);
  if (known) return known;
  const answer = await fetch(event.request);
  if (answer.status === 200) {
    const copy = answer.clone();
    event.waitUntil(cache.put(event.request, copy).then(() => trim(cache)));
  }
  return answer;
};

/** Keeps photos that another app shares on this device, until the member says what becomes of them. */
export const takeShared = async (request: Request): Promise<Response> => {
  const sent = (await request.formData()).getAll(sharedPhotos.field);
  const files = sent.filter((one) => one instanceof File);
  await caches.delete(sharedPhotos.cache);
  const cache = await caches.open(sharedPhotos.cache);
  for (const [index, file] of files.entries()) {
    const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) };
    await cache.put(`/shared/${index}`, new Response(file, { headers }));
  }
  const query = new URLSearchParams({ [sharedPhotos.query]: '1' });
  return Response.redirect(`${scope.location.origin}/profile?${query}#photos`, 303);
};

/** What an older version kept under names that this one does not use. */
export const forgetOld = async (): Promise<void> => {
  const used: readonly string[] = [OFFLINE, FILES, sharedPhotos.cache];
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => !used.includes(name)).map((name) => caches.delete(name)),
  );
};
