import { redirect, redirectDocument } from 'react-router';
import type { orderState } from '../../../../contract/billing/orders.ts';
import { order } from '../../../../contract/billing/orders.ts';
import type { Call } from '../../../../contract/core/client.ts';
import type { Answer, Input } from '../../../../contract/core/endpoint.ts';
import { linkTo } from '../../../../contract/routes.ts';
import { call } from '../../../lib/call.ts';
import { sendForm, sent } from '../../../lib/form.ts';
import { safeBack } from '../rules/back.ts';
import { keepBack } from './kept-back.ts';
import { readChoice } from './rules/choices.ts';

type Texts = Readonly<Record<string, string | undefined>>;
type Body = Input<typeof order>['body'];
type Started = Answer<typeof orderState>;

/** What the form of an order says. */
const bodyOf = (typed: Texts): Body => {
  const { method, stored } = readChoice(typed['method'] ?? '');
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

const post = async (api: Call, typed: Texts, goOn: (started: Started) => Response) => {
  const body = bodyOf(typed);
  // An account is debited with a mandate, which has a page of its own.
  if (body.method === 'directdebit' && !body.stored) return debitPage(typed);
  if (typed['of'] !== undefined && typed['of'] !== body.method) return pageFor(body, typed);
  const shown = { method: typed['method'] ?? '', minor: typed['minor'] ?? '' };
  const result = await sendForm(shown, () => api(order, { body }));
  if (result.ok) return goOn(result.answer);
  return result.refusal.code === 'mandate_needed' ? debitPage(typed) : sent('order', result);
};

/** Orders as the server does it for browsers without scripts. */
export const postOrder = (api: Call, typed: Texts, { url }: Request) =>
  post(api, typed, ({ order: { id }, redirect: to }) => {
    // A form may not be led to another host; from the page of the order a link may.
    const isOwn = to !== null && URL.parse(to, url)?.origin === new URL(url).origin;
    return isOwn ? redirectDocument(to) : statePage(id, typed);
  });

/** Orders as the browser does it. */
export const sendOrder = (typed: Texts) =>
  post(call, typed, ({ order: { id }, redirect: to }) => {
    const back = backOf(typed);
    if (back !== undefined) keepBack(id, back);
    return to === null ? statePage(id, typed) : redirectDocument(to);
  });
