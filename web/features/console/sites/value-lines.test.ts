import { describe, expect, it } from 'vitest';
import { fromLines, fromVatLines, toLines, toVatLines } from './value-lines.ts';

describe('what is typed as lines', () => {
  it('[OPS-10] is a list without empty entries', () => {
    expect(fromLines(' a.example\n\n b.example ')).toEqual(['a.example', 'b.example']);
    expect(toLines(['a', 'b'])).toBe('a\nb');
    expect(toLines(null)).toBe('');
  });

  it('[OPS-10] is a table by country', () => {
    const numbers = { NL: 'NL000000001B01', AT: 'ATU00000005' };
    expect(fromVatLines(toVatLines(numbers))).toEqual(numbers);
    expect(fromVatLines('nl:  1:2 \n\nDE')).toEqual({ NL: '1:2', DE: '' });
  });
});
