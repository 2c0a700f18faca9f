import { describe, expect, it } from 'vitest';
import type { Answer } from '#contract/core/endpoint.ts';
import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { locales } from '#contract/locales.ts';
import { routes, staticPages } from '#contract/routes.ts';
import { page } from '#contract/site.ts';
import { demoCompanies, demoSites } from '#demo/sites.ts';
import { photoReviewWords } from '#messages/photo-review.ts';
import { addSite, clearSiteCache } from '#server/features/site/index.ts';
import { appOfFile } from '../support/app-of-file.ts';

const app = await appOfFile();

const FICTIONAL_HOST = 'evergreen.localhost';
const HONEST_HOST = 'harbour.localhost';

const read = (name: string, lang: Locale, host = 'localhost'): Promise<Answer<typeof page>> =>
  app.as({ host })(page, { query: { page: name, lang } });

const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => String(url));

/** The text of a page as its reader sees it. */
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe.each(staticPages)('the page %s', (name) => {
  it.each(locales)('[SITE-11] is whole in %s', async (lang) => {
    for (const host of [FICTIONAL_HOST, HONEST_HOST]) {
      const answer = await read(name, lang, host);
      expect(answer).toMatchObject({ page: name, locale: lang });
      expect(answer.title).toMatch(/^[^#{}\\*]+$/);
      expect(answer.html).toMatch(/^\s*<p>/);
      expect(answer.html).toContain('<h2 id=');
      // Nothing is left of placeholders, conditions, route names or Markdown.
      expect(answer.title + answer.html).not.toMatch(/\{\w*\}|:::|route:|\]\(|\*\*|undefined|NaN/);
    }
  });

  it.each(locales)('[SITE-11] leads only to pages, mail and phone in %s', async (lang) => {
    const { html } = await read(name, lang);
    const paths = Object.values(routes) as readonly string[];
    for (const href of hrefs(html)) {
      if (href.startsWith('mailto:')) expect(href).toBe('mailto:support@duet.example');
      else if (href.startsWith('tel:')) expect(href).toBe('tel:+31000000001');
      else expect(paths).toContain(href);
    }
  });

  it('[SITE-11] says in every language what it says in English', async () => {
    const outline = async (lang: Locale) => {
      const { html } = await read(name, lang, FICTIONAL_HOST);
      return [...html.matchAll(/<(h2|h3|p|li)>|href="[^"]*"/g)].map(([whole]) => whole);
    };
    const english = await outline('en');
    for (const lang of locales) expect(await outline(lang), lang).toEqual(english);
  });
});

describe('the values of a site', () => {
  it.each(demoSites)(
    '[SITE-11] fill its terms: $settings.name',
    async ({ companyId, domains, settings }) => {
      const company = demoCompanies.find(({ id }) => id === companyId);
      const { html } = await read('terms', 'en', domains[0]);
      const text = textOf(html);
      for (const value of [
        settings.name,
        company?.name,
        company?.address,
        company?.city,
        company?.kvk,
        ...Object.values(company?.vatNumbers ?? {}),
        settings.support_email,
        settings.support_phone.replaceAll(/[\s-]/g, ''),
        `costs ${settings.message_credits} credits`,
        `Within ${settings.refund_days} days`,
      ]) {
        expect(text).toContain(value);
      }
    },
  );

  it('[SITE-11] are those of the visitor’s country where prices differ', async () => {
    const price = async (country: string) => {
      const url = `/api/pages.php?page=terms&lang=en&country=${country}`;
      return textOf((await app.send('GET', url)).json<Answer<typeof page>>().html);
    };
    expect(await price('GB')).toContain('£0.70');
    expect(await price('NL')).toContain('€0.75');
    expect(await price('US')).toContain('$0.87');
  });

  it('[MEM-2] tell who looks at photos, and when, as each site does it', async () => {
    const reviews = demoSites.map(({ settings }) => settings.photo_review);
    expect(new Set(reviews).size).toBe(demoSites.length);
    for (const { domains, settings } of demoSites) {
      for (const name of ['faq', 'privacy', 'terms']) {
        const text = textOf((await read(name, 'en', domains[0])).html);
        const said = Object.entries(photoReviewWords.en).filter(([, words]) =>
          text.includes(words),
        );
        expect(
          said.map(([review]) => review),
          name,
        ).toEqual([settings.photo_review]);
      }
    }
  });

  it('[SITE-11] are text, whatever characters an operator used', async () => {
    const [first] = demoSites;
    const name = '<b>*Us* & [them](x)</b> {site}';
    await app.core.transact((tx) =>
      addSite(tx, {
        ...(first as (typeof demoSites)[number]),
        id: 90,
        isDefault: false,
        domains: ['odd.localhost'],
        settings: { ...(first as (typeof demoSites)[number]).settings, name },
      }),
    );
    clearSiteCache(app.core);
    const { html } = await read('ban', 'en', 'odd.localhost');
    expect(html).toContain('&lt;b&gt;*Us* &amp; [them](x)&lt;/b&gt; {site}');
    expect(html).not.toContain('<b>');
  });
});

describe('fictional profiles', () => {
  it.each(locales)('[SITE-11] are spoken of where there are any, in %s', async (lang) => {
    const { fictional_plural: words } = demoSites[1]?.settings ?? { fictional_plural: '' };
    const [there, elsewhere] = [
      await read('terms', lang, FICTIONAL_HOST),
      await read('terms', lang, HONEST_HOST),
    ];
    expect(there.html).toContain(words);
    expect(elsewhere.html).not.toContain(words);
    // Each of the two says something that the other leaves out.
    const paragraphs = (html: string) =>
      new Set(html.replaceAll(/Evergreen|Harbour/g, '').split('\n'));
    expect(paragraphs(there.html).difference(paragraphs(elsewhere.html)).size).toBeGreaterThan(0);
    expect(paragraphs(elsewhere.html).difference(paragraphs(there.html)).size).toBeGreaterThan(0);
  });

  it('[SITE-11] are ruled out in words where there are none', async () => {
    const { html } = await read('terms', 'en', HONEST_HOST);
    expect(html).toContain('Harbour has no fictional profiles.');
  });
});

describe('the version of the terms', () => {
  it.each(demoSites)(
    '[SITE-9] is the product’s, or the company’s if that is later: $settings.name',
    async ({ companyId, domains }) => {
      const added = demoCompanies.find(({ id }) => id === companyId)?.added ?? new Date(0);
      const earliest = new Date(limits.termsNotBefore);
      const expected = added > earliest ? added : earliest;
      const { version, html } = await read('terms', 'en', domains[0]);
      expect(version).toBe(expected.toISOString());
      const shown = expected.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
      expect(html).toContain(shown);
    },
  );

  it('[SITE-9] is 1 December 2023 for a company that was there before', async () => {
    const { version } = await read('terms', 'en', 'localhost');
    expect(version).toBe('2023-12-01T12:00:00.000Z');
  });
});
