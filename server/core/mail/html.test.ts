import { describe, expect, it } from 'vitest';
import { colours } from './colours.ts';
import type { MailContent } from './html.ts';
import { toHtml } from './html.ts';

const button = {
  label: 'Open',
  link: 'https://duet.example/open?a=1&b=2',
  fallback: 'Or open:',
  quiet: false,
};

const words: MailContent = {
  locale: 'fi',
  site: 'Duet',
  home: 'https://duet.example',
  subject: 'Hello',
  preheader: 'What the list shows.',
  markdown: '',
  body: ['One.', 'Two.'],
  facts: [['Device', 'Firefox']],
  people: [],
  sections: [],
  button,
  note: 'A note.',
  footer: ['Why you get this.'],
  switchOff: null,
  support: 'help@duet.example',
};

const html = toHtml(words, colours[1]);
const withoutHead = html.replace(/<head>.*<\/head>/s, '');

describe('the HTML of a mail', () => {
  it('loads nothing from outside', () => {
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import|src=/);
  });

  it('can be listened to', () => {
    expect(html).toContain('<html lang="fi">');
    expect(html.match(/<h1 .*?>Hello<\/h1>/g)).toHaveLength(1);
    // The facts are the only table that is one; the rest is layout.
    const tables = html.match(/<table [^>]*>/g) ?? [];
    expect(tables.filter((table) => !table.includes('role="presentation"'))).toEqual([
      expect.stringContaining('class="facts '),
    ]);
  });

  it('has a preview line that no eye and no ear meets in the mail', () => {
    expect(withoutHead).toMatch(/<div style="display:none;[^>]*aria-hidden="true">What the list/);
  });

  it('announces both colour schemes', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('<meta name="supported-color-schemes" content="light dark">');
  });

  it('has a dark colour for every light one, and needs no style sheet for the light ones', () => {
    const [, dark = ''] = /prefers-color-scheme:dark\)\{(.*?)\n\}\n/s.exec(html) ?? [];
    const painted = new Set(
      [...withoutHead.matchAll(/class="([^"]+)"/g)]
        .flatMap(([, names = '']) => names.split(' '))
        .filter((name) => name.includes('color-')),
    );
    expect(painted.size).toBeGreaterThan(10);
    for (const name of painted) expect(dark).toContain(`.${name}{`);
    for (const tag of withoutHead.match(/<[^>]*class="[^"]*color-[^>]*>/g) ?? []) {
      expect(tag).toMatch(/style="[\w-]*color:#[\da-f]{6}/);
    }
  });

  it('draws a button that most need not press without emphasis', () => {
    const quiet = toHtml({ ...words, button: { ...button, quiet: true } }, colours[1]);
    expect(html).toContain('background-color:#c01f4d;border-color:#c01f4d');
    expect(quiet).not.toContain('background-color:#c01f4d;border-color');
    expect(quiet).toContain('href="https://duet.example/open?a=1&#38;b=2"');
  });

  it('stays far below the size at which mail programs cut', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  });
});
