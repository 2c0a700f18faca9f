import { expect, it } from 'vitest';
import type { OrderView } from '#contract/billing/orders.ts';
import { readDeclaration, checkDeclaration, orderToConfirm } from './declaration.ts';

const order = { id: 'one' } as OrderView;
const typed = { order: 'one', name: 'Ada', email: 'ada@mail.example' };
const refused = (refusal: object) =>
  ({ intent: 'confirm', result: { ok: false, refusal, values: typed } }) as never;

it('[PAY-10] asks to confirm what was declared, as long as it can be withdrawn from', () => {
  const posted = { intent: 'check', result: { ok: true, answer: readDeclaration(typed) } } as const;
  expect(orderToConfirm([order], posted)).toBe(order);
  expect(orderToConfirm([], posted)).toBeNull();
  expect(orderToConfirm([order], undefined)).toBeNull();
});

it('[PAY-10] asks again after the amount has changed, and for what was typed wrong', () => {
  expect(orderToConfirm([order], refused({ code: 'refund_changed' }))).toBe(order);
  expect(orderToConfirm([order], refused({ code: 'invalid_input', fields: {} }))).toBeNull();
});

it.each([
  [{ ...typed, name: ' ' }, ['name']],
  [{ ...typed, email: 'ada' }, ['email']],
  [{}, ['order', 'name', 'email']],
  [typed, []],
])('[PAY-10] names what is missing in %j', (given, missing) => {
  expect(Object.keys(checkDeclaration(readDeclaration(given))?.fields ?? {})).toEqual(missing);
});
