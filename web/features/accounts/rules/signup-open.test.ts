import { describe, expect, it } from 'vitest';
import { signupOpen } from './signup-open.ts';

describe('signup', () => {
  it.each([
    ['all', false, true],
    ['all', true, true],
    ['with_trafficsource', false, false],
    ['with_trafficsource', true, true],
    ['closed', false, false],
    ['closed', true, false],
  ] as const)('[ACC-1] %s, with a traffic source %s: open %s', (signups, has, open) => {
    expect(signupOpen(signups, has)).toBe(open);
  });
});
