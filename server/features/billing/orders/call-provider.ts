import type { Core } from '#server/core/index.ts';
import { Refusal } from '#server/core/index.ts';
import { ProviderError } from '#server/adapters/payments/index.ts';

/** Calls the payment provider; if it does not answer, the caller is refused with `unavailable`. */
export const callProvider = async <T>(core: Core, call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    core.log.error({ err: error }, 'the payment provider did not answer');
    throw new Refusal('unavailable');
  }
};
