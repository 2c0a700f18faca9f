import { directDebit } from '#contract/billing/debits.ts';
import type { Call } from '#contract/core/client.ts';
import { DebitPage } from '#web/features/billing/debit/debit-page.tsx';
import type { DebitData } from '#web/features/billing/debit/page-data.ts';
import { revokeMandate, requestCode, sendMandate } from '#web/features/billing/debit/send-debit.ts';
import { codeOf, readQuote } from '#web/features/billing/order/page-data.ts';
import { postOrder, sendOrder } from '#web/features/billing/order/place-order.ts';
import { safeBack } from '#web/features/billing/rules/back-path.ts';
import { call } from '#web/lib/call.ts';
import { textFieldsOf } from '#web/lib/form.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { membersOnly, orErrorPage, serverCall } from '#web/lib/visit.ts';
import type { Route } from './+types/directdebit';

export const loader = async (args: Route.LoaderArgs): Promise<DebitData> => {
  membersOnly(args);
  const api = serverCall(args);
  const query = new URL(args.request.url).searchParams;
  const id = query.get('package');
  const [debit, quoted] = await Promise.all([
    orErrorPage(api(directDebit)),
    id === null ? null : readQuote(api, { id, method: 'directdebit', code: codeOf(query) }),
  ]);
  return { debit, quoted, back: safeBack(query.get('back')) };
};

type Texts = Readonly<Record<string, string | undefined>>;

const change = (api: Call, typed: Texts) => {
  if (typed['intent'] === 'revoke') return revokeMandate(api);
  return typed['send'] === undefined ? sendMandate(api, typed) : requestCode(api, typed);
};

export const action = async (args: Route.ActionArgs) => {
  const typed = textFieldsOf(await args.request.formData());
  const api = serverCall(args);
  return typed['intent'] === 'order' ? postOrder(api, typed, args.request) : change(api, typed);
};

export const clientAction = async ({ request }: Route.ClientActionArgs) => {
  const typed = textFieldsOf(await request.formData());
  return typed['intent'] === 'order' ? sendOrder(typed) : change(call, typed);
};

/** Paying by direct debit, and the mandate for it. */
export default function DirectDebit({ loaderData }: Route.ComponentProps) {
  return (
    <WithTexts of="orders">
      <DebitPage data={loaderData} />
    </WithTexts>
  );
}
