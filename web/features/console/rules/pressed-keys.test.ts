import { describe, expect, it } from 'vitest';
import { nextKeys, pressedKeys } from './pressed-keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('[OPS-15] keys of the console', () => {
  it('names what is pressed, with Ctrl or Command', () => {
    expect(pressedKeys({ ...plain, key: 'A' })).toBe('a');
    expect(pressedKeys({ ...plain, key: 'X', shiftKey: true })).toBe('shift x');
    expect(pressedKeys({ ...plain, key: '?', shiftKey: true })).toBe('?');
    expect(pressedKeys({ ...plain, key: 'k', ctrlKey: true })).toBe('ctrl k');
    expect(pressedKeys({ ...plain, key: 'k', metaKey: true })).toBe('ctrl k');
    expect(pressedKeys({ ...plain, key: '@', altKey: true })).toBeNull();
    expect(pressedKeys({ ...plain, key: 'Shift' })).toBeNull();
  });

  it('waits for the second letter of two', () => {
    const known = ['g a', 'g u', 'a'];
    expect(nextKeys(null, 'g', known)).toEqual({ keys: 'g', isBegun: true });
    expect(nextKeys('g', 'a', known)).toEqual({ keys: 'g a', isBegun: false });
    expect(nextKeys(null, 'a', known)).toEqual({ keys: 'a', isBegun: false });
    expect(nextKeys('g', 'x', known)).toEqual({ keys: 'x', isBegun: false });
    expect(nextKeys('g', 'g', known)).toEqual({ keys: 'g', isBegun: true });
  });
});
