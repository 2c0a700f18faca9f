import type { Page } from '@playwright/test';
import texts from '#messages/en/orders.ts';
import { expectSound, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { longAgo, orderPage, packageOf } from '../support/browser/payments.ts';

const { failed } = texts.order;

test.use({ viewport: screens.phone });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** From the overview to the pages of the provider, with a way to pay. */
const begin = async (page: Page) => {
  await press(page, /^Pay/);
  await page.waitForURL(/\/sandbox\/pay\//);
};

// Going to the provider and back is a form and its answer, with scripts and without. Each of the
// ways to pay is tried in tests/http/sandbox.test.ts.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[PAY-4] a way to pay has its page at the provider, with a bank in between, and pays', async ({
    open,
    page,
    server,
    signIn,
  }) => {
    const person = await signIn('Ida', longAgo);
    const { id } = await packageOf(server, person, 30);
    for (const method of ['paypal', 'ideal']) {
      await open(orderPage(id, method));
      await begin(page);
      if (method === 'ideal') await expectSound(page, 'provider');
      await press(page, /^Pay/);
      // With the app of a bank, the payment is confirmed there.
      if (method === 'ideal') await press(page, 'Confirm payment');
      await page.waitForURL(/\/transactions\//);
      // The word of the provider may come a moment later.
      const told = async () => {
        await page.reload();
        return title(page).textContent();
      };
      await expect.poll(told, method).toBe('30 credits are yours');
    }
  });
});

test('[PAY-4] a bank that asks once more is told yes or no', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const person = await signIn('Asked', longAgo);
  const { id } = await packageOf(server, person, 30);
  const tryCard = async () => {
    await open(orderPage(id, 'card'));
    await begin(page);
    await page.goto(`${page.url().split('?')[0]}?try=3220`);
    await press(page, /^Pay/);
  };
  await tryCard();
  await expectSound(page, 'confirmation');
  await press(page, 'No, this is not me');
  await expect(title(page)).toHaveText('Payment failed or has been cancelled.');
  await expect(page.getByText(failed.safe)).toBeVisible();
  await tryCard();
  await press(page, 'Confirm payment');
  await expect(title(page)).toHaveText('30 credits are yours');
});
