import { describe, expect, it } from 'vitest';
import { addRecent, findCommands, readTyped } from './find-commands.ts';

const commands = [
  { id: 'security', kind: 'page', text: 'Security and roles' },
  { id: 'audit', kind: 'page', text: 'Audit log' },
  { id: 'lock', kind: 'command', text: 'Sperren, später weiter' },
] as const;

const idsOf = (typed: string, recent: readonly string[] = []) =>
  findCommands(commands, typed, recent).map(({ id }) => id);

describe('[OPS-15] the palette', () => {
  it('finds by any words, without regard to case and accents', () => {
    expect(idsOf('AUDIT')).toEqual(['audit']);
    expect(idsOf('roles sec')).toEqual(['security']);
    expect(idsOf('spater')).toEqual(['lock']);
    expect(idsOf('nothing')).toEqual([]);
  });

  it('lists commands alone after >', () => {
    expect(idsOf('>')).toEqual(['lock']);
    expect(idsOf('> audit')).toEqual([]);
  });

  it('leaves cases to # and people to @', () => {
    expect(readTyped('# R-ABCD')).toEqual({ kind: 'case', words: 'R-ABCD' });
    expect(readTyped('@ada')).toEqual({ kind: 'person', words: 'ada' });
    expect(readTyped(' audit ')).toEqual({ kind: null, words: 'audit' });
    expect(idsOf('#audit')).toEqual([]);
  });

  it('begins with the last five things', () => {
    expect(idsOf('', ['lock', 'gone', 'audit'])).toEqual(['lock', 'audit', 'security']);
    expect(addRecent(['a', 'b', 'c', 'd', 'e'], 'c')).toEqual(['c', 'a', 'b', 'd', 'e']);
    expect(addRecent(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
  });
});
