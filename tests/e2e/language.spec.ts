import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { cookies } from '../../contract/cookies.ts';
import type { Locale } from '../../contract/locales.ts';
import { localeNames, locales } from '../../contract/locales.ts';
import { linkTo } from '../../contract/routes.ts';
import de from '../../messages/de/public.ts';
import en from '../../messages/en/public.ts';
import es from '../../messages/es/public.ts';
import fr from '../../messages/fr/public.ts';
import { tables } from '../../server/db/index.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import type { Server } from '../support/browser/server.ts';
import type { Person } from '../support/people.ts';

const DAY = 86_400;

/** In which language a member is written to. */
const languageOf = async ({ app }: Server, { id }: Person) => {
  const { users } = tables;
  const stored = app.core.db.select({ language: users.language }).from(users);
  const [row] = await stored.where(eq(users.id, id));
  return row?.language;
};

const languageButton = (page: Page) => page.getByRole('button', { name: /^Language:/ });

const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies(page.url())).find((cookie) => cookie.name === name);

const offered: readonly [country: string, languages: readonly Locale[]][] = [
  ['CH', ['de', 'it', 'fr', 'en']],
  ['US', ['en', 'es']],
  ['BE', ['nl', 'fr', 'de']],
  ['CA', ['en', 'fr']],
  ['SE', locales],
];

test.describe('dropdown', () => {
  for (const [country, languages] of offered) {
    test(`[SITE-5] offers ${languages.join(' ')} in ${country}`, async ({ open, page }) => {
      await open(`/pricing?country=${country}&lang=en`);
      await languageButton(page).click();
      await expect(page.getByRole('menuitem')).toHaveText([
        ...languages.map((language) => localeNames[language]),
        en.nav.languageAndCountry,
      ]);
      const marks = page.locator('[role=menuitem][lang]');
      const given = await marks.evaluateAll((items) =>
        items.map((item) => (item as HTMLElement).lang),
      );
      expect(given).toEqual(languages);
    });
  }

  for (const country of ['NL', 'DE', 'GB']) {
    test(`[SITE-5] hides in ${country}, where there is one language`, async ({ open, page }) => {
      await open(`/pricing?country=${country}&lang=en`);
      await expect(page.getByRole('link', { name: en.nav.login })).toBeVisible();
      await expect(languageButton(page)).toHaveCount(0);
    });
  }

  test('[SITE-5] hides where the configuration says so', async ({ open, page }) => {
    await open('/?country=US', 'harbour.localhost');
    await expect(page.getByRole('link', { name: en.nav.login })).toBeVisible();
    await expect(languageButton(page)).toHaveCount(0);
  });

  test('[SITE-4] a choice changes the page and is kept for a year', async ({ open, page }) => {
    await open('/pricing?country=CH');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await languageButton(page).click();
    await page.getByRole('menuitem', { name: localeNames.de }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.pricing.title);
    const cookie = await cookieOf(page, cookies.locale);
    expect(cookie).toMatchObject({ value: 'de', path: '/', sameSite: 'Lax' });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY;
    expect(Math.round(days)).toBe(365);
    await open(linkTo('complaints'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.complaints.title);
  });

  test('[SITE-4] keeps the rest of the address', async ({ open, page }) => {
    await open('/pricing?country=US&sub1=x');
    await languageButton(page).click();
    await page.getByRole('menuitem', { name: localeNames.es }).click();
    await expect(page).toHaveURL(/\/pricing\?country=US&sub1=x&lang=es$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(es.pricing.title);
  });

  test('[SITE-4] a member’s choice is stored with the account', async ({
    open,
    page,
    server,
    signIn,
  }) => {
    const mara = await signIn('Mara');
    await open('/pricing?country=US');
    expect(await languageOf(server, mara)).toBe('en');
    await languageButton(page).click();
    await page.getByRole('menuitem', { name: localeNames.es }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(await languageOf(server, mara)).toBe('es');
    expect((await cookieOf(page, cookies.locale))?.value).toBe('es');
  });
});

test.describe('language of the site', () => {
  const evergreen = 'evergreen.localhost';

  test('[SITE-4] applies without a cookie', async ({ open, page }) => {
    const answer = await open('/pricing', evergreen);
    expect(await answer.text()).toContain('<html lang="de"');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(await cookieOf(page, cookies.locale)).toBeUndefined();
    await open('/pricing', 'harbour.localhost');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  for (const value of ['en', 'fr', 'xx']) {
    test(`[SITE-4] gives way to the cookie ${value}`, async ({ context, open, page, server }) => {
      await context.addCookies([{ name: cookies.locale, value, url: server.url(evergreen) }]);
      await open('/pricing', evergreen);
      await expect(page.locator('html')).toHaveAttribute('lang', value === 'xx' ? 'en' : value);
    });
  }

  test('[SITE-4] gives way to the address, which sets the cookie', async ({ open, page }) => {
    await open('/pricing?lang=fr', evergreen);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect((await cookieOf(page, cookies.locale))?.value).toBe('fr');
    await open('/pricing?lang=xx', evergreen);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`/lang-config ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('[SITE-4] [SITE-6] saves country and language', async ({ open, page }) => {
      await open(linkTo('lang-config'));
      await expect(page.getByText(en.langConfig.unknown)).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(locales.length);
      await page.getByLabel(en.langConfig.country).selectOption('CH');
      await page.getByRole('radio', { name: localeNames.fr }).check();
      await page.getByRole('button', { name: en.langConfig.save }).click();

      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.langConfig.title);
      await expect(page.getByRole('combobox')).toHaveValue('CH');
      await expect(page.getByRole('radio', { name: localeNames.fr })).toBeChecked();
      await expect(page.getByRole('radio')).toHaveCount(4);
      expect((await cookieOf(page, cookies.locale))?.value).toBe('fr');
      expect((await cookieOf(page, cookies.country))?.value).toBe('CH');

      await open(linkTo('pricing'));
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(page.getByRole('main')).toContainText('CHF');
    });

    test('[SITE-4] stores the language with the account', async ({
      open,
      page,
      server,
      signIn,
    }) => {
      const milan = await signIn('Milan');
      await open(linkTo('lang-config'));
      await page.getByRole('radio', { name: localeNames.nl }).check();
      await page.getByRole('button', { name: en.langConfig.save }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
      expect(await languageOf(server, milan)).toBe('nl');
    });

    test('[SITE-6] goes back to where the visitor is', async ({ open, page }) => {
      await open(`${linkTo('lang-config')}?country=CH`);
      await page.getByLabel(en.langConfig.country).selectOption('');
      await page.getByRole('button', { name: en.langConfig.save }).click();
      await expect(page).toHaveURL(/[?&]country=(&|$)/);
      await expect(page.getByLabel(en.langConfig.country)).toHaveValue('');
      expect(await cookieOf(page, cookies.country)).toBeUndefined();
    });
  });
}

test.describe('message files', () => {
  const filesOf = (page: Page) => {
    const files: string[] = [];
    page.on('request', (request) => {
      const name = /\/assets\/((?:public|member)-[\w-]{8}\.js)$/.exec(request.url())?.[1];
      if (name) files.push(name);
    });
    return files;
  };

  test('[SITE-3] a visitor loads one, whatever the pages', async ({ open, page }) => {
    const files = filesOf(page);
    await open('/?lang=de');
    await page.getByRole('contentinfo').getByRole('link', { name: de.footer.faq }).click();
    await expect(page.getByRole('main')).toContainText(de.page.questions);
    await expect(page).toHaveURL(/\/pages\/faq$/);
    expect(files).toEqual([expect.stringMatching(/^public-/)]);
  });

  test('[SITE-3] a member loads one of each kind', async ({ open, page, signIn }) => {
    await signIn('Noor');
    const files = filesOf(page);
    await open('/');
    expect(files.toSorted()).toEqual([
      expect.stringMatching(/^member-/),
      expect.stringMatching(/^public-/),
    ]);
  });
});
