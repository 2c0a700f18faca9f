import { expect, it } from 'vitest';
import { linkTo } from '#contract/routes.ts';
import { safeBack } from './back-path.ts';

it.each([
  linkTo('chats-id', { id: '0198' }),
  linkTo('members', {}, { min_age: 30 }),
  `${linkTo('profile')}#photos`,
])('[PAY-3] leads back to %s', (path) => {
  expect(safeBack(path)).toBe(path);
});

it.each([
  null,
  '',
  'chats',
  'https://elsewhere.example/chats',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  'javascript:alert(1)',
])('[PAY-3] leads nowhere else: %j', (path) => {
  expect(safeBack(path)).toBeNull();
});

it.each([
  linkTo('premium', {}, { back: '/chats' }),
  linkTo('credits'),
  linkTo('credits-id-paymentmethod', { id: '3', paymentmethod: 'card' }),
  linkTo('credits-repeat-order'),
  linkTo('directdebit'),
  linkTo('transactions-id', { id: '0198' }),
])('[PAY-3] does not lead back to paying: %s', (path) => {
  expect(safeBack(path)).toBeNull();
});
