import { consoleLimits } from '#contract/console/limits.ts';

const DAY_MS = 86_400_000;

/** As many as there are keys. */
const MAX_NEEDS = 7;

/** Whether the bank wants its answer so soon that it comes before other work. */
export const isDueSoon = (due: string | null, now: number): boolean =>
  due !== null && Date.parse(due) - now <= consoleLimits.status.disputeDays.act * DAY_MS;

/** What is late before everything else, and no more than can be opened. */
export const firstNeeds = <Need extends { readonly isLate: boolean }>(
  needs: readonly Need[],
): readonly Need[] =>
  [...needs.filter(({ isLate }) => isLate), ...needs.filter(({ isLate }) => !isLate)].slice(
    0,
    MAX_NEEDS,
  );
