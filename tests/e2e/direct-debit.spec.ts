import type { Page } from '@playwright/test';
import { cookies } from '#contract/cookies.ts';
import { linkTo } from '#contract/routes.ts';
import texts from '#messages/en/orders.ts';
import publicTexts from '#messages/en/public.ts';
import { tables } from '#server/db/index.ts';
import { expectSound, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { longAgo, packageOf } from '../support/browser/payments.ts';
import type { Server } from '../support/browser/server.ts';
import { hosts } from '../support/browser/server.ts';
import { newIban, newPhone } from '../support/debits.ts';

test.use({ viewport: screens.phone });

const { debit, state } = texts;
const { fields } = publicTexts;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay €/ });

/** Whether a field is above the bar with the button. */
const isClear = async (page: Page, name: string): Promise<boolean> => {
  const [box, bar] = await Promise.all([
    field(page, name).boundingBox(),
    page.locator('[data-pay-bar]').boundingBox(),
  ]);
  return box !== null && bar !== null && box.y + box.height <= bar.y;
};

/** The code of the last text message to a number. */
const textedCode = async (server: Server, phone: string): Promise<string> => {
  const texted = async () => (await server.mailsTo(phone)).at(-1)?.text ?? '';
  await expect.poll(texted).toMatch(/\d{6}/);
  return /\d{6}/.exec(await texted())?.[0] ?? '';
};

const fillIn = async (page: Page, phone: string) => {
  await field(page, debit.holder).fill('D. Ebtor');
  await field(page, debit.iban).fill(newIban());
  await field(page, debit.street).fill('Invented street');
  await field(page, debit.number).fill('1a');
  await field(page, debit.postal).fill('1000 AA');
  await field(page, debit.city).fill('Nowhere');
  await field(page, debit.mobile).fill(phone);
};

test('[PAY-6] an account is debited with a code from the phone, then by one tap, until it is taken back or blocked', async ({
  open,
  page,
  server,
  signIn,
  troubles,
}) => {
  troubles.expect(/400/);
  const person = await signIn('Wanda', longAgo);
  const { id } = await packageOf(server, person, 30);
  const path = linkTo('directdebit', {}, { package: id });
  const phone = newPhone();
  await open(path);
  // The sum and the button are in view, and nothing that is typed into is behind them.
  await expect(payButton(page)).toBeInViewport({ ratio: 1 });
  for (const name of [debit.holder, debit.iban, debit.city, debit.mobile]) {
    await field(page, name).focus();
    await expect(field(page, name)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => isClear(page, name)).toBe(true);
  }
  const { required, iban_invalid } = fields;
  const answering = Promise.withResolvers<undefined>();
  await page.route('**/api/direct-debit.php', async (route) => {
    await answering.promise;
    await route.continue();
  });
  await payButton(page).click();
  // What is typed while the form is on its way is not what was refused.
  await field(page, debit.holder).fill('D. Ebtor');
  answering.resolve(undefined);
  await expect(field(page, debit.street)).toHaveAccessibleDescription(new RegExp(required));
  await expect(field(page, debit.mobile)).toHaveAccessibleDescription(new RegExp(required));
  await expect(field(page, debit.holder)).not.toHaveAccessibleDescription(new RegExp(required));
  await expect(field(page, debit.code)).toBeHidden();
  await page.unroute('**/api/direct-debit.php');
  await fillIn(page, phone);
  await expect(page.getByText(required)).toHaveCount(0);
  await field(page, debit.iban).fill('NL91 ABNA 0417 1643 01');
  await field(page, debit.iban).blur();
  await expect(field(page, debit.iban)).toHaveAccessibleDescription(new RegExp(iban_invalid));
  await field(page, debit.iban).fill('NL91 ABNA 0417 1643 00');
  await expect(field(page, debit.iban)).toHaveAccessibleDescription('ABN AMRO · Netherlands');
  await page.getByRole('button', { name: debit.send }).click();
  await expect(field(page, debit.code)).toBeFocused();
  const code = await textedCode(server, phone);
  await field(page, debit.code).fill(code === '111111' ? '222222' : '111111');
  await page.getByRole('checkbox', { name: debit.agree }).check();
  await payButton(page).click();
  await expect(field(page, debit.code)).toHaveAccessibleDescription(/Code invalid/);
  await expectSound(page, 'direct debit');
  await field(page, debit.code).fill(code);
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('30 credits are yours');
  await expect(page.getByText(/^We’ll collect €14\.99 from your account on /)).toBeVisible();
  await expect(page.getByText('Direct debit, NL •• 4300')).toBeVisible();
  await expect(page.getByText(state.authorised)).toBeVisible();
  await expect(page.getByText(state.completed, { exact: true })).toHaveCount(0);

  await open(path);
  await expect(page.getByText(/^Authorised by D\. Ebtor on /)).toBeVisible();
  await expectSound(page, 'mandate');
  await payButton(page).click();
  await expect(page.getByText('You now have 60 credits.')).toBeVisible();

  await open(path);
  await page.getByText(debit.revoke, { exact: true }).click();
  await page.getByRole('button', { name: debit.revokeConfirm }).click();
  await expect(page.getByText(debit.revoked)).toBeVisible();
  await expect(field(page, debit.iban)).toBeVisible();

  await server.app.core.db
    .insert(tables.debitBlocks)
    .values({ key: `user:${person.id}`, reason: 'AC04', createdAt: new Date() });
  const { body } = await server.app.http.inject({
    url: path,
    headers: { host: hosts[1], cookie: `${cookies.session}=${person.session}` },
  });
  expect(body).toContain('Your account is blocked for direct debit payments.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[PAY-6] each field says what is wrong with it, and what was typed stays', async ({
    open,
    page,
    server,
    signIn,
    troubles,
  }) => {
    troubles.expect(/400/);
    const person = await signIn('Xenia', longAgo);
    const { id } = await packageOf(server, person, 30);
    const phone = newPhone();
    await open(linkTo('directdebit', {}, { package: id }));
    await expect(field(page, debit.code)).toBeHidden();
    await payButton(page).click();
    await expect(field(page, debit.city)).toHaveAccessibleDescription(new RegExp(fields.required));
    await expect(field(page, debit.mobile)).toHaveAccessibleDescription(
      new RegExp(fields.required),
    );
    await fillIn(page, phone);
    await field(page, debit.postal).fill('10115');
    await page.getByRole('button', { name: debit.send }).click();
    await field(page, debit.code).fill(await textedCode(server, phone));
    await page.getByRole('checkbox', { name: debit.agree }).check();
    await payButton(page).click();
    await expect(field(page, debit.postal)).toHaveAccessibleDescription(fields.postal_invalid);
    await field(page, debit.postal).fill('1000 AA');
    await field(page, debit.code).fill(await textedCode(server, phone));
    await payButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('30 credits are yours');
  });
});
