import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal(randomBytes(32));

describe('a seal', () => {
  it('opens what it closed, and never writes the same twice', () => {
    const value = { at: [1.5, 'é'] };
    expect(seal.open(seal.close(value))).toEqual(value);
    expect(seal.close(value)).not.toBe(seal.close(value));
  });

  it('opens nothing that it did not close, or that was changed', () => {
    const text = seal.close('secret');
    const other = createSeal(randomBytes(32)).close('secret');
    const flipped = `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of ['', 'x', other, flipped, text.slice(1), `${text}AAAA`]) {
      expect(seal.open(wrong)).toBeNull();
    }
  });

  it('marks the same text in the same way, and no other seal does', () => {
    expect(seal.mark('account')).toBe(seal.mark('account'));
    expect(seal.mark('account')).not.toBe(seal.mark('another'));
    expect(createSeal(randomBytes(32)).mark('account')).not.toBe(seal.mark('account'));
  });

  it('tells nothing of what is inside', () => {
    expect(Buffer.from(seal.close('marmalade'), 'base64url').toString()).not.toContain('marmalade');
  });
});
