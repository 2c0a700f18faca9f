import { limits } from '#contract/limits.ts';

/** How full the bar is: quick at first, never quite done before the page is. */
export const progressAt = (elapsedMs: number): number =>
  Math.min(0.98, 1 - (1 - Math.min(elapsedMs / limits.progressBar.durationMs, 1)) ** 2);
