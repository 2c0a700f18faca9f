import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { niches, surfaces } from '#contract/niches.ts';
import { resolve, tokensOf } from '#tests/support/css-tokens.ts';
import { colours } from './colours.ts';

const css = ['tokens.css', 'niches.css']
  .map((file) => readFileSync(new URL(`../../../web/ui/styles/${file}`, import.meta.url), 'utf8'))
  .join('\n');

it.each(Object.entries(niches))('[SITE-17] niche %s, %s, has the colours of its pages', (niche) => {
  const tokens = tokensOf(css, Number(niche));
  const own = colours[Number(niche) as keyof typeof niches];
  const expected = Object.keys(own).map((role) => [
    role,
    [resolve(tokens, `--${role}`, 'light'), resolve(tokens, `--${role}`, 'dark')],
  ]);
  expect(own).toEqual(Object.fromEntries(expected));
  expect(surfaces[Number(niche) as keyof typeof niches]).toEqual(own.surface);
});
