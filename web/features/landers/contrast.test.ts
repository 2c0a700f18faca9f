import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { niches } from '#contract/niches.ts';
import type { Scheme } from '#tests/support/css-tokens.ts';
import {
  colourOf,
  contrast,
  parseColour,
  parseRules,
  tokensOf,
} from '#tests/support/css-tokens.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const theme = read('../../ui/styles/tokens.css') + read('../../ui/styles/niches.css');
const both: readonly Scheme[] = ['light', 'dark'];
const night: readonly Scheme[] = ['dark'];

const words = ['--text', '--text-muted'];

/** Grounds that a lander mixes from the tokens of a niche, and what is read on them. */
const grounds: readonly [
  file: string,
  variant: string | null,
  ground: string,
  schemes: readonly Scheme[],
  texts: readonly string[],
  headline: string,
][] = [
  ['alonetonight/alonetonight.css', null, '--dusk', night, ['#e3cfdc', '#cdb6c6'], '--lit'],
  ['maplanding/sheet.css', null, '--ground', both, words, '--accent'],
  ['maplanding/sheet.css', 'paths', '--ground', both, words, '--accent'],
  ['member/letter.css', null, '--desk', both, words, '--accent'],
  ['member/scene.css', 'window', '--back', both, words, '--accent'],
  ['member/scene.css', 'window', '--back-low', both, words, '--accent'],
  [
    'transitionsvideolanding/transitionsvideolanding.css',
    null,
    '--shade',
    night,
    ['#f0e2e6', '#dccbd4'],
    '--lit',
  ],
];

describe.each(grounds)('%s, %s, %s', (file, variant, ground, schemes, texts, headline) => {
  it.each(Object.entries(niches))('[SITE-17] [SITE-19] can be read in niche %s, %s', (niche) => {
    const css = read(file).replaceAll(/^@[^;]+;$/gm, '');
    const own = parseRules(css).filter(({ selectors }) =>
      selectors.includes(`:root:has([data-variant='${variant}'])`),
    );
    const tokens = new Map([
      ...tokensOf(theme + css, Number(niche)),
      ...own.flatMap(({ declarations }) => declarations),
    ]);
    for (const scheme of schemes) {
      const below = colourOf(tokens, ground, scheme);
      const of = (text: string) =>
        text.startsWith('#') ? parseColour(text) : colourOf(tokens, text, scheme);
      for (const text of texts) expect(contrast(of(text), below)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(of(headline), below)).toBeGreaterThanOrEqual(3);
    }
  });
});
