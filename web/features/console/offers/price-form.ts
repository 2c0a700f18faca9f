import type { PackageDraft, PriceList } from '#contract/console/prices.ts';
import { amountText, parseAmount } from '../rules/parse-amount.ts';

/** A package as it is typed. */
export interface TypedPackage {
  /** For React, since everything else may change. */
  readonly key: number;
  readonly credits: string;
  readonly price: string;
}

const creditsOf = (typed: string): number | null =>
  /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : null;

/** Packages as they are shown in the form. */
export const typedOf = (drafts: readonly PackageDraft[]): TypedPackage[] =>
  drafts.map(({ credits, minor }, key) => ({
    key,
    credits: String(credits),
    price: amountText(minor),
  }));

export const soldIn = ({ packages }: PriceList): PackageDraft[] =>
  packages.filter(({ active }) => active).map(({ credits, minor }) => ({ credits, minor }));

/** A package that can be read; null while it is being typed. */
export const readPackage = ({ credits, price }: TypedPackage): PackageDraft | null => {
  const [size, minor] = [creditsOf(credits), parseAmount(price)];
  return size && minor ? { credits: size, minor } : null;
};

/**
 * What is typed, as it is sent: the smallest first, whatever the order in the form. What cannot be
 * read is sent as nothing, which the server refuses under the name of its field.
 */
export const draftsOf = (typed: readonly TypedPackage[]): PackageDraft[] =>
  typed
    .map((one) => ({ credits: creditsOf(one.credits) ?? 0, minor: parseAmount(one.price) ?? 0 }))
    .toSorted((a, b) => a.credits - b.credits);

type PriceChange =
  | { readonly kind: 'added' | 'removed'; readonly credits: number; readonly minor: number }
  | {
      readonly kind: 'repriced';
      readonly credits: number;
      readonly minor: number;
      readonly before: number;
    };

/** What differs between two lists of what is sold. */
export const changesBetween = (
  before: readonly PackageDraft[],
  after: readonly PackageDraft[],
): PriceChange[] => {
  const added = after.flatMap(({ credits, minor }): PriceChange[] => {
    const old = before.find((one) => one.credits === credits);
    if (!old) return [{ kind: 'added', credits, minor }];
    return old.minor === minor ? [] : [{ kind: 'repriced', credits, minor, before: old.minor }];
  });
  const removed = before
    .filter(({ credits }) => !after.some((one) => one.credits === credits))
    .map((one) => ({ kind: 'removed' as const, ...one }));
  return [...added, ...removed].toSorted((a, b) => a.credits - b.credits);
};
