import { expect, it } from 'vitest';
import { contentsOf, firstParagraph, excerptOf } from './excerpt.ts';

it('[LAND-4] describes a page by its first paragraph, without marks', () => {
  const html =
    '<h2>A</h2>\n<p>Terms of <em>Duet</em> &amp; <a href="/x">others</a>.</p><p>More.</p>';
  expect(firstParagraph(html)).toBe('Terms of Duet & others.');
  expect(firstParagraph('<ul><li>x</li></ul>')).toBe('');
});

it('[LAND-4] ends a long description with a whole word', () => {
  const words = excerptOf('Somebody, who writes. '.repeat(20));
  expect(words.length).toBeLessThanOrEqual(160);
  expect(words).toMatch(/(?:Somebody|who|writes)…$/);
});

it('[SITE-11] the parts of a page are its headings', () => {
  const html = '<p>Lead.</p><h2 id="a">Credits &amp; <em>more</em></h2><h3 id="b">No</h3>';
  expect(contentsOf(html)).toEqual([{ id: 'a', title: 'Credits & more' }]);
});
