import { redirect, redirectDocument } from 'react-router';
import type { orderState } from '#contract/billing/orders.ts';
import { order } from '#contract/billing/orders.ts';
import type { Call } from '#contract/core/client.ts';
import type { Answer, Input } from '#contract/core/endpoint.ts';
import { linkTo } from '#contract/routes.ts';
import { call } from '#web/lib/call.ts';
import { sendForm, replyToForm } from '#web/lib/form.ts';
import { safeBack } from '../rules/back-path.ts';
import { saveBackPath } from './back-storage.ts';
import { parseChoice } from './rules/choices.ts';

type Texts = Readonly<Record<string, string | undefined>>;
type Body = Input<typeof order>['body'];
type PlacedOrder = Answer<typeof orderState>;

/** What the form of an order says. */
const readBody = (typed: Texts): Body => {
  const { method, stored } = parseChoice(typed['method'] ?? '');
  return {
    client_id: typed['client_id'] ?? '',
    package: Number(typed['package']),
    method: method as Body['method'],
    code: typed['code'] || null,
    minor: Number(typed['minor']),
    stored,
  };
};

const backOf = (typed: Texts) => safeBack(typed['back'] ?? null) ?? undefined;

const queryOf = (typed: Texts) => ({ code: typed['code'] || undefined, back: backOf(typed) });

const debitPage = (typed: Texts) =>
  redirect(linkTo('directdebit', {}, { package: typed['package'], ...queryOf(typed) }));

/** The same page for another way to pay, which may have another price and has an id of its own. */
const pageFor = ({ method, stored, package: id }: Body, typed: Texts) =>
  redirect(
    linkTo(
      'credits-id-paymentmethod',
      { id: String(id), paymentmethod: method },
      { kept: stored ? 1 : undefined, ...queryOf(typed) },
    ),
  );

const statePage = (id: string, typed: Texts) =>
  redirect(linkTo('transactions-id', { id }, { back: backOf(typed) }));

const placeOrder = async (
  api: Call,
  typed: Texts,
  onPlaced: (started: PlacedOrder) => Response,
) => {
  const body = readBody(typed);
  // An account is debited with a mandate, which has a page of its own.
  if (body.method === 'directdebit' && !body.stored) return debitPage(typed);
  if (typed['of'] !== undefined && typed['of'] !== body.method) return pageFor(body, typed);
  const shown = { method: typed['method'] ?? '', minor: typed['minor'] ?? '' };
  const result = await sendForm(shown, () => api(order, { body }));
  if (result.ok) return onPlaced(result.answer);
  return result.refusal.code === 'mandate_needed' ? debitPage(typed) : replyToForm('order', result);
};

/** Orders as the server does it for browsers without scripts. */
export const postOrder = (api: Call, typed: Texts, { url }: Request) =>
  placeOrder(api, typed, ({ order: { id }, redirect: to }) => {
    // A form may not be led to another host; from the page of the order a link may.
    const isSameOrigin = to !== null && URL.parse(to, url)?.origin === new URL(url).origin;
    return isSameOrigin ? redirectDocument(to) : statePage(id, typed);
  });

/** Orders as the browser does it. */
export const sendOrder = (typed: Texts) =>
  placeOrder(call, typed, ({ order: { id }, redirect: to }) => {
    const back = backOf(typed);
    if (back !== undefined) saveBackPath(id, back);
    return to === null ? statePage(id, typed) : redirectDocument(to);
  });
