import { linkTo } from '#contract/routes.ts';
import texts from '#messages/en/orders.ts';
import { screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { noteShifts, shiftsOf } from '../support/browser/layout-shift.ts';
import { longAgo, orderPage, packageOf } from '../support/browser/payments.ts';

const { overview, method } = texts;

test.use({ viewport: screens.phone });

test('[PAY-1] logo, sum and pay: nothing else is asked, the button stays in view, and Apple Pay moves nothing', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const person = await signIn('Cora', longAgo);
  const { id } = await packageOf(server, person, 30);
  await open(orderPage(id, undefined, { back: linkTo('likes') }));
  const pay = page.getByRole('button', { name: 'Pay €14.99' });
  const applePay = page.getByRole('radio', { name: method.applepay });
  await expect(pay).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText(/photo/i)).toHaveCount(0);

  // What is quick or proposed is in view, the rest one step away.
  await expect(page.getByRole('radio', { name: method.ideal })).toBeChecked();
  await expect(page.getByRole('radio', { name: method.googlepay })).toBeVisible();
  await expect(applePay).toBeHidden();
  await expect(page.getByRole('radio', { name: method.paypal })).toBeHidden();
  await page.getByText(overview.otherWays).click();
  await page.getByRole('radio', { name: method.paypal }).check();
  await expect(page).toHaveURL(/\/paypal\?/);
  await expect(page.getByRole('radio', { name: method.card, exact: false }).first()).toBeVisible();
  await expect(pay).toBeInViewport({ ratio: 1 });

  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/premium\?back=%2Flikes$/);

  // Whoever asks for Apple Pay by its address sees what is chosen; else it is offered where the
  // browser has it, without moving the page.
  await open(orderPage(id, 'applepay'));
  await expect(applePay).toBeChecked();
  await page.addInitScript(() => {
    Object.assign(globalThis, { ApplePaySession: { canMakePayments: () => true } });
  });
  await noteShifts(page);
  await open(orderPage(id));
  await expect(applePay).toBeVisible();
  const { sum, moved } = await shiftsOf(page);
  expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.02);
  await applePay.check();
  await expect(page).toHaveURL(/\/applepay/);
});
