import { describe, expect, it } from 'vitest';
import { readCarriedEmail } from './carried-email.ts';

describe('what a form brings', () => {
  it.each([
    [{ email: 'ada@people.example' }, null],
    [{ carry: '1', email: ' ada@people.example ' }, { carried: 'ada@people.example' }],
    [{ carry: '1', login: 'ada@people.example' }, { carried: 'ada@people.example' }],
    [{ carry: '1', login: 'Ada' }, { carried: '' }],
    [{ carry: '1' }, { carried: '' }],
  ])('[ACC-8] %j leads on with %j', (texts, carried) => {
    expect(readCarriedEmail(texts)).toEqual(carried);
  });
});
