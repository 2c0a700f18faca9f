import { and, eq } from 'drizzle-orm';
import { cookies } from '#contract/cookies.ts';
import account from '#messages/en/account.ts';
import console from '#messages/console/en.ts';
import { tables } from '#server/db/index.ts';
import { expect, test, untilHydrated } from '../support/browser/fixtures.ts';
import { orderPage, payByCard } from '../support/browser/payments.ts';
import type { Host } from '../support/browser/server.ts';
import { startServer } from '../support/browser/server.ts';
import {
  answerReach,
  answerUntilReach,
  button,
  joinFromIndex,
  mailedLink,
  signup,
  title,
} from '../support/browser/signup.ts';
import { addStaff } from '../support/staff.ts';

const { siteList, prices, settings } = console;

const HOST = 'meadow.localhost' as Host;

const company = {
  'company.name': 'Example Meadow Ltd',
  'company.address': '7 Sample Row',
  'company.city': '0000 AA Sampleton',
  'company.kvk': '00000007',
};

const fields = {
  index_title: 'Out in the open',
  support_email: 'help@meadow.example',
  support_phone: '+31 00 000 07',
};

test('[OPS-10] a site that is made in the console alone serves everything from signup to purchase', async ({
  context,
  page,
}) => {
  // The new site stays: what other tests count is on another server.
  const server = await startServer(process.env['TEST_TEMPLATE'] ?? '');
  try {
    const { core } = server.app;
    const { staff } = await addStaff(core, ['administrator']);
    const home = { url: server.url('duet.localhost') };
    await context.addCookies([
      { name: cookies.console, value: staff, httpOnly: true, sameSite: 'Strict', ...home },
      { name: cookies.notice, value: '1', url: server.url(HOST) },
    ]);

    await page.goto(server.url('duet.localhost', '/console/sites'));
    await untilHydrated(page);
    await page.getByRole('button', { name: siteList.new }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name=name]').fill('Meadow');
    await dialog.locator('[name=domain]').fill(HOST);
    await dialog.getByLabel(siteList.company, { exact: true }).selectOption(siteList.newCompany);
    for (const [name, value] of Object.entries(company))
      await dialog.locator(`[name="${name}"]`).fill(value);
    const country = dialog.getByRole('combobox', { name: siteList.country });
    await country.pressSequentially('nether');
    await country.press('ArrowDown');
    await country.press('Enter');
    await expect(country).toHaveValue('Netherlands');
    await dialog.getByRole('button', { name: siteList.submit }).click();
    await page.waitForURL(/\/settings$/);
    const id = Number(/sites\/(\d+)/.exec(page.url())?.[1]);

    for (const [name, value] of Object.entries(fields))
      await page.locator(`#setting-${name} input`).fill(value);
    for (const box of await page.locator('#setting-countries input').all())
      await box.setChecked((await box.getAttribute('value')) === 'NL');
    await page.getByRole('radio', { name: 'meadow' }).check();
    await page.locator('#setting-signups select').selectOption('all');
    await expect(page.getByText('6 changes, not published')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toContainText(settings.checked);
    await dialog.getByRole('button', { name: 'Publish as version 2' }).click();
    await expect(dialog).toHaveCount(0);

    await page.goto(server.url('duet.localhost', `/console/packages?site=${id}`));
    await untilHydrated(page);
    await page.getByRole('button', { name: /Netherlands/ }).click();
    await dialog
      .getByLabel(/^Price in/)
      .first()
      .fill('15.49');
    await dialog.getByLabel(prices.form.reason, { exact: true }).fill('To begin with');
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();

    await page.goto(server.url(HOST, '/?country=NL&lang=en'));
    await untilHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-niche', '7');
    const email = 'mira@people.example';
    const form = await joinFromIndex(page);
    await answerUntilReach(form, 'Mira');
    await answerReach(form, email);
    await button(form, signup.reach.submit).click();
    await button(form, signup.extras.skip).click();
    await expect(title(form, signup.complete.title)).toBeVisible();
    const link = await mailedLink(server, email);
    expect(link.hostname).toBe(HOST);
    await page.goto(server.url(HOST, link.pathname + link.search));
    await expect(title(page, account.activate.done.title)).toBeVisible();

    const { orders, packages } = tables;
    const isSold = and(eq(packages.siteId, id), eq(packages.minor, 1549));
    const [sold] = await core.db.select().from(packages).where(isSold);
    await page.goto(server.url(HOST, orderPage(String(sold?.id), 'card')));
    await untilHydrated(page);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await payByCard(page, '4242');
    await expect(page.getByRole('heading', { name: /credits are yours/ })).toBeVisible();
    // Those that were bought, and those for joining.
    await expect(page.getByText('You now have 34 credits.')).toBeVisible();
    const [order] = await core.db.select().from(orders).where(eq(orders.siteId, id));
    expect(order).toMatchObject({ state: 'completed', seller: { name: 'Example Meadow Ltd' } });
    await page.goto('about:blank');
  } finally {
    await server.close();
  }
});
