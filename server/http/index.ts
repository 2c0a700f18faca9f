export { serveAssets } from './assets.ts';
export type { Identify } from './bind.ts';
export { visitorQueryOf } from './visitor-query.ts';
export { deviceOf } from './device.ts';
export { checkFields, refuseFields } from './errors.ts';
export { isFromThisMachine } from './from-this-machine.ts';
export { forgetKeys } from './idempotency.ts';
export { serveOutbox } from './outbox.ts';
export { servePages } from './pages.ts';
export { sendFrame, sendPreview } from './render-preview.ts';
export {
  countDown,
  countOrRefuse,
  resetCount,
  countUp,
  networkOf,
  networksOf,
} from './rate-limit.ts';
export { route, routeWithPrepare } from './route.ts';
export type { Route, Signed } from './route.ts';
export { isConsoleServedAt } from './console-host.ts';
export { isSameOrigin } from './same-origin.ts';
export { serveSandbox } from './sandbox.ts';
export { createHealth, createHttp } from './server.ts';
export { serveWorker } from './worker.ts';
