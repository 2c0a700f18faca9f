import type { OrderView } from '#contract/billing/orders.ts';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import type { FormReply } from '#web/lib/form.ts';

/** What a member declares: from which order they withdraw, as whom, and where to acknowledge it. */
export interface Declaration {
  readonly order: string;
  readonly name: string;
  readonly email: string;
}

export const readDeclaration = (
  typed: Readonly<Record<string, string | undefined>>,
): Declaration => ({
  order: typed['order'] ?? '',
  name: typed['name']?.trim() ?? '',
  email: typed['email']?.trim() ?? '',
});

const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is missing before anything can be confirmed. */
export const checkDeclaration = ({ order, name, email }: Declaration): ErrorAnswer | null => {
  const fields = {
    ...(order === '' && { order: { code: 'required' } }),
    ...(name === '' && { name: { code: 'required' } }),
    ...(!EMAIL_PATTERN.test(email) && {
      email: { code: email === '' ? 'required' : 'invalid_email' },
    }),
  };
  if (Object.keys(fields).length === 0) return null;
  return { code: 'invalid_input', error: '', fields } as ErrorAnswer;
};

type Posted = Partial<FormReply<Declaration>> | undefined;

/** What was declared, as far as the page knows. */
export const lastDeclaration = (posted: Posted): Declaration | null => {
  const { result } = posted ?? {};
  if (!result) return null;
  return result.ok ? result.answer : readDeclaration(result.values);
};

/**
 * The order to confirm: what was declared is complete, and the order can still be withdrawn from. A
 * confirmation that came to nothing is asked for again, unless a field is wrong.
 */
export const orderToConfirm = (orders: readonly OrderView[], posted: Posted): OrderView | null => {
  const declaration = lastDeclaration(posted);
  const { result } = posted ?? {};
  if (!declaration || (result?.ok === false && result.refusal.fields)) return null;
  return orders.find(({ id }) => id === declaration.order) ?? null;
};
