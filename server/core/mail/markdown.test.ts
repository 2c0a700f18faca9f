import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownToHtml, markdownToText } from './markdown.ts';

const HOME = 'https://duet.example';
const html = (markdown: string) => markdownToHtml(markdown, HOME, () => 'style=""');

describe('[OPS-13] the words of operators in a mail', () => {
  it.each([
    ['One.\n\nTwo.', '<p style="">One.</p>\n<p style="">Two.</p>'],
    ['## A\n\n##### B', '<h2 style="">A</h2>\n<h3 style="">B</h3>'],
    [
      '- a\n- **b**',
      '<ul style="">\n<li style="">a</li>\n<li style=""><strong>b</strong></li>\n</ul>',
    ],
    ['[x](/credits)', `<p style=""><a style="" href="${HOME}/credits">x</a></p>`],
    ['<b>x</b>', '<p style="">&lt;b&gt;x&lt;/b&gt;</p>'],
    ['[x](javascript:alert(1))', '<p style=""><a>x</a></p>'],
    ['[x](//other.example)', '<p style=""><a>x</a></p>'],
    // A picture that is fetched tells who reads.
    ['![A cat](https://other.example/c.gif)', '<p style="">A cat</p>'],
  ])('as HTML: %j', (markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });

  it.each([
    ['One **two**.\n\nThree & four.', 'One two.\n\nThree & four.'],
    ['Look:\n\n- a\n- b\n\nEnd.', 'Look:\n\n- a\n- b\n\nEnd.'],
    ['3. a\n4. b', '3. a\n4. b'],
    ['[Credits](/credits)', `Credits (${HOME}/credits)`],
    ['<https://other.example/?a=1&b=2>', 'https://other.example/?a=1&b=2'],
    ['<help@duet.example>', 'help@duet.example'],
    ['&lt;b&gt; &amp;lt;', '<b> &lt;'],
  ])('as text: %j', (markdown, expected) => {
    expect(markdownToText(markdown, HOME)).toBe(expected);
  });

  it('never bring a tag, an address or a picture that is not ours to choose', () => {
    const pieces = Array.from('[]()<>!"\'\\&`\n {}:#*_-').concat(
      'javascript: https://a.example /x onerror= href=" script img src= &quot; ]('.split(' '),
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => {
        const mail = html(parts.join(''));
        const tag =
          /<\/?(?:p|a|em|strong|code|pre|blockquote|br|ul|ol|li|h[123]|hr)(?: (?:style|href|title|start|class)="[^"<>]*")*(?: \/)?>/g;
        expect(mail.replaceAll(tag, '')).not.toMatch(/[<>]/);
        expect(mail).not.toMatch(/ href="(?!https?:\/\/|mailto:)/i);
        expect(mail).not.toMatch(/<img/i);
      }),
      { numRuns: 1000 },
    );
  });
});
