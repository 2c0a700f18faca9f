import { describe, expect, it } from 'vitest';
import { Refusal, sqlState } from './errors.ts';

const coded = (code: unknown, cause?: unknown) =>
  Object.assign(new Error('failed', { cause }), { code });

describe('sqlState', () => {
  it.each<[string, unknown, string | null]>([
    ['on the error itself', coded('23505'), '23505'],
    ['with letters', coded('40P01'), '40P01'],
    ['on its cause', new Error('query failed', { cause: coded('40001') }), '40001'],
    ['deeper', new Error('a', { cause: new Error('b', { cause: coded('23514') }) }), '23514'],
    ['behind a code that is none', coded('ERR_QUERY', coded('23505')), '23505'],
    ['outermost first', coded('40001', coded('23505')), '40001'],
    ['nowhere', new Error('plain'), null],
    ['not in a code of Node', coded('ECONNRESET'), null],
    ['not in a code of Node with five letters', coded('EPIPE'), null],
    ['not in a number', coded(23505), null],
    ['not in small letters', coded('40p01'), null],
    ['not in something longer', coded('235055'), null],
    ['not on what is no error', { code: '23505' }, null],
    ['not in nothing', undefined, null],
  ])('is found %s', (_, error, state) => {
    expect(sqlState(error)).toBe(state);
  });
});

describe('Refusal', () => {
  it('carries its code, and more where there is more to say', () => {
    const fields = { email: { code: 'invalid_email', message: 'Invalid email' } };
    const refusal = new Refusal('invalid_input', { fields });
    expect(refusal).toBeInstanceOf(Error);
    expect(refusal).toMatchObject({ name: 'Refusal', code: 'invalid_input', fields });
    expect(new Refusal('not_found')).toMatchObject({ values: undefined, fields: undefined });
  });
});
