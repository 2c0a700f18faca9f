import console from '#messages/console/en.ts';
import { tables } from '#server/db/index.ts';
import { clearSiteCache } from '#server/features/site/index.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { expectAccessible, expectFits, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import type { Server } from '../support/browser/server.ts';
import { changeSite } from '../support/sites.ts';

const { settings: texts, sitePages } = console;

const SITE = 3;
const OWN = ['quay', 'terms'];

test.afterEach(async ({ server }: { server: Server }) => {
  const { core } = server.app;
  await changeSite(server.app, { settings: { footer_pages: [] } }, SITE);
  await core.db
    .delete(tables.pages)
    .where(and(eq(tables.pages.siteId, SITE), inArray(tables.pages.token, OWN)));
  await core.db.delete(tables.siteChanges);
  await core.db.delete(tables.siteDrafts);
  await core.db.delete(tables.siteVersions);
  clearSiteCache(core);
});

test('[OPS-10] a page is written with a preview, published, found in the footer, and taken away', async ({
  open,
  page,
  signInStaff,
}) => {
  await signInStaff(['administrator']);
  await open(`/console/sites/${SITE}/settings`);
  await page.getByRole('link', { name: sitePages.pages, exact: true }).click();
  await expect(page.getByRole('button', { name: sitePages.new })).toBeVisible();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(sitePages.address).fill('The quay');
  await dialog.getByRole('button', { name: sitePages.begin }).click();
  await expect(dialog).toContainText(sitePages.badName);
  await dialog.getByLabel(sitePages.address).fill('quay');
  await dialog.getByRole('button', { name: sitePages.begin }).click();

  await page.getByRole('button', { name: sitePages.start, exact: true }).click();
  // What has no title yet is kept, and says why it can’t be published.
  const body = page.locator('[name=body]');
  await body.pressSequentially('Begun ');
  await expect(page.getByText(texts.saved).first()).toBeVisible();
  await expect(body).toHaveValue('Begun ');
  await expect(page.getByLabel(sitePages.title)).toHaveAccessibleDescription(sitePages.noTitle);
  await open(`/console/sites/${SITE}/pages?page=quay&lang=en`);
  await expect(body).toHaveValue('Begun');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('alert')).toContainText(texts.problems.page_untitled);
  await dialog.getByRole('button', { name: texts.back }).click();
  await page.locator('[name=title]').fill('The quay');
  await body.fill('We meet at **{site}**. [Go](/pages/nowhere) <b>now</b>.');
  const preview = page.getByRole('region', { name: sitePages.preview });
  await expect(preview.getByText('/pages/nowhere')).toBeVisible();
  await expect(preview.locator('strong')).toHaveText('Harbour');
  await expect(preview).toContainText('<b>now</b>');
  await page.getByRole('switch', { name: sitePages.inFooter }).click();
  await expect(page.getByText('2 changes, not published')).toBeVisible();
  await expectAccessible(page, 'a page that is written');
  await page.setViewportSize(screens.phone);
  await expectFits(page, 'a page that is written, on a phone');
  await page.setViewportSize(screens.desktop);

  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('alert')).toContainText('/pages/nowhere');
  await expect(dialog.getByRole('button', { name: /^Publish/ })).toBeDisabled();
  await dialog.getByRole('button', { name: texts.back }).click();
  await body.fill('We meet at **{site}**. [Go](/pages/terms).');
  await expect(preview.getByText('/pages/nowhere')).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  await dialog.getByRole('button', { name: 'Publish as version 2' }).click();
  await expect(dialog).toHaveCount(0);

  await open('/', 'harbour.localhost');
  await page.getByRole('contentinfo').getByRole('link', { name: 'The quay' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The quay' })).toBeVisible();
  await expect(page.getByRole('main').locator('strong')).toHaveText('Harbour');
});

test('[OPS-10] words of one’s own take the place of the product’s, and give it back', async ({
  open,
  page,
  signInStaff,
}) => {
  await signInStaff(['administrator']);
  await open(`/console/sites/${SITE}/pages`);
  await expect(page.getByText(sitePages.productText)).toBeVisible();
  await page.getByRole('button', { name: sitePages.startFromProduct }).click();
  await expect(page.locator('[name=body]')).toHaveValue(/\{company\}/);
  await page.locator('[name=title]').fill('Rules of the harbour');
  await expect(page.getByText(texts.saved).first()).toBeVisible();
  // What is typed is kept, and the address opens it again.
  await page.reload();
  await expect(page.locator('[name=title]')).toHaveValue('Rules of the harbour');
  await page.getByRole('button', { name: sitePages.toProduct }).click();
  await expect(page.getByText(sitePages.productText)).toBeVisible();
  await expect(page.getByText('not published')).toHaveCount(0);
});
