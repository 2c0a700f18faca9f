import { consoleLimits } from '#contract/console/index.ts';

/** How many there are of something, by its name. */
interface Cell<K> {
  readonly key: K;
  readonly count: number;
}

const { minCell } = consoleLimits.figures;

/**
 * What may be told apart: cells of fewer than five people are not, nor is what would tell them by
 * being left over, nor more than so many cells. The largest come first.
 */
export const tellApart = <K, C extends Cell<K>>(
  cells: readonly C[],
  max: number,
): { readonly shown: readonly C[]; readonly hidden: readonly C[] } => {
  const sorted = cells.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  const shown = sorted.filter(({ count }) => count >= minCell).slice(0, max);
  const hidden = sorted.slice(shown.length);
  const sum = () => hidden.reduce((all, { count }) => all + count, 0);
  while (hidden.length > 0 && sum() < minCell) {
    const smallest = shown.pop();
    if (!smallest) break;
    hidden.unshift(smallest);
  }
  return { shown, hidden };
};
