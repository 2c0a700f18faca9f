import { describe, expect, it } from 'vitest';
import { signupClosedReason } from './signup-closed-reason.ts';

describe('signup', () => {
  it.each([
    ['all', false, null],
    ['all', true, null],
    ['with_trafficsource', false, 'with_trafficsource'],
    ['with_trafficsource', true, null],
    ['closed', false, 'closed'],
    ['closed', true, 'closed'],
  ] as const)('[ACC-1] %s, with a traffic source %s: shut because %s', (signups, has, why) => {
    expect(signupClosedReason(signups, has)).toBe(why);
  });
});
