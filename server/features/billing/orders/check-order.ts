import type { Caller, Core } from '#server/core/index.ts';
import type { ProviderReport } from '#server/adapters/payments/index.ts';
import { callProvider } from './call-provider.ts';
import { isStarting } from './cancel-order.ts';
import { findOwnOrder } from './policy.ts';

/** The report of the provider on an order, and whether the payer can still pay it. */
interface CheckedOrder {
  readonly report: ProviderReport | null;
  readonly payable: boolean;
}

/** Asks the provider how an own order stands, unless that is settled or nobody could be asked. */
export const checkOrder = async (core: Core, caller: Caller, id: string): Promise<CheckedOrder> => {
  const order = await findOwnOrder(core, caller, id);
  const { state, reference, provider } = order;
  if (state !== 'loading' && state !== 'pending') return { report: null, payable: false };
  if (reference === null || provider !== core.payments.name) {
    return { report: null, payable: !isStarting(core, order) };
  }
  const report = await callProvider(core, () => core.payments.fetchStatus(reference));
  return { report, payable: (report?.state ?? 'loading') === 'loading' };
};
