import { retryDelay, wait } from '#contract/core/retry.ts';

const MAX_RETRIES = 5;

/** The router reads the data of pages, and where links lead, by itself, from these addresses. */
const ROUTER_PATHS = /\.data$|^\/__manifest$/;

const isRouterRequest = (input: unknown, method = 'GET'): boolean =>
  method === 'GET' && input instanceof URL && ROUTER_PATHS.test(input.pathname);

/** Asks again for what the router lost to a bad network, as calls of the API do. */
export const retryingFetch =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    if (!isRouterRequest(input, init?.method)) return fetch(input, init);
    for (let tries = 0; ; tries += 1) {
      try {
        return await fetch(input, init);
      } catch (cause) {
        const delay = retryDelay(tries, null);
        if (init?.signal?.aborted || delay === null || tries === MAX_RETRIES) throw cause;
        await wait(delay, init?.signal ?? undefined);
      }
    }
  };
