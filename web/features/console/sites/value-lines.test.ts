import { describe, expect, it } from 'vitest';
import { fromLines, toLines } from './value-lines.ts';

describe('what is typed as lines', () => {
  it('[OPS-10] is a list without empty entries', () => {
    expect(fromLines(' a.example\n\n b.example ')).toEqual(['a.example', 'b.example']);
    expect(toLines(['a', 'b'])).toBe('a\nb');
    expect(toLines(null)).toBe('');
  });
});
