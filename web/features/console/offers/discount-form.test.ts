import { expect, it } from 'vitest';
import { batchBody, codeBody, emptyForm } from './discount-form.ts';

const form = { ...emptyForm(1, 'once'), code: ' SPRING ', percent: '12,5', purpose: 'Letter' };

it('[OPS-9] a code without limits is for every order', () => {
  expect(codeBody(form)).toEqual({
    site: 1,
    code: 'SPRING',
    member: null,
    value_bp: 1250,
    country: null,
    currency: null,
    minimum_order_value: null,
    paymentmethods: null,
    validity: 'once',
    max_uses: null,
    expires: null,
    purpose: 'Letter',
  });
});

it('[OPS-9] limits are sent as numbers, days to their end, and what is no number to be refused', () => {
  const limited = { ...form, maxUses: '50', minimum: '20', expires: '2030-05-01', count: '7' };
  const body = batchBody({ ...limited, methods: ['card'] });
  expect(body).toMatchObject({
    max_uses: 50,
    minimum_order_value: 2000,
    paymentmethods: ['card'],
    count: 7,
  });
  expect(new Date(body.expires ?? '').getTime()).toBe(new Date(2030, 4, 1, 23, 59, 59).getTime());
  expect(batchBody({ ...limited, maxUses: 'x', minimum: '1.234', count: '-3' })).toMatchObject({
    max_uses: 0,
    minimum_order_value: 0,
    count: 0,
  });
});
