import { createClient } from '#contract/core/client.ts';

const listeners = new Set<() => void>();

/** Told when the server says that nobody is signed in any more. */
export const onSignedOut = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** For code that calls the server without this client. */
export const notifySignedOut = (): void => {
  for (const listener of listeners) listener();
};

/** The API as a page calls it that may be gone before the answer. */
export const callOnLeaving = createClient({
  fetch: (url, init) => fetch(url, { ...init, keepalive: true }),
  retries: 0,
});

/** The API as the browser calls it. */
export const call = createClient({
  fetch: (url, init) => fetch(url, init),
  onSignedOut: notifySignedOut,
});
