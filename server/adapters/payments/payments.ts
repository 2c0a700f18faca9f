import type { IncomingHttpHeaders } from 'node:http';
import type { PaidWith } from '#contract/billing/quotes.ts';
import type {
  DisputeKind,
  DisputeState,
  OrderState,
  PaymentFailure,
  PaymentMethod,
} from '#contract/billing/enums.ts';
import { paymentMethods } from '#contract/billing/enums.ts';

/** Methods that a provider takes; direct debits we collect ourselves. */
export type ProviderMethod = Exclude<PaymentMethod, 'directdebit'>;

export const providerMethods = paymentMethods.filter((method) => method !== 'directdebit');

/** A payment that a provider shall take. The same order again is the same payment. */
export interface Payment {
  readonly orderId: string;
  readonly minor: number;
  readonly currency: string;
  readonly method: ProviderMethod;
  /** What the payer reads on the page and on the statement of their bank. */
  readonly description: string;
  readonly locale: string;
  /** Where the payer goes afterwards, whatever came of it. */
  readonly returnUrl: string;
  /** Where the payer goes who turns back before paying. */
  readonly cancelUrl: string;
  /** Until when it can be paid. */
  readonly until: Date;
  /** Whom the provider knows the payer as. */
  readonly payer: string;
  /** What was kept from an earlier payment, to be charged at once; null to ask how to pay. */
  readonly token: string | null;
}

/** A way to pay that the provider keeps for us. */
export interface StoredMethod {
  readonly token: string;
  readonly shown: PaidWith;
}

/** How a payment stands, in the provider's own word. */
export interface ProviderReport {
  readonly reference: string;
  readonly orderId: string;
  /** `returned` is what the payer's bank took back after it was paid, `restored` what it gave up again. */
  readonly state: OrderState | 'returned' | 'restored';
  readonly failure: PaymentFailure | null;
  readonly minor: number;
  readonly currency: string;
  readonly paidWith: PaidWith | null;
  /** To pay with again, if the payer agreed and the method can. */
  readonly storedMethod: StoredMethod | null;
}

export interface StartedPayment {
  readonly reference: string;
  /** Where the payer pays; null if nobody has to be asked. */
  readonly redirect: string | null;
  /** What is known already. */
  readonly report: ProviderReport;
}

/** What the payer's bank asks of us, or took from us. */
export interface ProviderDispute {
  readonly reference: string;
  readonly kind: DisputeKind;
  readonly state: DisputeState;
  /** In the provider's own word. */
  readonly reason: string;
  readonly minor: number;
  readonly currency: string;
  readonly openedAt: Date;
  /** Until when it can be answered. */
  readonly dueAt: Date | null;
  /** When it stood like this: later word counts. */
  readonly asOf: Date;
}

/** What is said to a bank: our words, and what we hold. */
export interface DisputeEvidence {
  readonly words: string;
  readonly product: string;
  readonly activity: string;
  readonly boughtAt: Date;
  readonly buyer: { readonly name: string; readonly email: string } | null;
}

/** A payment that brought money, as the provider has it by now. */
export interface ListedPayment {
  readonly reference: string;
  readonly orderId: string;
  readonly createdAt: Date;
  readonly minor: number;
  readonly currency: string;
  /** What went back of it. */
  readonly refundedMinor: number;
  /** The latest, if there is one. */
  readonly dispute: ProviderDispute | null;
}

export interface PaymentEvent {
  /** The same for the same word, however often it comes. */
  readonly id: string;
  /** What the provider calls it. */
  readonly word: string;
  /** When it happened; null where the provider does not say. */
  readonly happenedAt: Date | null;
  /** Null for word of something else. */
  readonly report: ProviderReport | null;
  /** The key of a refund that came to nothing after the provider had taken it over. */
  readonly failedRefund: string | null;
  /** A dispute of the reported payment, as it stands by now. */
  readonly dispute: ProviderDispute | null;
}

/** Somebody who pays. */
interface Payer {
  readonly userId: string;
  readonly email: string;
  /** What the provider calls them already. */
  readonly knownAs: string | null;
}

/** Word that the provider has not signed, or too long ago. */
export class NotSigned extends Error {
  override name = 'NotSigned';
}

/** The provider could not be reached or would not do it; what was asked may be asked again. */
export class ProviderError extends Error {
  override name = 'ProviderError';
}

/** The provider said no: asked again it would say the same. */
export class ProviderRefused extends ProviderError {
  override name = 'ProviderRefused';
}

/** The provider knows the payer no more, and wants to be told of them anew. */
export class PayerUnknown extends ProviderError {
  override name = 'PayerUnknown';
}

/** Somebody who takes money for us. */
export interface Payments {
  readonly name: string;
  readonly methods: readonly ProviderMethod[];
  /** Makes a payer known or tells of a new address, and gives the name that they are known by. */
  registerPayer(payer: Payer): Promise<string>;
  start(payment: Payment): Promise<StartedPayment>;
  /** How a payment stands now; null if the provider never heard of it. */
  fetchStatus(reference: string): Promise<ProviderReport | null>;
  /** Payments of ours that were begun in a period and brought money, up to so many; whether these are all. */
  list(period: {
    readonly from: Date;
    readonly until: Date;
    readonly max: number;
  }): Promise<{ readonly payments: readonly ListedPayment[]; readonly isWhole: boolean }>;
  /** Gives a payment up, unless it was made meanwhile. */
  cancel(reference: string): Promise<ProviderReport | null>;
  /** Sends money back; the same key is done once. */
  refund(refund: {
    readonly reference: string;
    readonly minor: number;
    readonly currency: string;
    readonly key: string;
  }): Promise<void>;
  /** Reads what was posted to us, once its signature is known to be right, and may ask back. */
  readEvent(body: Uint8Array, headers: IncomingHttpHeaders): Promise<PaymentEvent>;
  /** Answers a dispute, which is with the bank then; the same key is done once. */
  answerDispute(
    reference: string,
    evidence: DisputeEvidence,
    key: string,
  ): Promise<ProviderDispute>;
  /** Gives a dispute up, so that the payer keeps the money; the same key is done once. */
  acceptDispute(reference: string, key: string): Promise<ProviderDispute>;
  /** Forgets a way to pay that was kept. */
  forgetMethod(token: string): Promise<void>;
  /** Forgets who paid, when an account is erased. */
  forgetPayer(payer: string): Promise<void>;
  close(): Promise<void>;
}
