import { describe, expect, it } from 'vitest';
import { languagesOf, listPages, textOf } from './site-page-list.ts';

const by = { id: '018f0000-0000-7000-8000-000000000000', name: 'Ada' };
const at = '2026-01-01T00:00:00.000Z';

const site = {
  live: {
    domain_language: 'de-AT',
    countries: ['AT', 'NL'],
    'pages/terms/de': { title: 'AGB', body: 'Lang.' },
    'pages/club/de': { title: 'Klub', body: 'Mach mit.' },
  },
  draft: {
    site: 1,
    revision: 2,
    restored_from: null,
    changes: [
      { field: 'pages/club/de', value: null, by, at },
      { field: 'pages/news/nl', value: { title: 'Nieuws', body: 'Kort.' }, by, at },
    ],
  },
};

describe('the pages of a site', () => {
  it('[OPS-10] are in its languages, its own first', () => {
    expect(languagesOf(site)[0]).toBe('de');
    expect(languagesOf(site)).toContain('nl');
  });

  it('[OPS-10] are those of the product and its own, with whose words each has', () => {
    const pages = listPages(site);
    expect(pages.map(({ name }) => name).slice(-2)).toEqual(['club', 'news']);
    const stateOf = (name: string, locale: string) =>
      pages.find((page) => page.name === name)?.languages.find((one) => one.locale === locale);
    expect(stateOf('terms', 'de')).toMatchObject({ state: 'own', isChanged: false });
    expect(stateOf('terms', 'nl')).toMatchObject({ state: 'product', isChanged: false });
    expect(stateOf('club', 'de')).toMatchObject({ state: 'missing', isChanged: true });
    expect(stateOf('news', 'nl')).toMatchObject({ state: 'own', isChanged: true });
    expect(textOf(site, 'club', 'de')).toBeNull();
  });
});
