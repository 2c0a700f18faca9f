import type { directDebit } from '#contract/billing/debits.ts';
import type { Answer } from '#contract/core/endpoint.ts';
import type { Quoted } from '../order/page-data.ts';

export interface DebitData {
  readonly debit: Answer<typeof directDebit>;
  /** Null as long as no package is chosen. */
  readonly quoted: Quoted | null;
  readonly back: string | null;
}

/** The form that is paid with: of the account that is known, or of a new one. */
export const PAY_FORM = 'pay-by-debit';

/** Together with a package there is something to pay. */
export type DebitOrder = DebitData & { readonly quoted: Quoted };
