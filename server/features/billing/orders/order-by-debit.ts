import type * as contract from '#contract/billing/index.ts';
import type { Answer, CheckedInput } from '#contract/core/endpoint.ts';
import type { FieldCode } from '#contract/core/errors.ts';
import { isPostalCode } from '#contract/postal-codes.ts';
import type { Caller, Core, Tx } from '#server/core/index.ts';
import { refuseFields } from '#server/http/index.ts';
import { memberOf } from '#server/features/accounts/index.ts';
import { findBuyer, paymentCountryOf } from '../offers/buyer.ts';
import { availableMethods } from '../offers/payment-methods.ts';
import { cancelOtherOrders } from './cancel-order.ts';
import type { OrderRequest } from './place-order.ts';
import { checkOrderRequest, orderRequestOf } from './place-order.ts';
import { findPlacedOrder } from './queries.ts';
import type { PreparedOrder } from './start-payment.ts';
import { parseIban } from '../debits/bank-accounts.ts';
import { remainingToday } from '../debits/daily-limit.ts';
import { DEBIT_PROVIDER } from '../debits/debit-provider.ts';
import { isBlocked } from '../debits/blocks.ts';
import { refuseBlocked, requireMandate } from '../debits/policy.ts';
import { consumeSmsCode, checkSmsCode } from './sms-codes.ts';
import { findCreditor } from '../debits/creditor.ts';
import { confirmationDay, nextCollectionDay } from '../debits/collection-days.ts';
import type { MandateDetails } from '../debits/mandates.ts';
import { createMandate, findMandate, mandateView } from '../debits/mandates.ts';
import { payByDebit } from './pay-by-debit.ts';
import { parseMobileNumber } from '../debits/mobile-numbers.ts';

type Body = CheckedInput<typeof contract.debitOrder>['body'];

/** What a member gave, checked; null for an order that stands already. */
interface CheckedForm {
  readonly details: MandateDetails;
  readonly phone: string;
  readonly code: string;
}

interface PreparedDebitOrder {
  readonly request: OrderRequest;
  readonly form: CheckedForm | null;
}

/** Whether a member can pay by direct debit, and how. */
export const readDirectDebit = async (
  core: Core,
  caller: Caller,
): Promise<Answer<typeof contract.directDebit>> => {
  const { db } = core;
  const { site } = caller;
  const userId = memberOf(caller);
  const country = paymentCountryOf(site, await findBuyer(db, userId));
  const mandate = await findMandate(db, userId);
  const { name, id, address } = await findCreditor(core, site);
  return {
    available: availableMethods(core, site, country).includes('directdebit'),
    blocked: await isBlocked(db, { userId, ibanHash: mandate?.ibanHash ?? null }),
    left_minor: await remainingToday(core, db, userId),
    collect_on: nextCollectionDay(core),
    confirmed_by: confirmationDay(nextCollectionDay(core)),
    mandate: mandateView(core, mandate),
    creditor: { name, id, address },
  };
};

/** Checks all fields at once. A code that is gone may have made this very order, a moment ago. */
const checkForm = async (
  core: Core,
  { site }: Caller,
  body: Body,
  request: OrderRequest,
): Promise<CheckedForm | null> => {
  const { holder, street, house_number, postal_code, city } = body;
  const { userId } = request;
  const iban = parseIban(body.iban);
  const country = paymentCountryOf(site, await findBuyer(core.db, userId));
  const phone = parseMobileNumber(body.phone, country);
  const code = body.sms_code.replaceAll(/\s/g, '');
  const fieldErrors: Record<string, FieldCode> = {};
  if (iban === null) fieldErrors['iban'] = 'iban_invalid';
  if (!isPostalCode(country, postal_code)) fieldErrors['postal_code'] = 'postal_invalid';
  if (phone === null) fieldErrors['phone'] = 'mobile_invalid';
  else if (!(await checkSmsCode(core, { userId, phone, code }))) {
    if (await findPlacedOrder(core.db, request)) return null;
    fieldErrors['sms_code'] = 'sms_invalid';
  }
  if (iban === null || phone === null || Object.keys(fieldErrors).length > 0)
    throw refuseFields(fieldErrors);
  const contact = { street, house_number, postal_code, city, phone };
  return { details: { holder, iban, contact }, phone, code };
};

/** Before the transaction of an order with a new mandate: what was typed, and what it costs. */
export const prepareDebitOrder = async (
  core: Core,
  caller: Caller,
  body: Body,
): Promise<PreparedDebitOrder> => {
  const request = orderRequestOf(caller, body, 'directdebit', DEBIT_PROVIDER);
  const { userId } = request;
  if (await findPlacedOrder(core.db, request)) return { request, form: null };
  await refuseBlocked(core.db, { userId });
  const form = await checkForm(core, caller, body, request);
  await checkOrderRequest(core, caller.site, request);
  await cancelOtherOrders(core, userId, request.clientId);
  return { request, form };
};

/** Mandate, order, debit and credits, all of them or nothing. */
export const finishDebitOrder = async (
  core: Core,
  tx: Tx,
  { site }: Caller,
  { request, form }: PreparedDebitOrder,
): Promise<string> => {
  const { userId } = request;
  return payByDebit(core, tx, site, request, async () => {
    const isCodeConsumed = form !== null && (await consumeSmsCode(core, tx, { userId, ...form }));
    if (!isCodeConsumed) throw refuseFields({ sms_code: 'sms_invalid' });
    return createMandate(core, tx, userId, form.details);
  });
};

/** An order with the mandate that the buyer gave earlier: nothing is left to do after it. */
export const prepareStoredDebitOrder = async (
  core: Core,
  caller: Caller,
  body: CheckedInput<typeof contract.order>['body'],
): Promise<PreparedOrder> => {
  const { site } = caller;
  const request = orderRequestOf(caller, body, 'directdebit', DEBIT_PROVIDER);
  const { userId } = request;
  await requireMandate(core.db, userId);
  await checkOrderRequest(core, site, request);
  await cancelOtherOrders(core, userId, request.clientId);
  const orderId = await core.transact((tx) =>
    payByDebit(core, tx, site, request, () => requireMandate(tx.db, userId)),
  );
  return { orderId, started: null };
};
