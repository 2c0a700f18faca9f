const FIRST_DELAY_MS = 300;
const MAX_DELAY_MS = 10_000;

/**
 * Milliseconds to wait before the next try: doubling, with jitter, or what the server asks. Null if
 * it asks for longer than anyone would wait in front of a page.
 */
export const retryDelay = (
  tries: number,
  retryAfter: string | null,
  random = Math.random,
): number | null => {
  const requestedSeconds = Number(retryAfter);
  if (retryAfter !== null && Number.isFinite(requestedSeconds) && requestedSeconds > 0) {
    return requestedSeconds * 1000 > MAX_DELAY_MS
      ? null
      : requestedSeconds * 1000 + random() * FIRST_DELAY_MS;
  }
  const step = Math.min(FIRST_DELAY_MS * 2 ** tries, MAX_DELAY_MS);
  return step / 2 + (random() * step) / 2;
};

/** Resolves after `ms`, or rejects as soon as the signal aborts. */
export const wait = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason as Error);
      return;
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', stop, { once: true });
  });
