import { expect, it } from 'vitest';
import type { DiscountCode } from '#contract/billing/discounts.ts';
import type { ActiveDiscount } from '#contract/billing/packages.ts';
import { activeDiscount, savingRange, shownDiscount } from './discount.ts';

const welcome: DiscountCode = {
  code: 'WELCOME25',
  country: null,
  user_id: null,
  expires: '2026-03-08T12:00:00.000Z',
  value_percentage: 25,
  currency: null,
  minimum_order_value: null,
  status: 'active',
  validity: 'once-per-user',
  expired: false,
  paymentmethods: null,
};

const offered = (kind: ActiveDiscount['kind']): ActiveDiscount => ({
  code: 'SOME',
  kind,
  percent: 25,
  ends_at: null,
  seconds_left: null,
});

it('[PAY-8] is the time bonus, else the welcome code', () => {
  expect(activeDiscount(60, welcome)).toMatchObject({ code: 'TIMEBONUS25', kind: 'time_bonus' });
  expect(activeDiscount(60, null)).toMatchObject({ kind: 'time_bonus', percent: 25 });
  expect(activeDiscount(null, welcome)).toMatchObject({ code: 'WELCOME25', kind: 'welcome' });
  expect(activeDiscount(null, null)).toBeNull();
});

it('[PAY-8] is no welcome code that cannot be used', () => {
  expect(activeDiscount(null, { ...welcome, expired: true })).toBeNull();
  expect(activeDiscount(null, { ...welcome, status: 'inactive' })).toBeNull();
});

it('[PAY-1] tells of no discount that is not in the prices', () => {
  expect(shownDiscount(null, 60, welcome)).toBeNull();
  expect(shownDiscount(offered('stay'), null, null)).toMatchObject({ kind: 'stay' });
  expect(shownDiscount(offered('time_bonus'), 60, welcome)).toMatchObject({ kind: 'time_bonus' });
  expect(shownDiscount(offered('time_bonus'), null, welcome)).toMatchObject({ kind: 'welcome' });
});

it('[PAY-9] saves what the packages say, and nothing where no price is lowered', () => {
  const one = (list_minor: number, minor: number) => ({ list_minor, minor });
  expect(savingRange([one(1499, 1124), one(3499, 2624), one(7499, 5624)])).toEqual([375, 1875]);
  expect(savingRange([one(50, 50), one(1499, 1124)])).toEqual([375, 375]);
  expect(savingRange([one(1499, 1499)])).toBeNull();
  expect(savingRange([])).toBeNull();
});
