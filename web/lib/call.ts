import { createClient } from '#contract/core/client.ts';
import { createListeners } from './store.ts';

const signedOut = createListeners();

/** Told when the server says that nobody is signed in any more. */
export const onSignedOut = signedOut.subscribe;

/** For code that calls the server without this client. */
export const notifySignedOut = signedOut.notify;

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
