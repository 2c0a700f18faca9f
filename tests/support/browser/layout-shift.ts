import type { Page } from '@playwright/test';

/** Runs in the page, before its own scripts. */
const note = () => {
  const shifts: { at: number; value: number; what: string }[] = [];
  Object.assign(window, { shifts });
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.className}`.slice(0, 80) : 'text';
  const edges = ({ top, bottom }: DOMRectReadOnly) => `${Math.round(top)}–${Math.round(bottom)}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      // Whoever presses something expects it to do something.
      if (entry.hadRecentInput) continue;
      const what = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} from ${edges(previousRect)} to ${edges(currentRect)}`,
      );
      shifts.push({ at: entry.startTime, value: entry.value, what: what.join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** From now on each page of this tab notes what moved while nobody touched it. */
export const noteShifts = (page: Page): Promise<unknown> => page.addInitScript(note);

interface Noted {
  readonly shifts: readonly {
    readonly at: number;
    readonly value: number;
    readonly what: string;
  }[];
}

/** How far the layout has moved since the page was first painted, and what did. */
export const shiftsOf = async (page: Page): Promise<{ sum: number; moved: string[] }> => {
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready;
    // Two frames: what was laid out in the first is told with the second.
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    // Where the style sheet comes late, scripts measure a page without it that nobody gets to see.
    const painted = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
    return (window as unknown as Noted).shifts.filter(({ at }) => at >= painted);
  });
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`),
  };
};
