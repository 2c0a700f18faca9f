import { Refusal } from '#server/core/index.ts';

/** Only premium members invite others. */
export const assertCanInvite = ({ paidUser }: { readonly paidUser: boolean }): void => {
  if (!paidUser) throw new Refusal('premium_only');
};
