import { describe, expect, it } from 'vitest';
import { isGoodMoment, needsHomeScreen } from './install.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) Safari/604.1';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15';

describe('needsHomeScreen', () => {
  it.each([
    ['an iPhone', { userAgent: iphone, maxTouchPoints: 5 }, true],
    ['an iPad that calls itself a Mac', { userAgent: mac, maxTouchPoints: 5 }, true],
    ['a Mac', { userAgent: mac, maxTouchPoints: 0 }, false],
    ['the installed app', { userAgent: iphone, maxTouchPoints: 5, standalone: true }, false],
    ['anything else', { userAgent: 'Mozilla/5.0 (X11; Linux)', maxTouchPoints: 10 }, false],
  ])('[NOTE-6] %s', (_, browser, needs) => {
    expect(needsHomeScreen(browser)).toBe(needs);
  });
});

describe('isGoodMoment', () => {
  it.each([
    [1, false, false],
    [2, false, false],
    [3, false, true],
    [1, true, true],
  ])('[NOTE-6] visit %i, match: %j', (visits, matched, good) => {
    expect(isGoodMoment(visits, matched)).toBe(good);
  });
});
