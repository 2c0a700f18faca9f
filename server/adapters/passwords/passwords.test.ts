import { describe, expect, it } from 'vitest';
import { isLeaked } from './index.ts';

describe('leaked passwords', () => {
  it.each(['password', '12345678', 'Password1', 'iloveyou', 'QWERTYUIOP'])(
    '[ACC-3] knows %s',
    (password) => expect(isLeaked(password)).toBe(true),
  );

  it.each(['', 'marmalade on the veranda', 'gT7#pq0z'])('[ACC-3] lets %j pass', (password) =>
    expect(isLeaked(password)).toBe(false),
  );
});
