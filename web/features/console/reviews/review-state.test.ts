import { describe, expect, it } from 'vitest';
import type { ReviewItem } from '#contract/console/reviews.ts';
import { claimed, decided, emptyHands, lapsed, lost, passed, returned } from './review-state.ts';

const item = (id: string) => ({ id }) as ReviewItem;
const [a, b, c] = [item('a'), item('b'), item('c')];
const idsOf = ({ items }: { readonly items: readonly ReviewItem[] }) => items.map(({ id }) => id);

const done = (of: ReviewItem, reason: string | null = null) => ({
  item: of,
  reason,
  key: of.id,
  until: 10,
});

const holding = claimed(emptyHands, [a, b], 1000);

describe('pictures in somebody’s hands', () => {
  it('[OPS-4] come in order, and the next is there at once', () => {
    expect(idsOf(holding)).toEqual(['a', 'b']);
    expect(idsOf(decided(holding, done(a)))).toEqual(['b']);
  });

  it('[OPS-4] keep their place when more are claimed, and do not come back once decided', () => {
    const after = decided(holding, done(a));
    const more = claimed(after, [a, b, c], 2000);
    expect(idsOf(more)).toEqual(['b', 'c']);
    expect(more.until).toBe(2000);
  });

  it('[OPS-4] are there again when the decision is undone', () => {
    const after = decided(holding, done(a, 'nudity'));
    expect(after.decided).toMatchObject({ item: a, reason: 'nudity' });
    const undone = returned(after, a);
    expect(idsOf(undone)).toEqual(['a', 'b']);
    expect(undone.decided).toBeNull();
    expect(idsOf(claimed(undone, [a, b, c], 2000))).toEqual(['a', 'b', 'c']);
  });

  it('[OPS-4] keep the undo of another decision when one returns', () => {
    const two = decided(decided(holding, done(a)), done(b));
    expect(returned(two, a).decided?.item.id).toBe('b');
  });

  it('[OPS-4] leave when they are passed on, lost to somebody else, or left alone', () => {
    expect(idsOf(passed(holding, a))).toEqual(['b']);
    expect(idsOf(claimed(passed(holding, a), [a], 2000))).toEqual(['b']);
    expect(idsOf(lost(holding, b))).toEqual(['a']);
    expect(lapsed(holding)).toMatchObject({ items: [], until: null });
  });
});
