import { describe, expect, it } from 'vitest';
import { diffLines } from './diff-lines.ts';

const told = (old: string, next: string) =>
  diffLines(old, next).map(({ kind, text }) => `${{ old: '-', new: '+', same: ' ' }[kind]}${text}`);

describe('[OPS-10] the difference of two texts', () => {
  it('is what went and what came, between the lines beside it', () => {
    expect(told('a\nb\nc\nd\ne', 'a\nb\nx\nd\ne')).toEqual([' b', '-c', '+x', ' d']);
  });

  it('skips what is far from any change, and keeps the order', () => {
    const old = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
    const next = ['1', 'two', '3', '4', '5', '6', '7', '9'];
    expect(told(old.join('\n'), next.join('\n'))).toEqual([
      ' 1',
      '-2',
      '+two',
      ' 3',
      ' …',
      ' 7',
      '-8',
      ' 9',
    ]);
  });

  it('of a text that was not there, or is gone, is all of it', () => {
    expect(told('', 'a\nb')).toEqual(['+a', '+b']);
    expect(told('a', '')).toEqual(['-a']);
    expect(told('a', 'a')).toEqual([]);
  });

  it('of long texts is cut', () => {
    const lines = Array.from({ length: 4000 }, (_, at) => `${at}`);
    const changed = lines.map((line) => `${line}!`);
    const found = told(lines.join('\n'), changed.join('\n'));
    expect(found).toHaveLength(81);
    expect(found.at(-1)).toBe(' …');
  });
});
