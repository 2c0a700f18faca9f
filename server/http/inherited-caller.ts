import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from '#server/core/index.ts';

/** Who asked for the page that calls the API in this process; identified once, for both. */
export interface PageCaller {
  readonly caller: Caller;
  readonly protocol: string;
}

const store = new AsyncLocalStorage<PageCaller>();

export const runAsCaller = <T>(from: PageCaller, call: () => Promise<T>): Promise<T> =>
  store.run(from, call);

export const inheritedCaller = (): PageCaller | undefined => store.getStore();
