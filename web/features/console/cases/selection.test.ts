import { describe, expect, it } from 'vitest';
import { extended, kept, moved, nothingChosen, toggled } from './selection.ts';

const ids = ['a', 'b', 'c', 'd'];

describe('[OPS-15] choosing rows with the keyboard', () => {
  it('moves within the list', () => {
    const first = moved(nothingChosen, ids, 1);
    expect(first.current).toBe('a');
    expect(moved(first, ids, -1).current).toBe('a');
    expect(moved({ ...first, current: 'd' }, ids, 1).current).toBe('d');
    expect(moved(nothingChosen, [], 1).current).toBeNull();
  });

  it('chooses one, a range, and none', () => {
    const one = toggled(nothingChosen, 'b');
    const range = extended({ ...one, current: 'd' }, ids);
    expect([...range.chosen]).toEqual(['b', 'c', 'd']);
    expect([...extended({ ...one, current: 'a' }, ids).chosen].toSorted()).toEqual(['a', 'b']);
    expect(toggled(one, 'b').chosen.size).toBe(0);
  });

  it('forgets what has left the list', () => {
    const both = toggled(toggled(nothingChosen, 'a'), 'b');
    expect(kept(both, ['a', 'c'])).toEqual({
      current: null,
      anchor: null,
      chosen: new Set(['a']),
    });
  });
});
