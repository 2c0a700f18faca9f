import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { cookies } from '#contract/cookies.ts';
import { localeNames, locales } from '#contract/locales.ts';
import { linkTo } from '#contract/routes.ts';
import de from '#messages/de/public.ts';
import en from '#messages/en/public.ts';
import es from '#messages/es/public.ts';
import fr from '#messages/fr/public.ts';
import nl from '#messages/nl/public.ts';
import { tables } from '#server/db/index.ts';
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

test('[SITE-4] [SITE-5] [SITE-19] the dropdown offers what the country speaks; a choice is kept for a year', async ({
  open,
  page,
}) => {
  await open('/pricing?country=CH');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await languageButton(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: localeNames.de })).toBeFocused();
  const offered = ['de', 'it', 'fr', 'en'] as const;
  await expect(page.getByRole('menuitem')).toHaveText([
    ...offered.map((language) => localeNames[language]),
    en.nav.languageAndCountry,
  ]);
  const marks = page.locator('[role=menuitem][lang]');
  const given = await marks.evaluateAll((items) => items.map((item) => (item as HTMLElement).lang));
  expect(given).toEqual(offered);

  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.pricing.title);
  const cookie = await cookieOf(page, cookies.locale);
  expect(cookie).toMatchObject({ value: 'de', path: '/', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY;
  expect(Math.round(days)).toBe(365);
  const complaints = page
    .getByRole('contentinfo')
    .getByRole('link', { name: de.footer.complaints });
  await complaints.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.complaints.title);
});

test('[SITE-5] the dropdown hides where there is one language, and where the site says so', async ({
  open,
  page,
}) => {
  await open('/pricing?country=NL');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.getByRole('button', { name: localeNames.nl })).toHaveCount(0);
  const other = page
    .getByRole('contentinfo')
    .getByRole('link', { name: nl.nav.languageAndCountry });
  await expect(other).toHaveAttribute('href', linkTo('lang-config'));
  await open('/?country=US', 'harbour.localhost');
  await expect(
    page.getByRole('navigation').getByRole('link', { name: en.nav.login }),
  ).toBeVisible();
  await expect(languageButton(page)).toHaveCount(0);
});

test('[SITE-4] a member’s choice keeps the rest of the address, and is stored with the account', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const mara = await signIn('Mara');
  await open('/pricing?country=US&sub1=x');
  expect(await languageOf(server, mara)).toBe('en');
  await languageButton(page).click();
  await page.getByRole('menuitem', { name: localeNames.es }).click();
  await expect(page).toHaveURL(/\/pricing\?country=US&sub1=x&lang=es$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es.pricing.title);
  expect(await languageOf(server, mara)).toBe('es');
  expect((await cookieOf(page, cookies.locale))?.value).toBe('es');
});

test.describe('as the server sends it', () => {
  test.use({ javaScriptEnabled: false });

  test('[SITE-4] the language of the site gives way to the address, which sets the cookie', async ({
    open,
    page,
  }) => {
    const evergreen = 'evergreen.localhost';
    const answer = await open('/pricing', evergreen);
    expect(await answer.text()).toContain('<html lang="de"');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(await cookieOf(page, cookies.locale)).toBeUndefined();
    await open('/pricing?lang=fr', evergreen);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect((await cookieOf(page, cookies.locale))?.value).toBe('fr');
    await open('/pricing?lang=xx', evergreen);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });

  test('[SITE-4] [SITE-6] the cookies of a choice are followed everywhere', async ({
    context,
    open,
    page,
    server,
  }) => {
    const url = server.url('duet.localhost');
    await context.addCookies([
      { name: cookies.locale, value: 'fr', url },
      { name: cookies.country, value: 'CH', url },
    ]);
    await open(linkTo('pricing'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('main')).toContainText('CHF');
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`/lang-config ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('[SITE-4] [SITE-6] saves language and country, and goes back to where one is', async ({
      open,
      page,
      server,
      signIn,
    }) => {
      const milan = await signIn('Milan');
      await open(linkTo('lang-config'));
      await expect(page.getByText(en.langConfig.unknown)).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(locales.length);
      await page.getByLabel(en.langConfig.country).selectOption('CH');
      await page.getByRole('radio', { name: localeNames.fr }).check();
      await page.getByRole('button', { name: en.langConfig.save }).click();

      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.langConfig.title);
      await expect(page.getByText(fr.langConfig.unknown)).toHaveCount(0);
      await expect(page.getByRole('combobox')).toHaveValue('CH');
      await expect(page.getByRole('radio', { name: localeNames.fr })).toBeChecked();
      // Those of the country come first, and nobody is shut into them.
      await expect(page.getByRole('radio')).toHaveCount(locales.length);
      await expect(page.getByRole('radio').first()).toHaveAccessibleName(localeNames.de);
      expect((await cookieOf(page, cookies.locale))?.value).toBe('fr');
      expect((await cookieOf(page, cookies.country))?.value).toBe('CH');
      expect(await languageOf(server, milan)).toBe('fr');

      await page.getByLabel(fr.langConfig.country).selectOption('');
      await page.getByRole('button', { name: fr.langConfig.save }).click();
      await expect(page).toHaveURL(/[?&]country=(&|$)/);
      await expect(page.getByLabel(fr.langConfig.country)).toHaveValue('');
      expect(await cookieOf(page, cookies.country)).toBeUndefined();
    });
  });
}

test('[SITE-3] a visitor loads one file of texts, whatever the pages; a member one of each kind', async ({
  open,
  page,
  signIn,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/((?:public|member)-[\w-]{8}\.js)$/.exec(request.url())?.[1];
    if (name) files.push(name);
  });
  await open('/?lang=de');
  await page.getByRole('contentinfo').getByRole('link', { name: de.footer.faq }).click();
  await expect(page.getByRole('main')).toContainText(de.page.questions);
  await expect(page).toHaveURL(/\/pages\/faq$/);
  expect(files).toEqual([expect.stringMatching(/^public-/)]);

  await signIn('Noor');
  files.length = 0;
  await open('/?lang=en');
  expect(files.toSorted()).toEqual([
    expect.stringMatching(/^member-/),
    expect.stringMatching(/^public-/),
  ]);
});
