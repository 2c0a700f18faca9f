import type { Page } from '@playwright/test';
import texts from '../../messages/en/orders.ts';
import { expectAccessible, expectFits, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { comeBack, longAgo, orderPage, packageOf } from '../support/browser/payments.ts';

const { failed } = texts.order;

test.use({ viewport: screens.phone });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** From the overview to the pages of the provider, with a way to pay. */
const begin = async (page: Page) => {
  await press(page, /^Pay/);
  await page.waitForURL(/\/sandbox\/pay\//);
  await expectFits(page, 'provider');
  await expectAccessible(page, 'provider');
};

for (const { method, country, refused } of [
  { method: 'applepay', country: 'NL', refused: /0002/ },
  { method: 'paypal', country: 'NL', refused: /Empty/ },
  { method: 'ideal', country: 'NL', refused: /Clog/ },
  { method: 'bancontact', country: 'BE', refused: /4464/ },
] as const) {
  /** With the app of a bank, the payment is confirmed there. */
  const pay = async (page: Page) => {
    await press(page, /^Pay/);
    if (method === 'ideal') await press(page, 'Confirm payment');
    await comeBack(page);
  };

  test(`[PAY-4] ${method} pays, and what is refused says so`, async ({
    open,
    page,
    server,
    signIn,
  }) => {
    const person = await signIn(`By-${method}`, { ...longAgo, country });
    const { id } = await packageOf(server, person, 30);
    await open(orderPage(id, method));
    await begin(page);
    await pay(page);
    await expect(title(page)).toHaveText('30 credits are yours');

    await open(orderPage(id, method));
    await begin(page);
    await page.getByRole('radio', { name: refused }).check();
    await pay(page);
    await expect(title(page)).toHaveText('Payment failed or has been cancelled.');
    await expect(page.getByText(failed.safe)).toBeVisible();
  });
}

for (const [answer, heading] of [
  ['Confirm payment', '30 credits are yours'],
  ['No, this is not me', 'Payment failed or has been cancelled.'],
] as const) {
  test(`[PAY-4] a bank that asks once more is answered “${answer}”`, async ({
    open,
    page,
    server,
    signIn,
  }) => {
    const person = await signIn('Asked', longAgo);
    const { id } = await packageOf(server, person, 30);
    await open(orderPage(id, 'card'));
    await begin(page);
    await page.goto(`${page.url().split('?')[0]}?try=3220`);
    await press(page, /^Pay/);
    await expectAccessible(page, 'confirmation');
    await press(page, answer);
    await expect(title(page)).toHaveText(heading);
  });
}
