import { limits } from '#contract/limits.ts';

/** A count as its badge shows it: nothing at zero, never more than two digits. */
export const badgeText = (count: number): string | null => {
  if (count <= 0) return null;
  return count > limits.badgeCap ? `${limits.badgeCap}+` : String(count);
};

export interface CreditsBadge {
  readonly text: string;
  readonly tone: 'warning' | 'danger';
}

/** Paid users see when their credits run low. */
export const creditsBadge = (paid: boolean, credits: number): CreditsBadge | null => {
  if (!paid || credits > limits.lowCredits) return null;
  return { text: String(credits), tone: credits > 0 ? 'warning' : 'danger' };
};
