import type { withdrawals } from '#contract/billing/withdrawals.ts';
import type { Answer } from '#contract/core/endpoint.ts';

export interface WithdrawalData extends Answer<typeof withdrawals> {
  /** The order that the address names. */
  readonly chosen: string | null;
}
