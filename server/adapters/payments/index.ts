import type { StripeKeys } from '#server/config/index.ts';
import type { Payments } from './payments.ts';
import type { Sandbox, SandboxOptions } from './sandbox/index.ts';
import { openSandbox } from './sandbox/index.ts';

export { NotSigned, PayerUnknown, ProviderError, ProviderRefused } from './payments.ts';
export type {
  DisputeEvidence,
  ListedPayment,
  ProviderDispute,
  StartedPayment,
  Payment,
  PaymentEvent,
  ProviderReport,
  Payments,
  ProviderMethod,
} from './payments.ts';
export type { PastPayments, SandboxOptions } from './sandbox/index.ts';

/** The provider that the settings ask for: Stripe, or one that moves no money. */
export const openPayments = async (options: {
  stripe: StripeKeys | null;
  sandbox: SandboxOptions;
}): Promise<Payments> => {
  if (options.stripe === null) return openSandbox(options.sandbox);
  // Its library is large.
  const { openStripe } = await import('./stripe/index.ts');
  return openStripe({ ...options.stripe, now: options.sandbox.now });
};

/** The test provider, if that is the one. */
export const sandboxOf = (payments: Payments): Sandbox | null =>
  'checkout' in payments ? (payments as Sandbox) : null;
