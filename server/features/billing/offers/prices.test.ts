import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prorate } from '#contract/core/money.ts';
import { applyDiscount, includedTax, taxBpOf } from './prices.ts';

const minor = fc.integer({ min: 1, max: 10_000_000 });
const bp = fc.integer({ min: 0, max: 9900 });

describe('prices', () => {
  it('[PAY-1] takes a quarter off, to the cent', () => {
    expect([1499, 3499, 7499].map((price) => applyDiscount(price, 2500))).toEqual([
      1124, 2624, 5624,
    ]);
    expect(applyDiscount(1499, null)).toBe(1499);
  });

  it('[PAY-12] tells the tax inside a price, and what is left without it', () => {
    expect([includedTax(1210, 2100), includedTax(1499, 2100), includedTax(1499, 0)]).toEqual([
      210, 260, 0,
    ]);
    fc.assert(
      fc.property(minor, fc.constantFrom(...Object.values(taxBpOf)), (price, rate) => {
        const tax = includedTax(price, rate);
        expect(Math.abs((price - tax) * (rate / 10_000) - tax)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('[PAY-10] is never more than was paid, whatever is left', () => {
    fc.assert(
      fc.property(minor, bp, fc.nat(500), fc.integer({ min: 1, max: 500 }), (price, off, a, b) => {
        const rest = Math.min(a, b);
        const paid = applyDiscount(price, off);
        expect(prorate(paid, rest, b)).toBeLessThanOrEqual(paid);
        expect(prorate(paid, b, b)).toBe(paid);
      }),
    );
  });
});
