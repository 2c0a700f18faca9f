import { redirect } from 'react-router';
import { orderState, refund } from '#contract/billing/orders.ts';
import type { Call } from '#contract/core/client.ts';
import { linkTo } from '#contract/routes.ts';
import { sendForm, replyToForm, textFieldsOf } from '#web/lib/form.ts';
import { readDeclaration, checkDeclaration } from './declaration.ts';

const isReturned = async (api: Call, id: string): Promise<boolean> => {
  const { order } = await api(orderState, { query: { id } });
  // What was not collected yet is cancelled instead.
  return order.refunded_minor > 0 || order.state === 'cancelled';
};

/** The first step shows what would be declared, the second declares it. */
export const sendWithdrawal = async (api: Call, request: Request) => {
  const typed = textFieldsOf(await request.formData());
  const declaration = readDeclaration(typed);
  const refusal = checkDeclaration(declaration);
  if (refusal) return replyToForm('check', { ok: false, refusal, values: typed });
  if (typed['intent'] !== 'confirm') return replyToForm('check', { ok: true, answer: declaration });
  const { order: id, name, email } = declaration;
  const minor = Number(typed['minor']);
  const body = { id, minor, withdrawal: { name, email } };
  const result = await sendForm(typed, () => api(refund, { body }));
  if (!result.ok) {
    // Sent twice, or from another tab before: it is done, and the order tells what came of it.
    const isDone = result.refusal.code === 'nothing_to_refund' && (await isReturned(api, id));
    return isDone ? redirect(linkTo('transactions-id', { id })) : replyToForm('confirm', result);
  }
  return redirect(linkTo('transactions-id', { id }, { returned: minor, withdrawn: 1 }));
};
