import { describe, expect, it } from 'vitest';
import { amountText, parseAmount } from './parse-amount.ts';

describe('an amount as it is typed', () => {
  it('[OPS-9] has a point or a comma, and at most two digits after it', () => {
    expect(parseAmount('14.99')).toBe(1499);
    expect(parseAmount(' 14,9 ')).toBe(1490);
    expect(parseAmount('15')).toBe(1500);
    expect(parseAmount('0.29')).toBe(29);
    for (const wrong of ['', '.', '-1', '1.234', '1,000.00', '1e3', 'x']) {
      expect(parseAmount(wrong)).toBeNull();
    }
  });

  it('[OPS-9] comes back as it was', () => {
    for (const minor of [1, 29, 1499, 99_999]) expect(parseAmount(amountText(minor))).toBe(minor);
  });
});
