import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What the rules of WCAG 2.2 AA that a machine can check find wrong, one line each. */
export const violationsOf = async (page: Page): Promise<string[]> => {
  // Pages have no frames, so that the simpler mode sees all; it opens no second page.
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} – ${node.failureSummary ?? ''}`),
  );
};

export const expectAccessible = async (page: Page, what: string): Promise<void> => {
  expect.soft(await violationsOf(page), `WCAG 2.2 AA: ${what}`).toEqual([]);
};

/** Runs in the page: buttons, and links that look like one, whose text leaves their box. */
const overflowingButtons = () => {
  const sticksOut = (element: Element) => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || getComputedStyle(element).display === 'inline') return false;
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    return (
      element.scrollWidth > element.clientWidth + 1 ||
      text.left < box.left - 1 ||
      text.right > box.right + 1
    );
  };
  return [...document.querySelectorAll('button, a, summary, [role="menuitem"]')]
    .filter(sticksOut)
    .map((element) => element.textContent);
};

/** Nothing is wider than the window, and no text than its button. */
export const expectFits = async (page: Page, what: string): Promise<void> => {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect.soft(content, `width of ${what}`).toBeLessThanOrEqual(window);
  expect.soft(await page.evaluate(overflowingButtons), `buttons of ${what}`).toEqual([]);
};
