import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from '../core/index.ts';

/** Who asked for the page that calls the API in this process; identified once, for both. */
export interface Passed {
  readonly caller: Caller;
  readonly protocol: string;
}

const store = new AsyncLocalStorage<Passed>();

export const passOn = <T>(from: Passed, call: () => Promise<T>): Promise<T> =>
  store.run(from, call);

export const passedOn = (): Passed | undefined => store.getStore();
