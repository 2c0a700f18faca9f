import { eq } from 'drizzle-orm';
import texts from '#messages/console/en.ts';
import { tables } from '#server/db/index.ts';
import { desktop, expectAccessible, expectFits, expectSound } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { buy, longAgo } from '../support/browser/payments.ts';
import { addWoman } from '../support/members.ts';

const { orders, order } = texts;

const PATH = '/console/orders';

test.use({ viewport: desktop });

test('[OPS-9] finance refunds an order with the keyboard, while the list stays usable', async ({
  open,
  page,
  server,
  signInStaff,
}) => {
  const email = `priya.${Date.now()}@people.example`;
  const priya = await addWoman(server.app.core, 'Priya', {}, { email, ...longAgo });
  const older = await buy(server, priya, { credits: 30 });
  const newer = await buy(server, priya, { credits: 80 });
  await signInStaff(['finance']);
  await open(PATH);
  await expectSound(page, 'orders in the console');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${PATH}?order=${newer}`);
  const drawer = page.getByRole('complementary');
  await expect(drawer.getByRole('heading', { level: 2 })).toContainText('€34.99');
  await expectAccessible(page, 'an open order');
  await expectFits(page, 'an open order');

  // Another order in the same drawer.
  await page.keyboard.press('j');
  await page.waitForURL(`**${PATH}?order=${older}`);
  await expect(drawer.getByRole('heading', { level: 2 })).toContainText('€14.99');

  await page.keyboard.press('r');
  await expect(drawer.getByRole('radio', { name: order.refund.modes.unused })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(drawer.getByText(order.refund.reasonMissing)).toBeVisible();
  await drawer.getByRole('radio', { name: order.refund.modes.part }).check();
  await drawer.getByLabel('Amount in EUR').fill('5,00');
  await drawer.getByLabel(order.refund.reason, { exact: true }).fill('Asked by mail');
  await page.keyboard.press('Control+Enter');
  await expect(drawer.getByText(orders.statuses.part_refunded)).toBeVisible();
  await expect(
    page.getByRole('row').filter({ hasText: orders.statuses.part_refunded }),
  ).toHaveCount(1);
  const { refunds } = tables;
  expect(
    await server.app.core.db.select().from(refunds).where(eq(refunds.orderId, older)),
  ).toMatchObject([{ minor: 500, credits: 0 }]);

  // Letters act outside of fields.
  await drawer.getByRole('heading', { level: 2 }).click();
  const download = page.waitForEvent('download');
  await page.keyboard.press('d');
  expect((await download).suggestedFilename()).toMatch(/^receipt-.*\.pdf$/);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  // By its number from anywhere.
  const [row] = await server.app.core.db
    .select({ number: tables.orders.no })
    .from(tables.orders)
    .where(eq(tables.orders.id, newer));
  await open('/console/security');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(`#${row?.number.toLowerCase()}`);
  await expect(page.getByRole('option', { name: row?.number ?? '' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${PATH}?order=${newer}`);
});
