import { expect, it } from 'vitest';
import { errorFacts } from './error-facts.ts';

it.each([
  ['no answer at all', null, { status: 500, message: null }],
  ['an answer with a text', { status: 404, data: 'Gone.' }, { status: 404, message: 'Gone.' }],
  ['an answer with nothing', { status: 404, data: null }, { status: 404, message: null }],
  ['an empty text', { status: 503, data: '' }, { status: 503, message: null }],
  ['data that is no text', { status: 418, data: { a: 1 } }, { status: 418, message: null }],
  ['data that is left out', { status: 403, data: undefined }, { status: 403, message: null }],
])('[SITE-13] %s', (_, response, facts) => {
  expect(errorFacts(response)).toEqual(facts);
});
