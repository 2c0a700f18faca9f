import { redirect } from 'react-router';
import { debitCode, debitOrder, mandateRevoke } from '#contract/billing/debits.ts';
import type { Call } from '#contract/core/client.ts';
import { linkTo } from '#contract/routes.ts';
import { sendForm, replyToForm } from '#web/lib/form.ts';
import { safeBack } from '../rules/back-path.ts';

type Texts = Readonly<Record<string, string | undefined>>;

/** What is typed into the form; the code comes by phone and is typed anew. */
const typedFields = [
  'holder',
  'iban',
  'street',
  'house_number',
  'postal_code',
  'city',
  'phone',
] as const;

const fieldsOf = (typed: Texts): Record<(typeof typedFields)[number], string> =>
  Object.fromEntries(typedFields.map((name) => [name, typed[name] ?? ''])) as Record<
    (typeof typedFields)[number],
    string
  >;

export const requestCode = async (api: Call, typed: Texts) => {
  const fields = fieldsOf(typed);
  const send = async () => {
    const { phone, expires_at } = await api(debitCode, { body: { phone: fields.phone } });
    return { phone, expires_at, fields };
  };
  return replyToForm('mandate', await sendForm(fields, send));
};

/** Gives the mandate and orders with it. */
export const sendMandate = async (api: Call, typed: Texts) => {
  const fields = fieldsOf(typed);
  const authorised = typed['authorised'] !== undefined;
  const body = {
    ...fields,
    client_id: typed['client_id'] ?? '',
    package: Number(typed['package']),
    code: typed['code'] || null,
    minor: Number(typed['minor']),
    sms_code: (typed['sms_code'] ?? '').replaceAll(/\D/g, ''),
    // What was not ticked is refused as such by the server.
    authorised: authorised as true,
  };
  const { code_sent } = typed;
  const shown = {
    ...fields,
    minor: typed['minor'] ?? '',
    ...(authorised && { authorised: '1' }),
    ...(code_sent && { code_sent }),
  };
  const result = await sendForm(shown, () => api(debitOrder, { body }));
  if (!result.ok) return replyToForm('mandate', result);
  const back = safeBack(typed['back'] ?? null) ?? undefined;
  return redirect(linkTo('transactions-id', { id: result.answer.order.id }, { back }));
};

export const revokeMandate = async (api: Call) =>
  replyToForm('revoke', await sendForm({}, () => api(mandateRevoke)));
