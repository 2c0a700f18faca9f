import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { niches } from '#contract/niches.ts';
import {
  colourOf,
  contrast,
  gradientAt,
  over,
  parseColour,
  parseRules,
  resolve,
  tokensOf,
} from '#tests/support/css-tokens.ts';
import type { Scheme } from '#tests/support/css-tokens.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const css = read('./tokens.css') + read('./niches.css');
const schemes: Scheme[] = ['light', 'dark'];
const white = parseColour('#ffffff');

const pages = 'surface surface-raised surface-sunken surface-current';
const tints = 'primary-soft secondary-soft unread-soft';
const states = 'success-soft warning-soft danger-soft';

/** What is read, and every ground it may stand on. */
const text: [foreground: string, grounds: string][] = [
  ['text', `${pages} ${tints} ${states} bubble-theirs`],
  ['text-muted', `${pages} ${tints} bubble-theirs`],
  ['primary-text', `${pages} primary-soft bubble-theirs`],
  ['secondary-text', `${pages} secondary-soft`],
  ['on-primary', 'primary primary-hover'],
  ['on-primary-soft', 'primary-soft'],
  ['on-secondary', 'secondary'],
  ['on-dark', 'dark'],
  ['on-dark-muted', 'dark'],
  ['on-unread', 'unread-messages'],
  ['on-danger', 'danger'],
  ['on-bubble-mine', 'bubble-mine'],
  ['on-bubble-mine-muted', 'bubble-mine'],
  ['success', 'surface surface-raised surface-sunken success-soft'],
  ['warning', 'surface surface-raised surface-sunken warning-soft'],
  ['danger', 'surface surface-raised surface-sunken danger-soft'],
];

/** What is seen without being read: outlines, fills, dots, rings. The orange of unread messages
    is not among them: its number carries the meaning and is measured above. */
const shapes: typeof text = [
  ['line-control', 'surface surface-raised surface-sunken'],
  ['primary', pages],
  // The large words of landers, on grounds between two tints.
  ['primary-text', 'secondary-soft unread-soft'],
  ['secondary', 'surface surface-raised'],
  ['online', `${pages} primary-soft`],
  ['focus', `${pages} ${tints} ${states} bubble-theirs`],
  ['logo-a', 'surface'],
  ['logo-b', 'surface'],
];

/** Parts of a page that are always dark, and what of the dark scheme stands on them. */
const textOnDark: typeof text = [
  ['text', 'dark secondary'],
  ['text-muted', 'dark'],
  ['primary-text', 'dark'],
  ['secondary-text', 'dark'],
];
const shapesOnDark: typeof text = [['focus', 'dark secondary']];

const pairs = (table: typeof text) =>
  table.flatMap(([foreground, grounds]) =>
    grounds.split(' ').map((ground) => ({ foreground, ground })),
  );

const themes = Object.entries(niches).flatMap(([niche, name]) =>
  schemes.map((scheme) => ({ name, scheme, tokens: tokensOf(css, Number(niche)) })),
);

describe.each(themes)('[SITE-17] [SITE-19] $name, $scheme', ({ tokens, scheme }) => {
  const colour = (role: string, of = scheme) => colourOf(tokens, `--${role}`, of);

  const failures = (table: typeof text, least: number, foregroundScheme = scheme) =>
    pairs(table)
      .map(({ foreground, ground }) => ({
        pair: `${foreground} on ${ground}`,
        ratio: contrast(colour(foreground, foregroundScheme), colour(ground)),
      }))
      .filter(({ ratio }) => ratio < least)
      .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`);

  test('text stands out 4.5 to 1', () => {
    expect(failures(text, 4.5)).toEqual([]);
  });

  test('controls, badges and focus rings stand out 3 to 1', () => {
    expect(failures(shapes, 3)).toEqual([]);
  });

  test('the dark scheme can be read on the dark parts of the page', () => {
    expect(failures(textOnDark, 4.5, 'dark')).toEqual([]);
    expect(failures(shapesOnDark, 3, 'dark')).toEqual([]);
  });

  // Names begin at 74% of a card's height, places and their dot at 88%.
  test.each([
    { role: 'text-on-photo', layers: ['veil'], least: 4.5 },
    { role: 'text-on-photo', scrimAt: 0.74, layers: [], least: 4.5 },
    { role: 'text-on-photo', scrimAt: 0.74, layers: ['glass'], least: 3 },
    { role: 'online-on-photo', scrimAt: 0.88, layers: [], least: 3 },
  ])('$role on a white picture under $layers', ({ role, scrimAt, layers, least }) => {
    const scrim =
      scrimAt === undefined ? [] : [gradientAt(resolve(tokens, '--scrim', scheme), scrimAt)];
    const ground = [...scrim, ...layers.map((layer) => colour(layer))].reduce(
      (below, layer) => over(layer, below),
      white,
    );
    expect(contrast(colour(role), ground)).toBeGreaterThanOrEqual(least);
  });
});

test('[SITE-17] every niche rewrites the whole theme', () => {
  const written = parseRules(read('./niches.css')).map(({ selectors, declarations }) => ({
    niche: selectors[0],
    names: declarations.map(([name]) => name).toSorted(),
  }));
  const numbers = Object.keys(niches).filter((niche) => niche !== '1');
  expect(written.map(({ niche }) => niche)).toEqual(numbers.map((n) => `[data-niche='${n}']`));
  for (const { names } of written) expect(names).toEqual(written[0]?.names);
});
