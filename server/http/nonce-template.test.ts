import * as fc from 'fast-check';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { nonceTemplate } from './nonce-template.ts';

const FIRST = 'A'.repeat(11) + 'b'.repeat(11);
const OTHER = '-_0123456789abcdefghij';

const pageOf = (parts: readonly string[], nonce: string) => Buffer.from(parts.join(nonce));

const expectFills = (parts: readonly string[]) => {
  const template = nonceTemplate(pageOf(parts, FIRST), FIRST);
  for (const nonce of [OTHER, FIRST, OTHER]) {
    const wanted = pageOf(parts, nonce).toString();
    expect(template.plain(nonce).toString()).toBe(wanted);
    expect(gunzipSync(template.gzip(nonce)).toString()).toBe(wanted);
  }
};

describe('a page with another nonce', () => {
  it.each([
    ['without any', ['<p>hello</p>']],
    ['that is nothing else', ['', '']],
    ['with two side by side', ['<a ', '', '>']],
    ['with many alike', Array.from({ length: 60 }, (_, i) => `" href="/assets/${i}.js" nonce="`)],
    ['longer than the compressor looks back', ['<a>', 'ö'.repeat(40_000), 'ö'.repeat(90_000)]],
  ])('is the same page %s', (_, parts) => expectFills(parts));

  it('is the same page, whatever it says', () => {
    const text = fc.string({ unit: fc.constantFrom('<', 'a', 'b', '"', 'é', '漢', ' ') });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 20 }), (parts) => expectFills(parts)),
    );
  });

  it('is about as small as if it were compressed at once', () => {
    const parts = Array.from({ length: 40 }, (_, i) => `<script src="/assets/${i}.js" nonce="`);
    const template = nonceTemplate(pageOf(parts, FIRST), FIRST);
    expect(template.gzip(OTHER).length).toBeLessThan(template.plain(OTHER).length * 0.9);
  });
});
