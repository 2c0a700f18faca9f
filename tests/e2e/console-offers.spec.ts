import { gifts } from '#contract/chat/gifts.ts';
import { priceListSave } from '#contract/console/prices.ts';
import console from '#messages/console/en.ts';
import texts from '#messages/en/orders.ts';
import { and, eq } from 'drizzle-orm';
import { tables } from '#server/db/index.ts';
import { clearSiteCache } from '#server/features/site/index.ts';
import { asStaff } from '../support/browser/as-member.ts';
import { desktop, expectAccessible, expectFits, phone } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { longAgo, orderPage, packageOf } from '../support/browser/payments.ts';
import { addStaff } from '../support/staff.ts';

const { discounts, giftList, prices } = console;

test.use({ viewport: desktop });

test('[OPS-9] a code is made in the console, used by a member and switched off', async ({
  open,
  page,
  server,
  signIn,
  signInStaff,
  troubles,
}) => {
  troubles.expect(/400/);
  await server.app.core.db.delete(tables.discountCodes);
  await signInStaff(['finance']);
  await open('/console/codes?site=1');
  await expect(page.getByText(discounts.none.active)).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.type('autumn40');
  await page.getByLabel(discounts.form.percent).fill('40');
  await page.getByLabel(discounts.form.country).selectOption('NL');
  await expect(page.getByText('€20.99')).toBeVisible();
  await page.getByLabel(discounts.form.country).selectOption('');
  await expectAccessible(page, 'a new code');
  await page.keyboard.press('Control+Enter');
  const purpose = page.getByLabel(discounts.purpose);
  await expect(purpose).toHaveAttribute('aria-invalid', 'true');
  await purpose.fill('Autumn letter');
  await page.keyboard.press('Control+Enter');
  const row = page.getByRole('row', { name: /AUTUMN40/ });
  await expect(row).toContainText('40%');

  const person = await signIn('Orla', longAgo);
  const { id } = await packageOf(server, person);
  await open(orderPage(id));
  await page.getByText(texts.code.open).click();
  await page.getByRole('textbox', { name: texts.code.label }).fill('autumn40');
  await page.getByRole('button', { name: texts.code.apply }).click();
  await expect(page.getByRole('status').getByText('AUTUMN40')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay €20.99' })).toBeVisible();

  await page.setViewportSize(phone);
  await open('/console/codes?site=1');
  await expectFits(page, 'codes on a phone');
  await page.getByRole('button', { name: 'AUTUMN40' }).click();
  await expect(page.getByText(discounts.details.none)).toBeVisible();
  await page.getByLabel(discounts.details.reason).fill('Autumn is over');
  await page.getByRole('button', { name: discounts.details.off }).click();
  await expect(page.getByText(discounts.none.active)).toBeVisible();
});

test('[OPS-9] many codes are made at once and taken away as a file', async ({
  open,
  page,
  signInStaff,
}) => {
  await signInStaff(['finance']);
  await open('/console/codes?site=1');
  await page.keyboard.press('b');
  await page.keyboard.type('letter');
  await page.getByLabel(discounts.form.count).fill('3');
  await page.getByLabel(discounts.form.percent).fill('12,5');
  await page.getByLabel(discounts.purpose).fill('A letter to three');
  await page.getByRole('button', { name: discounts.form.submitMany }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: discounts.made.download }).click();
  expect((await download).suggestedFilename()).toBe('discount-codes.csv');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /LETTER\w{10}/ })).toHaveCount(3);
});

test('[OPS-9] prices are changed a country at a time, by one person at a time', async ({
  open,
  page,
  server,
  signInStaff,
  troubles,
}) => {
  troubles.expect(/409/);
  const { core } = server.app;
  await signInStaff(['finance']);
  await open('/console/packages?site=1');
  await page.getByRole('button', { name: /Ireland/ }).click();
  const dialog = page.getByRole('dialog');
  const price = dialog.getByLabel(/^Price in/);
  // Whoever takes a row off by keyboard goes on with the next one.
  await dialog
    .getByRole('button', { name: prices.form.takeOff.replace('{credits}', '80') })
    .press('Enter');
  await expect(dialog.getByLabel(prices.form.credits).nth(1)).toBeFocused();
  await expect(dialog.getByLabel(prices.form.credits).nth(1)).toHaveValue('200');
  await dialog.getByRole('button', { name: /^80:/ }).click();
  await price.first().fill('15.49');
  await expect(dialog.getByText('30 credits: €15.49 instead of €14.99')).toBeVisible();
  await dialog.getByLabel(prices.form.reason, { exact: true }).fill('Dearer paper');
  await expectAccessible(page, 'changing prices');

  const other = await addStaff(core, ['finance']);
  await asStaff(server, other)(priceListSave, {
    body: {
      site: 1,
      country: 'IE',
      version: 0,
      packages: [{ credits: 30, minor: 1399 }],
      reason: 'A try',
    },
  });
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('alert')).toContainText(other.name);
  await dialog.getByRole('button', { name: prices.form.compare }).click();
  await expect(dialog.getByText('30 credits: €15.49 instead of €13.99')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /Ireland/ })).toContainText('€15.49');

  await page.setViewportSize(phone);
  await expectFits(page, 'prices on a phone');
  await page.getByRole('button', { name: /Ireland/ }).click();
  await expectFits(page, 'changing prices on a phone');

  const { packages, priceVersions } = tables;
  await core.db.delete(priceVersions);
  await core.db.delete(packages).where(and(eq(packages.siteId, 1), eq(packages.country, 'IE')));
  clearSiteCache(core);
});

test('[OPS-9] [CHAT-7] a gift is taken off the list, and put first', async ({
  open,
  page,
  server,
  signInStaff,
}) => {
  const { core } = server.app;
  await signInStaff(['finance']);
  await open('/console/gifts?site=1');
  await page.getByRole('button', { name: giftList.off.replace('{gift}', 'Rose') }).click();
  await page.getByRole('button', { name: giftList.earlier.replace('{gift}', 'Cactus') }).click();
  await page.getByLabel(giftList.reason).fill('Roses are out of season');
  await expectAccessible(page, 'changing gifts');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(giftList.unsaved)).toBeHidden();
  const offered = page.getByRole('region', { name: giftList.offered }).getByRole('listitem');
  await expect(offered).toHaveCount(gifts.length - 1);
  await expect(offered.nth(1)).toContainText('Cactus');
  const [list] = await core.db.select().from(tables.giftLists);
  expect(list?.offered.slice(0, 3)).toEqual(['bouquet', 'cactus', 'sunflower']);
  await page.setViewportSize(phone);
  await expectFits(page, 'gifts on a phone');
  await core.db.delete(tables.giftLists);
  clearSiteCache(core);
});
