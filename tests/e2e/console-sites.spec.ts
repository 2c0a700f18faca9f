import type { Page } from '@playwright/test';
import console from '#messages/console/en.ts';
import { tables } from '#server/db/index.ts';
import { clearSiteCache } from '#server/features/site/index.ts';
import { eq } from 'drizzle-orm';
import { expectAccessible, expectFits, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import type { Server } from '../support/browser/server.ts';

const { settings: texts, siteList } = console;

const SITE = 3;

let before: (typeof tables.sites.$inferSelect)[] = [];

const isSite = eq(tables.sites.id, SITE);

test.beforeEach(async ({ server }: { server: Server }) => {
  before = await server.app.core.db.select().from(tables.sites).where(isSite);
});

test.afterEach(async ({ server }: { server: Server }) => {
  const { core } = server.app;
  for (const row of before) await core.db.update(tables.sites).set(row).where(isSite);
  await core.db.delete(tables.siteChanges);
  await core.db.delete(tables.siteDrafts);
  await core.db.delete(tables.siteVersions);
  clearSiteCache(core);
});

const saved = (page: Page) => expect(page.getByText(texts.saved)).toBeVisible();

test('[OPS-10] a site gets another name and look: edited, reviewed, published', async ({
  open,
  page,
  signInStaff,
}) => {
  await signInStaff(['administrator']);
  await open('/console/sites');
  await page.getByRole('link', { name: 'Harbour' }).click();
  await page.waitForURL(`**/console/sites/${SITE}/settings`);

  const name = page.locator('#setting-name input');
  await name.fill('');
  await expect(page.locator('#setting-name')).toContainText('Please fill this in');
  await name.fill('Haven');
  await expect(page.locator('#setting-name')).toContainText('was Harbour');
  await page.getByRole('radio', { name: 'meadow' }).check();
  await page.locator('#setting-refund_days input').fill('21');
  await expect(page.getByText('3 changes, not published')).toBeVisible();
  await saved(page);

  // What is typed is kept, and each change has its own way back.
  await page.reload();
  await expect(name).toHaveValue('Haven');
  await page.getByRole('button', { name: 'Undo: Days to withdraw' }).click();
  await expect(page.getByText('2 changes, not published')).toBeVisible();

  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: '2 changes on Harbour' })).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Look' })).toContainText('7, meadow');
  await expect(dialog).toContainText(texts.checked);
  await expectAccessible(page, 'review of a draft');
  await page.setViewportSize(screens.phone);
  await expectFits(page, 'review of a draft on a phone');
  await page.setViewportSize(screens.desktop);
  await dialog.getByLabel(texts.note).fill('A new name');
  await dialog.getByRole('button', { name: 'Publish as version 2' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Haven' })).toBeVisible();

  await page.getByRole('button', { name: texts.history }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'A new name' })).toContainText(
    texts.live,
  );
  await dialog.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(dialog.getByRole('heading', { name: '2 changes on Haven' })).toBeVisible();

  await open('/', 'harbour.localhost');
  await expect(page).toHaveTitle(/Haven/);
  await expect(page.locator('html')).toHaveAttribute('data-niche', '7');
});

test('[OPS-10] the preview shows the site as the draft has it', async ({
  open,
  page,
  signInStaff,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInStaff(['administrator']);
  await open(`/console/sites/${SITE}/settings`);
  const { sitePreview } = console;
  const panel = page.getByRole('complementary', { name: sitePreview.title });
  const frame = panel.frameLocator('iframe');
  await expect(frame.locator('html')).toHaveAttribute('data-niche', '3');
  await page.locator('#setting-name input').fill('Haven');
  await page.getByRole('radio', { name: 'meadow' }).check();
  await expect(frame.locator('html')).toHaveAttribute('data-niche', '7');
  await expect(frame.getByText('Haven').first()).toBeVisible();
  await panel.getByRole('button', { name: sitePreview.dark }).click();
  await expect(frame.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await panel.getByRole('button', { name: sitePreview.desktop }).click();
  await panel.getByRole('button', { name: sitePreview.pages.pricing }).click();
  await expect(panel.locator('iframe')).toHaveAttribute('src', /page=pricing/);
  await expect(frame.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await open('/', 'harbour.localhost');
  await expect(page.locator('html')).toHaveAttribute('data-niche', '3');
});

test('[OPS-10] [OPS-15] company, language and countries are chosen by their names', async ({
  open,
  page,
  signInStaff,
}) => {
  await signInStaff(['administrator']);
  await open(`/console/sites/${SITE}/settings`);
  const company = page.locator('#setting-company');
  await company.getByRole('combobox').selectOption('5');
  await expect(company).toContainText('was Example Harbour Ltd');
  await expect(page.locator('#setting-company_name input')).toHaveValue('Example Evergreen GmbH');
  const language = page.locator('#setting-domain_language').getByRole('combobox');
  await language.fill('german austria');
  const found = page.getByRole('listbox', { name: console.choices.languages });
  await expect(found.getByRole('option')).toHaveText('German (Austria)de-AT');
  await expectAccessible(page, 'a language that is looked for');
  await language.press('ArrowDown');
  await language.press('Enter');
  await expect(language).toHaveValue('German (Austria)');
  const vat = page.locator('#setting-company_vat_numbers');
  await vat.getByRole('button', { name: texts.vatAdd }).press('Enter');
  // What is typed out is taken without a look at the list.
  await vat.getByRole('combobox').last().fill('belgium');
  await vat.getByRole('combobox').last().press('Tab');
  await vat.getByLabel('VAT number in Belgium').fill('BE0000000001');
  await expect(page.getByText('3 changes, not published')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: '3 changes on Harbour' })).toBeVisible();
  for (const words of ['Example Evergreen GmbH', 'German (Austria)', 'Belgium: BE0000000001'])
    await expect(dialog).toContainText(words);
});

test('[OPS-10] a new site asks for what it needs', async ({
  open,
  page,
  signInStaff,
  troubles,
}) => {
  troubles.expect(/400/);
  await signInStaff(['administrator']);
  await open('/console/sites');
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: siteList.submit }).click();
  await expect(dialog.getByText('Please fill this in').first()).toBeVisible();
  await expectAccessible(page, 'a new site');
});
