import { limits } from './limits.ts';

/** The date of the terms in force: the product's own, or when the company came in if that is later. */
export const termsVersion = (companyAdded: Date): Date => {
  const earliest = new Date(limits.termsNotBefore);
  return companyAdded > earliest ? companyAdded : earliest;
};
