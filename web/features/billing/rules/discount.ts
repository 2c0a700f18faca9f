import type { DiscountCode } from '#contract/billing/discounts.ts';
import type { ActiveDiscount, CreditPackage } from '#contract/billing/packages.ts';
import { savingOf } from '#contract/billing/packages.ts';
import { limits } from '#contract/limits.ts';

export type ShownDiscount = Pick<ActiveDiscount, 'code' | 'kind' | 'percent' | 'ends_at'>;

/** The time bonus as long as it lasts, else the welcome code. */
export const activeDiscount = (
  bonusLeft: number | null,
  welcome: DiscountCode | null,
): ShownDiscount | null => {
  if (bonusLeft !== null) {
    const { code, percent } = limits.timeBonus;
    return { code, kind: 'time_bonus', percent, ends_at: null };
  }
  if (!welcome || welcome.expired || welcome.status !== 'active') return null;
  const { code, value_percentage: percent, expires } = welcome;
  return { code, kind: 'welcome', percent, ends_at: expires };
};

/** What the page tells of the discount in its prices: the server's word, and the time since. */
export const shownDiscount = (
  offered: ActiveDiscount | null,
  bonusLeft: number | null,
  welcome: DiscountCode | null,
): ShownDiscount | null =>
  offered?.kind === 'time_bonus' && bonusLeft === null ? activeDiscount(null, welcome) : offered;

/** What the discount saves in money, at least and at most; null if nothing. */
export const savingRange = (
  packages: readonly Pick<CreditPackage, 'list_minor' | 'minor'>[],
): [number, number] | null => {
  const savings = packages.map(savingOf).filter((saving) => saving > 0);
  return savings.length > 0 ? [Math.min(...savings), Math.max(...savings)] : null;
};
