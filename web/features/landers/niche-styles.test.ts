import { expect, it } from 'vitest';
import { filterNicheStyles } from './niche-styles.ts';

const theme = (niche: number) =>
  `[data-niche="${niche}"],[data-niche="${niche}"] [data-scheme]:not([data-niche]){--a:${niche}}`;

it('[LAND-5] keeps the theme of the niche at hand and all that is no theme', () => {
  const css = `:where(:root,[data-niche]){--a:1}${theme(2)}${theme(3)}b{c:d}`;
  expect(filterNicheStyles(css, 3)).toBe(`:where(:root,[data-niche]){--a:1}${theme(3)}b{c:d}`);
  expect(filterNicheStyles(css, 1)).toBe(':where(:root,[data-niche]){--a:1}b{c:d}');
});
