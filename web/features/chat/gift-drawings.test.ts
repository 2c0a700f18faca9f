import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gifts } from '#contract/chat/gifts.ts';
import { giftPictures } from '#web/assets/gifts/gifts.ts';

const folder = new URL('../../assets/gifts/', import.meta.url);

const drawings = readdirSync(folder).filter((name) => name.endsWith('.svg'));

const TAG = /<(\/?)([a-z]+)((?: [a-z-]+="[^"<>&]*")*)(\/?)>/gi;

const shapes = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect'];

const attributes =
  'xmlns viewBox transform fill fill-rule opacity stroke stroke-width stroke-linecap ' +
  'stroke-linejoin d x y width height cx cy r rx ry';

/** What is wrong with a drawing: anything but plain shapes, each closed where it was opened. */
const problemsOf = (svg: string): string[] => {
  const problems: string[] = [];
  const open: string[] = [];
  for (const [, closing, name = '', given = '', alone] of svg.matchAll(TAG)) {
    if (!shapes.includes(name)) problems.push(`has <${name}>`);
    for (const [, attribute = ''] of given.matchAll(/ ([a-zA-Z-]+)=/g)) {
      if (!attributes.split(' ').includes(attribute)) problems.push(`has ${attribute}`);
    }
    if (closing) {
      if (open.pop() !== name) problems.push(`closes <${name}>`);
    } else if (!alone) open.push(name);
  }
  if (open.length > 0) problems.push(`leaves <${open.join('><')}> open`);
  if (svg.replaceAll(TAG, '').trim() !== '') problems.push('has more than tags');
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">')) {
    problems.push('is no drawing of 96 by 96');
  }
  if (Buffer.byteLength(svg) > 2048) problems.push('is too heavy');
  return problems;
};

describe('drawings of gifts', () => {
  it('finds what does not belong into one', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">';
    expect(problemsOf(`${svg}<g><path d="M0 0Z"/></g></svg>`)).toEqual([]);
    expect(problemsOf(`${svg}<script></script></svg>`)).toEqual(['has <script>', 'has <script>']);
    expect(problemsOf(`${svg}<path href="a" style="b"/></svg>`)).toEqual(['has href', 'has style']);
    expect(problemsOf(`${svg}<g></svg>`)).toEqual(['closes <svg>', 'leaves <svg> open']);
    expect(problemsOf(`${svg}<path d=M0/>Hi</svg>`)).toEqual(['has more than tags']);
  });

  it('[CHAT-7] are there for all gifts, and for nothing else', () => {
    expect(gifts.length).toBeGreaterThanOrEqual(24);
    expect(drawings.toSorted()).toEqual(gifts.map((gift) => `${gift}.svg`).toSorted());
    for (const gift of gifts) expect(giftPictures[gift], gift).toContain('svg');
  });

  it.each(drawings)('%s is small and made of plain shapes', (name) => {
    expect(problemsOf(readFileSync(new URL(name, folder), 'utf8'))).toEqual([]);
  });
});
