import { expect, it } from 'vitest';
import { DrizzleQueryError } from './sql.ts';
import { DatabaseUnavailable } from './unavailable.ts';
import { failureKindOf } from './usage.ts';

const failed = (cause: Error) => new DrizzleQueryError('select 1', [], cause);
const withState = (code: string) => failed(Object.assign(new Error('failed'), { code }));

it.each([
  ['timeout', withState('57014')],
  ['timeout', failed(new Error('Query read timeout'))],
  [
    'timeout',
    new DatabaseUnavailable('', { cause: new Error('timeout exceeded when trying to connect') }),
  ],
  ['connection', failed(new Error('Connection terminated unexpectedly'))],
  ['connection', withState('57P01')],
  ['serialization', withState('40001')],
  ['constraint', withState('23505')],
  ['no_room', withState('53100')],
  ['other', withState('42601')],
  [null, new Error('not_found')],
  [null, new TypeError('a mistake of ours')],
])('[OPS-16] tells why a statement failed: %s', (kind, error) => {
  expect(failureKindOf(error)).toBe(kind);
});
