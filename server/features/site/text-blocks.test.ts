import { expect, it } from 'vitest';
import { toTextBlocks } from './text-blocks.ts';

const source = [
  '# Terms of {site}',
  '',
  'Write to [{mail}](mailto:{mail}) **soon**.',
  '',
  ':::if odd',
  '## Odd',
  ':::',
  '- One, see [the list](route:index)',
  '- Two',
].join('\n');

it('tells a page in plain words, part by part, whatever signs its values hold', () => {
  const values = { site: 'A*B*_[x](y)', mail: 'a_b*c@mail.example' };
  expect(toTextBlocks(source, values, { odd: false })).toEqual([
    { kind: 'title', text: 'Terms of A*B*_[x](y)' },
    { kind: 'text', text: 'Write to a_b*c@mail.example soon.' },
    { kind: 'item', text: 'One, see the list' },
    { kind: 'item', text: 'Two' },
  ]);
});
