import { expect, it } from 'vitest';
import { errorDetailsOf } from './error-details.ts';

const refusal = { error: 'Slower, please.', code: 'too_many_requests' };

it.each([
  ['no answer at all', null, { status: 500, refusal: null }],
  ['a refusal', { status: 429, data: refusal }, { status: 429, refusal }],
  ['an answer with nothing', { status: 404, data: null }, { status: 404, refusal: null }],
  ['a text', { status: 503, data: 'Service Unavailable' }, { status: 503, refusal: null }],
  ['other data', { status: 418, data: { code: 1 } }, { status: 418, refusal: null }],
  ['data that is left out', { status: 403, data: undefined }, { status: 403, refusal: null }],
])('[SITE-13] %s', (_, response, facts) => {
  expect(errorDetailsOf(response)).toEqual(facts);
});
