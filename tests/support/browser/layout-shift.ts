import type { Page } from '@playwright/test';

/** Runs in the page, before its own scripts. */
const note = () => {
  const moved: string[] = [];
  Object.assign(window, { moved });
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
      moved.push(`${entry.value.toFixed(4)} ${what.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** From now on each page of this tab notes what moved while nobody touched it. */
export const noteShifts = (page: Page): Promise<unknown> => page.addInitScript(note);

/** How far the layout has moved since the page was opened, and what did. */
export const shiftsOf = async (page: Page): Promise<{ sum: number; moved: string[] }> => {
  const moved = await page.evaluate(async () => {
    await document.fonts.ready;
    // Two frames: what was laid out in the first is told with the second.
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    return (window as unknown as { moved: string[] }).moved;
  });
  return { sum: moved.reduce((sum, line) => sum + Number(line.split(' ')[0]), 0), moved };
};
