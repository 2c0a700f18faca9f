import { describe, expect, it } from 'vitest';
import { paymentIcon } from '../site.ts';
import { callUrl } from './client.ts';
import { endpoint } from './endpoint.ts';
import { okAnswer } from './schemas.ts';

describe('addressOf', () => {
  const list = endpoint({
    name: 'list',
    method: 'GET',
    path: '/api/{kind}/list.php',
    summary: 'For this test.',
    access: 'anyone',
    answer: okAnswer,
    errors: {},
  });

  it.each([
    ['fills in and encodes parameters', { params: { kind: 'a/b?c' } }, '/api/a%2Fb%3Fc/list.php'],
    [
      'appends the query',
      { params: { kind: 'x' }, query: { q: 'a&b', n: 0 } },
      '/api/x/list.php?q=a%26b&n=0',
    ],
    [
      'repeats lists',
      { params: { kind: 'x' }, query: { id: [1, 2] } },
      '/api/x/list.php?id=1&id=2',
    ],
    [
      'leaves out what is absent',
      { params: { kind: 'x' }, query: { a: undefined, b: null, c: [] } },
      '/api/x/list.php',
    ],
  ])('%s', (_, input, address) => {
    expect(callUrl(list, input)).toBe(address);
  });

  it('[API-8] ends a parameter before the dot', () => {
    expect(callUrl(paymentIcon, { params: { name: 'visa' } })).toBe(
      '/api/assets/paymentmethod/visa.svg',
    );
  });
});
