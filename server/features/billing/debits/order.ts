import { and, eq } from '../../../db/sql.ts';
import type { debitOrder, directDebit } from '../../../../contract/billing/index.ts';
import type { Answer, Checked } from '../../../../contract/core/endpoint.ts';
import type { FieldCode } from '../../../../contract/core/errors.ts';
import { isPostalCode } from '../../../../contract/postal-codes.ts';
import type { Caller, Core, Tx } from '../../../core/index.ts';
import { tables } from '../../../db/index.ts';
import { refuseFields } from '../../../http/index.ts';
import { memberOf } from '../../accounts/index.ts';
import { findBuyer, payingIn } from '../offers/buyer.ts';
import { methodsIn } from '../offers/methods.ts';
import { dropOthers } from '../orders/begin.ts';
import type { Placing } from '../orders/place.ts';
import { checkPlacing } from '../orders/place.ts';
import { ibanOf } from './accounts.ts';
import { DEBIT, leftToday } from './allowance.ts';
import { isBlocked, refuseBlocked } from './blocks.ts';
import { takeCode, tryCode } from './codes.ts';
import { creditorOf } from './creditor.ts';
import { confirmedBy, nextCollection } from './days.ts';
import type { Details } from './mandates.ts';
import { giveMandate, mandateOf, mandateView } from './mandates.ts';
import { payByDebit } from './pay.ts';
import { mobileOf } from './phones.ts';

const { orders } = tables;

type Body = Checked<typeof debitOrder>['body'];

/** What a member gave, checked; null for an order that stands already. */
interface Given {
  readonly details: Details;
  readonly phone: string;
  readonly code: string;
}

interface Prepared {
  readonly placing: Placing;
  readonly given: Given | null;
}

/** Whether a member can pay by direct debit, and how. */
export const readDebit = async (
  core: Core,
  caller: Caller,
): Promise<Answer<typeof directDebit>> => {
  const { db } = core;
  const { site } = caller;
  const userId = memberOf(caller);
  const country = payingIn(site, await findBuyer(db, userId));
  const mandate = await mandateOf(db, userId);
  const { name, id, address } = await creditorOf(core, site);
  return {
    available: methodsIn(core, site, country).includes('directdebit'),
    blocked: await isBlocked(db, { userId, ibanHash: mandate?.ibanHash ?? null }),
    left_minor: await leftToday(core, db, userId),
    collect_on: nextCollection(core),
    confirmed_by: confirmedBy(nextCollection(core)),
    mandate: mandateView(core, mandate),
    creditor: { name, id, address },
  };
};

const isPlaced = async ({ db }: Core, { userId, clientId }: Placing): Promise<boolean> =>
  (await db.$count(orders, and(eq(orders.userId, userId), eq(orders.clientId, clientId)))) > 0;

/** Checks all fields at once. A code that is gone may have made this very order, a moment ago. */
const checkGiven = async (
  core: Core,
  { site }: Caller,
  body: Body,
  placing: Placing,
): Promise<Given | null> => {
  const { holder, street, house_number, postal_code, city } = body;
  const { userId } = placing;
  const iban = ibanOf(body.iban);
  const country = payingIn(site, await findBuyer(core.db, userId));
  const phone = mobileOf(body.phone, country);
  const code = body.sms_code.replaceAll(/\s/g, '');
  const wrong: Record<string, FieldCode> = {};
  if (iban === null) wrong['iban'] = 'iban_invalid';
  if (!isPostalCode(country, postal_code)) wrong['postal_code'] = 'postal_invalid';
  if (phone === null) wrong['phone'] = 'mobile_invalid';
  else if (!(await tryCode(core, { userId, phone, code }))) {
    if (await isPlaced(core, placing)) return null;
    wrong['sms_code'] = 'sms_invalid';
  }
  if (iban === null || phone === null || Object.keys(wrong).length > 0) throw refuseFields(wrong);
  const contact = { street, house_number, postal_code, city, phone };
  return { details: { holder, iban, contact }, phone, code };
};

/** Before the transaction of an order with a new mandate: what was typed, and what it costs. */
export const prepareDebit = async (core: Core, caller: Caller, body: Body): Promise<Prepared> => {
  const userId = memberOf(caller);
  const placing: Placing = {
    userId,
    clientId: body.client_id,
    packageId: body.package,
    method: 'directdebit',
    code: body.code ?? null,
    locale: caller.locale,
    connection: caller.geoipCountry,
    minor: body.minor,
    provider: DEBIT,
  };
  if (await isPlaced(core, placing)) return { placing, given: null };
  await refuseBlocked(core.db, { userId });
  const given = await checkGiven(core, caller, body, placing);
  await checkPlacing(core, caller.site, placing);
  await dropOthers(core, userId, placing.clientId);
  return { placing, given };
};

/** Mandate, order, debit and credits, all of them or nothing. */
export const finishDebit = async (
  core: Core,
  tx: Tx,
  { site }: Caller,
  { placing, given }: Prepared,
): Promise<string> => {
  const { userId } = placing;
  return payByDebit(core, tx, site, placing, async () => {
    const isTaken = given !== null && (await takeCode(core, tx, { userId, ...given }));
    if (!isTaken) throw refuseFields({ sms_code: 'sms_invalid' });
    return giveMandate(core, tx, userId, given.details);
  });
};
