import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderPage, toHtml } from './markdown.ts';

const none = {};

/** The HTML of a page whose text is this. */
const html = (text: string, values = {}, flags = {}) =>
  renderPage(`# Title\n${text}`, values, flags).html;

/** What a reader sees: the HTML must hold no tag but the one paragraph around it. */
const readText = (page: string): string => {
  const [, inside = null] = /^<p>([^<>]*)<\/p>$/.exec(page) ?? [];
  if (inside === null) throw new Error(`More than text: ${page}`);
  const named: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>' };
  return inside.replaceAll(/&(\w+);/g, (_, name: string) => named[name] ?? '?');
};

describe('title', () => {
  it('[SITE-11] is the first line, and not part of the text', () => {
    expect(renderPage('# Terms\n\nText.', none, none)).toEqual({
      title: 'Terms',
      html: '<p>Text.</p>',
    });
  });

  it.each(['A & B', 'Dr. <b>No</b>', String.raw`back\slash`, '*', '[x](y)', '#1', 'a_b_c'])(
    '[SITE-11] holds the value %j as plain text',
    (site) => {
      expect(renderPage('# About {site}\n', { site }, none).title).toBe(`About ${site}`);
    },
  );
});

describe('values', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '**bold** _em_ ~~del~~',
    '`code`',
    '[link](https://evil.example)',
    '![image](https://evil.example/x.png)',
    '<https://evil.example>',
    '[a]: https://evil.example',
    '&lt; &amp; &#65;',
    String.raw`\* \\ \<b>`,
    '# heading',
    '1. one',
    '- item',
    '+ item',
    '> quote',
    '| a | b |',
    '***',
    '{site} {unknown}',
    ':::if fictional',
    '](route:index)',
    '$& $1 $$',
    `"quoted" 'too'`,
  ])('[SITE-11] %j is shown as it is', (value) => {
    expect(readText(html('{a}', { a: value }))).toBe(value);
    expect(readText(html('before {a} after', { a: value }))).toBe(`before ${value} after`);
  });

  it('[SITE-11] are shown as they are, whatever characters they hold', () => {
    const markup = fc.constantFrom(...Array.from('<>&"\'`*_[](){}#+-.!|~\\:=/1 aé'));
    const line = fc.oneof(fc.string({ unit: markup }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(line, line, (a, b) => {
        expect(readText(html('x{a}x{b}x', { a, b }))).toBe(`x${a}x${b}x`);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['one\n\ntwo', 'one\n===', 'one  \ntwo'])(
    '[SITE-11] the line breaks of %j open nothing new',
    (a) => {
      expect(html('Sold by {a}', { a })).toMatch(/^<p>[^<>]*<\/p>$/);
    },
  );

  it('[SITE-11] may be numbers, and used often', () => {
    expect(html('{n} or {n}, {zero}', { n: 14, zero: 0 })).toBe('<p>14 or 14, 0</p>');
  });

  it.each(['{unknown}', '[x](mailto:{unknown})', '{constructor}', '{toString}'])(
    '[SITE-11] %s throws when nobody has set it',
    (text) => {
      expect(() => html(text, { known: 'x' })).toThrow('Unknown value in a page');
    },
  );

  it('[SITE-11] throw in the title, too', () => {
    expect(() => renderPage('# {unknown}\n', none, none)).toThrow(
      'Unknown value in a page: unknown.',
    );
  });
});

describe('values in addresses', () => {
  it.each([
    ['mailto:{a}', 'help_me@duet.example', 'mailto:help_me@duet.example'],
    ['tel:{a}', '+000000000', 'tel:+000000000'],
    ['mailto:{a}', 'a b"c@duet.example', 'mailto:a%20b%22c@duet.example'],
    ['mailto:{a}', 'a)*b*(c', 'mailto:a)*b*(c'],
    ['mailto:{a}?subject={b}', 'help@duet.example', 'mailto:help@duet.example?subject=Hi'],
  ])('[SITE-11] %s with %j leads to %s', (address, a, leadsTo) => {
    const page = html(`[write](${address})`, { a, b: 'Hi' });
    const [, href = ''] = /^<p><a href="([^"]*)">write<\/a><\/p>$/.exec(page) ?? [];
    expect(decodeURI(href)).toBe(decodeURI(leadsTo));
  });

  it('[SITE-11] cannot bring a protocol of their own', () => {
    expect(html('[write]({a})', { a: 'javascript:alert(1)' })).toBe('<p><a>write</a></p>');
  });
});

describe('conditions', () => {
  const text =
    'Always.\n\n:::if on\nWhen on.\n\n- and more\n:::\n\n:::if off\nWhen off.\n:::\n\nEnd.';

  it.each([
    [true, false, '<p>Always.</p>\n<p>When on.</p>\n<ul>\n<li>and more</li>\n</ul>\n<p>End.</p>'],
    [false, true, '<p>Always.</p>\n<p>When off.</p>\n<p>End.</p>'],
    [false, false, '<p>Always.</p>\n<p>End.</p>'],
  ])('[SITE-11] on: %j, off: %j', (on, off, expected) => {
    expect(html(text, none, { on, off })).toBe(expected);
  });

  it('[SITE-11] may hold values, which are not asked for where the part is left out', () => {
    expect(html(':::if on\n{a}\n:::', { a: 'x' }, { on: true }).trim()).toBe('<p>x</p>');
    expect(html(':::if on\n{unknown}\n:::', none, { on: false })).toBe('');
  });

  it.each(['unknown', 'constructor'])('[SITE-11] throw when nobody has set %s', (name) => {
    expect(() => html(`:::if ${name}\nx\n:::\n`, none, { on: true })).toThrow(
      `Unknown condition in a page: ${name}.`,
    );
  });
});

describe('route links', () => {
  it('[SITE-11, SITE-18] lead to the page of that name', () => {
    expect(html('[terms](route:pages-terms), [home](route:index)')).toBe(
      '<p><a href="/pages/terms">terms</a>, <a href="/">home</a></p>',
    );
  });

  it.each(['nowhere', 'pages-nothing', 'constructor'])(
    '[SITE-11, SITE-18] throw where %s is no page',
    (name) => {
      expect(() => html(`[x](route:${name})`)).toThrow(`Unknown route in a page: ${name}.`);
    },
  );
});

describe('toHtml', () => {
  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['a <b onclick="x()">b</b>', '<p>a &lt;b onclick=&quot;x()&quot;&gt;b&lt;/b&gt;</p>'],
    ['`<i href="x">`', '<p><code>&lt;i href=&quot;x&quot;&gt;</code></p>'],
  ])('[SITE-11] shows the raw HTML %j as text', (markdown, expected) => {
    expect(toHtml(markdown)).toBe(expected);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JavaScript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html;base64,AAAA)',
    '[x](vbscript:x)',
    '[x](file:///etc/hosts)',
    '[x](//evil.example)',
    '[x](evil)',
    '[x]\n\n[x]: javascript:alert(1)',
    '<javascript:alert(1)>',
    '![x](javascript:alert(1))',
    '![x](data:image/svg+xml;base64,AAAA)',
  ])('[SITE-11] takes the address out of %j', (markdown) => {
    expect(toHtml(markdown)).toMatch(/^<p><(?:a|img alt="x" \/)>/);
  });

  it.each([
    ['[x](mailto:ada@duet.example)', '<a href="mailto:ada@duet.example">x</a>'],
    ['<ada@duet.example>', '<a href="mailto:ada@duet.example">ada@duet.example</a>'],
    ['[x](tel:+000)', '<a href="tel:+000">x</a>'],
    ['[x](/pricing)', '<a href="/pricing">x</a>'],
    ['[x](#part)', '<a href="#part">x</a>'],
    ['![x](/hero.webp)', '<img src="/hero.webp" alt="x" />'],
  ])('[SITE-11] keeps the address of %s', (markdown, expected) => {
    expect(toHtml(markdown)).toBe(`<p>${expected}</p>`);
  });

  it.each([
    '[x](https://other.example)',
    '[x](http://other.example "title")',
    '[x](HTTPS://other.example)',
    '<https://other.example>',
    '[x]\n\n[x]: https://other.example',
  ])('[SITE-11] vouches for nothing behind the outside link %j', (markdown) => {
    expect(toHtml(markdown)).toMatch(
      /^<p><a rel="noopener nofollow" href="https?:\/\/other\.example"/i,
    );
  });

  it('[SITE-11] never makes a tag or an address that is not safe', () => {
    const syntax = Array.from('[]()<>!"\'\\&`\n {}:#*_');
    const words = 'javascript: data: https://a.example /x onerror= href=" script &quot; ]('.split(
      ' ',
    );
    const piece = fc.constantFrom(...syntax, ...words);
    const tag =
      /<\/?(?:p|a|img|em|strong|code|pre|blockquote|br|ul|ol|li|h\d|hr)(?: (?:id|rel|href|src|alt|title|start|class)="[^"<>]*")*(?: \/)?>/g;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const page = toHtml(pieces.join(''));
        expect(page.replaceAll(tag, '')).not.toMatch(/[<>]/);
        expect(page).not.toMatch(/ (?:href|src)="(?!https?:|\/(?!\/)|#|mailto:|tel:)/i);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the parts of a page', () => {
  it('[SITE-11] have addresses by their words, each one once', () => {
    const page = html('\n## Prix & crédits\n\nA.\n\n## Content\n\nB.\n\n## Prix, crédits\n');
    expect(page.match(/id="[^"]*"/g)).toEqual([
      'id="prix-credits"',
      'id="content-2"',
      'id="prix-credits-2"',
    ]);
  });

  it('[SITE-11] fold questions with their answers, which carry the address', () => {
    const page = html(
      '\n## Group\n\n### Who?\n\nAll.\n\n- One\n\n### Why?\n\nSo.\n\n## Next\n\nText.',
    );
    expect(page.replaceAll('\n', '')).toBe(
      [
        '<h2 id="group">Group</h2>',
        '<details><summary><h3>Who?</h3></summary><div id="who"><p>All.</p><ul><li>One</li></ul></div></details>',
        '<details><summary><h3>Why?</h3></summary><div id="why"><p>So.</p></div></details>',
        '<h2 id="next">Next</h2><p>Text.</p>',
      ].join(''),
    );
  });
});
