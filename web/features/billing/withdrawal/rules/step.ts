import type { OrderView } from '../../../../../contract/billing/orders.ts';
import type { ErrorAnswer } from '../../../../../contract/core/errors.ts';
import type { Sent } from '../../../../lib/form.ts';

/** What a member declares: from which order they withdraw, as whom, and where to acknowledge it. */
export interface Declared {
  readonly order: string;
  readonly name: string;
  readonly email: string;
}

export const declaredIn = (typed: Readonly<Record<string, string | undefined>>): Declared => ({
  order: typed['order'] ?? '',
  name: typed['name']?.trim() ?? '',
  email: typed['email']?.trim() ?? '',
});

const LIKE_AN_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is missing before anything can be confirmed. */
export const refusalOf = ({ order, name, email }: Declared): ErrorAnswer | null => {
  const fields = {
    ...(order === '' && { order: { code: 'required' } }),
    ...(name === '' && { name: { code: 'required' } }),
    ...(!LIKE_AN_ADDRESS.test(email) && {
      email: { code: email === '' ? 'required' : 'invalid_email' },
    }),
  };
  if (Object.keys(fields).length === 0) return null;
  return { code: 'invalid_input', error: '', fields } as ErrorAnswer;
};

type Posted = Partial<Sent<Declared>> | undefined;

/** What was declared, as far as the page knows. */
export const lastDeclared = (posted: Posted): Declared | null => {
  const { result } = posted ?? {};
  if (!result) return null;
  return result.ok ? result.answer : declaredIn(result.typed);
};

/**
 * The order to confirm: what was declared is complete, and the order can still be withdrawn from. A
 * confirmation that came to nothing is asked for again, unless a field is wrong.
 */
export const toConfirm = (orders: readonly OrderView[], posted: Posted): OrderView | null => {
  const declared = lastDeclared(posted);
  const { result } = posted ?? {};
  if (!declared || (result?.ok === false && result.refusal.fields)) return null;
  return orders.find(({ id }) => id === declared.order) ?? null;
};
