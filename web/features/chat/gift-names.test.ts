import { describe, expect, it } from 'vitest';
import { gifts } from '#contract/chat/gifts.ts';
import { locales } from '#contract/locales.ts';

const catalogues = import.meta.glob<Readonly<Record<string, string>>>(
  '../../../messages/*/gifts.ts',
  { eager: true, import: 'default' },
);

describe('names of gifts', () => {
  it.each(locales)('[CHAT-7] are all there in %s, each once and written as a label', (locale) => {
    const names = catalogues[`../../../messages/${locale}/gifts.ts`] ?? {};
    expect(Object.keys(names)).toEqual(gifts);
    expect(new Set(Object.values(names)).size).toBe(gifts.length);
    for (const name of Object.values(names)) expect(name).toMatch(/^\p{Lu}[\p{L} ’-]{1,24}$/u);
  });
});
