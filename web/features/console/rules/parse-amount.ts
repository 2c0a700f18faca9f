/**
 * Hundredths of what somebody typed with a point or a comma: cents of an amount, basis points of a
 * percentage. Null for what is no such number.
 */
export const parseAmount = (typed: string): number | null => {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (!match) return null;
  const [, whole = '', part = ''] = match;
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
};

/** The same back, as it is typed. */
export const amountText = (hundredths: number): string => (hundredths / 100).toFixed(2);
