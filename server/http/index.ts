export { serveAssets } from './assets.ts';
export type { Identify } from './bind.ts';
export { forgetKeys } from './idempotency.ts';
export { serveOutbox } from './outbox.ts';
export { servePages } from './pages.ts';
export { route } from './route.ts';
export type { Route } from './route.ts';
export { isSameOrigin } from './same-origin.ts';
export { createHttp } from './server.ts';
