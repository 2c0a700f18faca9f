import { limits } from './limits.ts';

/** A part of a page of text in plain words. */
export interface TextBlock {
  readonly kind: 'title' | 'heading' | 'question' | 'text' | 'item';
  readonly text: string;
}

/** The date of the terms in force: the product's own, or when the company came in if that is later. */
export const termsVersion = (companyAdded: Date): Date => {
  const earliest = new Date(limits.termsNotBefore);
  return companyAdded > earliest ? companyAdded : earliest;
};
