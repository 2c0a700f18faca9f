import { retryDelay, wait } from '../../contract/core/retry.ts';

const RETRIES = 5;

/** The router reads the data of pages by itself, from addresses that end so. */
const isPageData = (input: unknown, method = 'GET'): boolean =>
  method === 'GET' && input instanceof URL && input.pathname.endsWith('.data');

/** Asks again for the data of a page that a bad network has lost, as calls of the API do. */
export const patient =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    if (!isPageData(input, init?.method)) return fetch(input, init);
    for (let tries = 0; ; tries += 1) {
      try {
        return await fetch(input, init);
      } catch (cause) {
        const delay = retryDelay(tries, null);
        if (init?.signal?.aborted || delay === null || tries === RETRIES) throw cause;
        await wait(delay, init?.signal ?? undefined);
      }
    }
  };
