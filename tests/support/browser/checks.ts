import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };

/** What is shown fits in a hand and at a desk. */
export const screens = { phone: { width: 390, height: 844 }, desktop } as const;

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const options: axe.RunOptions = {
  // Describing all that is right takes half of the time.
  resultTypes: ['violations'],
  // One rule asks how long sounds are. Style sheets would be fetched and read anew for none.
  preload: { assets: ['media'] },
};

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Nothing that is waited for comes in a page without JavaScript, and axe waits. What the page came
 * with stays as it is: its own scripts were left out when it was read.
 */
const letScriptsWait = async (page: Page): Promise<() => Promise<unknown>> => {
  const isOff = await page.evaluate(() => matchMedia('(scripting: none)').matches);
  if (!isOff) return () => Promise.resolve();
  const session = await page.context().newCDPSession(page);
  const setOff = (value: boolean) =>
    session.send('Emulation.setScriptExecutionDisabled', { value });
  // Only what a session has switched off itself can it switch on.
  await setOff(true);
  await setOff(false);
  return () => setOff(true);
};

/** What the rules of WCAG 2.2 AA that a machine can check find wrong, one line each. */
const violationsOf = async (page: Page, within = 'html', runOnly = allRules): Promise<string[]> => {
  // A window opens a moment after it was asked for.
  await page.locator(within).first().waitFor();
  const done = await letScriptsWait(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async ([selector, run]) =>
      (await (window as unknown as { axe: typeof axe }).axe.run(selector, run)).violations,
    [within, { ...options, runOnly }] as const,
  );
  await done();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} – ${node.failureSummary ?? ''}`),
  );
};

/** Only `within` something while a list covers what is beside it. */
export const expectAccessible = async (
  page: Page,
  what: string,
  within?: string,
): Promise<void> => {
  expect.soft(await violationsOf(page, within), `WCAG 2.2 AA: ${what}`).toEqual([]);
};

/** In light all of it; in dark only the colours are others. */
export const expectAccessibleInBoth = async (page: Page, what: string): Promise<void> => {
  await expectAccessible(page, what);
  await page.emulateMedia({ colorScheme: 'dark' });
  const violations = await violationsOf(page, 'html', ['color-contrast']);
  expect.soft(violations, `contrast of ${what}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
};

/** Runs in the page: buttons, and links that look like one, whose text is cut or leaves their box. */
const overflowingButtons = () => {
  const textsIn = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts;
  };
  /** Badges and words for screen readers lie outside the flow. */
  const isLoose = (node: Element | null, end: Element): boolean =>
    node !== null &&
    node !== end &&
    (getComputedStyle(node).position === 'absolute' || isLoose(node.parentElement, end));
  const sticksOut = (text: Text, button: Element) => {
    const parent = text.parentElement;
    if (!parent || isLoose(parent, button)) return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    const [inner, outer] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
    const cut = parent.clientWidth > 0 && parent.scrollWidth > parent.clientWidth + 1;
    return (
      cut || (inner.width > 0 && (inner.left < outer.left - 1 || inner.right > outer.right + 1))
    );
  };
  return [...document.querySelectorAll('button, a, summary, [role="menuitem"]')]
    .filter((button) => textsIn(button).some((text) => sticksOut(text, button)))
    .map((button) => button.textContent);
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

/**
 * What is shown now is accessible, and fits at the size of the test and at the other one. A journey
 * is made at one size only: that its pages are shown at another is seen by looking, not by walking.
 */
export const expectSound = async (page: Page, what: string, within?: string): Promise<void> => {
  await expectAccessible(page, what, within);
  await expectFits(page, what);
  const own = page.viewportSize() ?? screens.desktop;
  const other = own.width < 768 ? screens.desktop : screens.phone;
  await page.setViewportSize(other);
  await expectFits(page, `${what}, ${other.width} wide`);
  await page.setViewportSize(own);
};
