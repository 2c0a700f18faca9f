import type { Locale } from '#contract/locales.ts';
import { linkTo, staticPages } from '#contract/routes.ts';
import de from '#messages/de/public.ts';
import en from '#messages/en/public.ts';
import fi from '#messages/fi/public.ts';
import {
  desktop,
  expectAccessible,
  expectFits,
  expectSound,
  phone,
} from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';

const texts = { en, de, fi } satisfies Partial<Record<Locale, unknown>>;
const languages = Object.keys(texts) as (keyof typeof texts)[];

const publicPages = [
  linkTo('index'),
  linkTo('pricing'),
  linkTo('complaints'),
  linkTo('lang-config'),
  ...staticPages.map((name) => linkTo(`pages-${name}`)),
  linkTo('pages-token', { token: 'house-rules' }),
];

const missing = '/no-such-page';

const sizes = [phone, desktop];

/** How a page is read and laid out is decided before its scripts come. */
test.describe('as the server sends them', () => {
  test.use({ javaScriptEnabled: false });

  // Those in English are looked at by every-page.spec.ts.
  for (const language of ['de', 'fi'] as const) {
    test(`[SITE-4] [SITE-11] [SITE-19] every public page in ${language}`, async ({
      open,
      page,
    }) => {
      for (const path of publicPages) {
        const answer = await open(`${path}?lang=${language}`);
        expect(answer.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        for (const viewport of sizes) {
          await page.setViewportSize(viewport);
          await expectFits(page, `${path} in ${language}, ${viewport.width} wide`);
        }
      }
    });
  }

  test('[SITE-13] [SITE-19] an unknown address', async ({ open, page, troubles }) => {
    troubles.expect(/404/);
    for (const language of languages) {
      const answer = await open(`${missing}?lang=${language}`);
      expect(answer.status()).toBe(404);
      const { error } = texts[language];
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(error.notFound);
      await expect(page.getByRole('link', { name: error.home })).toHaveAttribute('href', '/');
      // What is described as what is the same in each language.
      if (language === 'en') await expectAccessible(page, '404');
      for (const viewport of sizes) {
        await page.setViewportSize(viewport);
        await expectFits(page, `404 in ${language}, ${viewport.width} wide`);
      }
    }
    for (const address of [
      linkTo('pages-token', { token: 'nobody-wrote-this' }),
      linkTo('pages-token', { token: 'Old_terms' }),
      linkTo('members-id-signup', { id: 'nobody' }),
    ]) {
      const answer = await open(`${address}?lang=en`);
      expect(answer.status(), address).toBe(404);
      await expect(page.getByText('This page could not be found')).toBeVisible();
    }
  });

  test('[SITE-3] the footer speaks the language of the page', async ({ open, page }) => {
    const footer = page.getByRole('contentinfo');
    await open('/pricing?lang=en');
    await expect(footer).toContainText('An unhurried place for adults to meet and talk.');
    await open('/pricing?lang=de');
    await expect(footer).not.toContainText('An unhurried place');
    await expect(footer).toContainText(texts.de.disclaimer.adults.replace('{minAge}', '18'));
  });

  // The colours of each niche and scheme are measured in web/ui/styles/contrast.test.ts: of the
  // two schemes each page is looked at in one.
  for (const [host, niche] of [
    ['evergreen.localhost', '2'],
    ['harbour.localhost', '3'],
  ] as const) {
    test(`[SITE-17] [SITE-19] the site at ${host}, light and dark`, async ({ open, page }) => {
      const paths = [linkTo('index'), linkTo('pricing'), linkTo('pages-terms')];
      for (const [at, path] of paths.entries()) {
        const colorScheme = (at + Number(niche)) % 2 === 0 ? 'light' : 'dark';
        await page.emulateMedia({ colorScheme });
        await open(path, host);
        await expect(page.locator('html')).toHaveAttribute('data-niche', niche);
        await expectSound(page, `${host}${path}, ${colorScheme}`);
      }
    });
  }
});

test('[SITE-13] the way back from an unknown address', async ({ open, page, troubles }) => {
  troubles.expect(/404/);
  await open(missing);
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL(/\.localhost:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('hello');
});

test.describe('dark', () => {
  test.use({ colorScheme: 'dark', returning: false, viewport: phone });

  test('[SITE-19] pages with the notice about cookies open', async ({ open, page }) => {
    for (const path of [linkTo('index'), linkTo('pricing'), linkTo('complaints')]) {
      await open(path);
      await expect(page.getByRole('complementary', { name: 'Cookies' })).toBeVisible();
      await expectSound(page, `${path}, dark`);
    }
  });
});
