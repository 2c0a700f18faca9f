import type { orderCheck, orders } from '#contract/billing/orders.ts';
import type { creditNote, receipt } from '#contract/billing/receipts.ts';
import type { statement } from '#contract/billing/statement.ts';
import type { storedMethods } from '#contract/billing/stored-methods.ts';
import type { PaymentMethod, StatementFilter } from '#contract/billing/enums.ts';
import type { Answer } from '#contract/core/endpoint.ts';

/** One order and what its screen tells beside it. */
export interface OrderData extends Answer<typeof orderCheck> {
  readonly page: 'order';
  /** Whether it made the member premium. */
  readonly first: boolean;
  /** In which ways it can be paid after all, and with which code. */
  readonly retry: { readonly methods: readonly PaymentMethod[]; readonly code: string | null };
  readonly back: string | null;
  /** Whether the member has asked to return credits, and whether it is done. */
  readonly returning: boolean;
  readonly returned: number | null;
  /** Whether it was a withdrawal. */
  readonly withdrawn: boolean;
}

export type ReceiptData = Answer<typeof receipt> & { readonly page: 'receipt' };

export type NoteData = Answer<typeof creditNote> & {
  readonly page: 'note';
  readonly id: string;
};

export interface ListData {
  readonly page: 'payments';
  readonly list: Answer<typeof orders>;
  readonly stored: Answer<typeof storedMethods>['methods'];
  /** What was not completed. */
  readonly open: Answer<typeof orders>;
  readonly cursor: string | null;
  readonly openCursor: string | null;
}

export interface StatementData {
  readonly page: 'credits';
  readonly part: StatementFilter;
  readonly list: Answer<typeof statement>;
  readonly cursor: string | null;
}

export type TransactionsData = OrderData | ReceiptData | NoteData | ListData | StatementData;
