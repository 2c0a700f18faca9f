import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable, isUnavailable, isConnectionLost } from './unavailable.ts';
import { DrizzleQueryError } from './sql.ts';

const failed = (cause: Error) => new DrizzleQueryError('select 1', [], cause);
const withState = (code: string) => Object.assign(new Error('failed'), { code });

describe('a database that is away', () => {
  it.each([
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    ['silence', new Error('Query read timeout')],
    ['a port that refuses', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ])('is told by %s, and its connection is of no more use', (_, cause) => {
    expect(isUnavailable(failed(cause))).toBe(true);
    expect(isUnavailable(new Error('page failed', { cause: failed(cause) }))).toBe(true);
    expect(isConnectionLost(failed(cause))).toBe(true);
    expect(isConnectionLost(new DatabaseUnavailable('', { cause }))).toBe(true);
  });

  it.each(['57P01', '57P03', '53300', '53100', '57014', '08006', '25006', '40001'])(
    'is told by the state %s',
    (state) => {
      expect(isUnavailable(failed(withState(state)))).toBe(true);
      expect(isConnectionLost(failed(withState(state)))).toBe(false);
    },
  );

  it.each([
    ['a row that is there already', failed(withState('23505'))],
    ['a statement that is wrong', failed(withState('42601'))],
    ['a mistake of ours', failed(new TypeError('x is not a function'))],
    ['somebody else who refuses', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['no error', { code: '57P01' }],
  ])('is not told by %s', (_, error) => {
    expect(isUnavailable(error)).toBe(false);
    expect(isConnectionLost(error)).toBe(false);
  });
});
