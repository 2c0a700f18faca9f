import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { cookies } from '#contract/cookies.ts';
import { callUrl } from '#contract/core/client.ts';
import { api } from '#contract/index.ts';
import { linkTo } from '#contract/routes.ts';
import member from '#messages/en/member.ts';
import texts from '#messages/en/orders.ts';
import { tables } from '#server/db/index.ts';
import { expectSound, screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import {
  addCode,
  buy,
  untilOrderPage,
  longAgo,
  orderPage,
  packageOf,
  payByCard,
  completePayment,
} from '../support/browser/payments.ts';
import type { Server } from '../support/browser/server.ts';
import { hosts } from '../support/browser/server.ts';

const { orders } = tables;
const { order: state, refund, list } = texts;

/** The address of an order with a way to pay, whatever else it says. */
const orderPathOf = (id: string, paymentmethod: string) =>
  new RegExp(`${orderPage(id, paymentmethod)}(\\?|$)`);
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay/ });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const isYours = /credits are yours/;

const ordersOf = ({ app }: Server, userId: string) =>
  app.core.db.select().from(orders).where(eq(orders.userId, userId));

test.beforeEach(async ({ server }) => {
  await server.app.core.db.delete(tables.rateLimits);
});

test.use({ viewport: screens.phone });

test('[PAY-1] [PAY-7] the overview tells price, discount, tax and what is wrong with a code', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const person = await signIn('Orla', { createdAt: new Date() });
  await addCode(server, 'FORTY');
  await addCode(server, 'SMALL5', { valueBp: 500 });
  await addCode(server, 'LARGE', { minimumOrderValue: 9900, currency: 'EUR' });
  const { id } = await packageOf(server, person);
  await open(orderPage(id, undefined, { back: linkTo('likes') }));
  await expect(page.getByRole('main').getByText(texts.kind.time_bonus)).toBeVisible();
  await expect(page.getByRole('main').getByRole('timer')).toHaveText(/^0[34]:\d\d:\d\d$/);
  await expect(page.getByText('21% VAT included: €4.55')).toBeVisible();
  await expect(payButton(page)).toHaveText('Pay €26.24');

  const field = page.getByRole('textbox', { name: texts.code.label });
  const use = async (code: string) => {
    await field.fill(code);
    await page.getByRole('button', { name: texts.code.apply }).click();
  };
  await page.getByText(texts.code.open).click();
  await use('NOTHING');
  await expect(field).toHaveAccessibleDescription('Code not found');
  await use('large');
  await expect(field).toHaveAccessibleDescription('This code is for orders of €99.00 or more.');
  await use('small5');
  await expect(page.getByRole('status').getByText('You already get 25% off.')).toBeVisible();
  await expect(payButton(page)).toHaveText('Pay €26.24');
  await page.getByRole('link', { name: texts.code.remove }).click();
  await page.getByText(texts.code.open).click();
  await use('forty');
  await expect(page.getByRole('status').getByText('FORTY')).toBeVisible();
  await expect(payButton(page)).toHaveText('Pay €20.99');

  await page.getByText(texts.overview.otherWays).click();
  await page.getByRole('radio', { name: /^PayPal/ }).check();
  await expect(page).toHaveURL(orderPathOf(id, 'paypal'));
  await expect(payButton(page)).toHaveText('Pay €20.99');
  expect(new URL(page.url()).searchParams.get('back')).toBe(linkTo('likes'));
  await page.getByRole('link', { name: texts.code.remove }).click();
  await expect(payButton(page)).toHaveText('Pay €26.24');
  await expect(page).toHaveURL(orderPathOf(id, 'paypal'));
});

test('[PAY-2] [PAY-3] [PAY-5] paying, also later, brings credits, premium and the way back, and is repeated in one confirmation', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const person = await signIn('Petra', longAgo);
  const led = await server.app.http.inject({
    url: linkTo('credits-repeat-order'),
    headers: { host: hosts[1], cookie: `${cookies.session}=${person.session}` },
  });
  expect(led.headers['location']).toBe(linkTo('credits'));
  const { id } = await packageOf(server, person);
  await open(orderPage(id, 'card', { back: linkTo('likes') }));
  await payButton(page).dblclick();
  await page.waitForURL(/\/sandbox\/pay\//);
  const [row, ...more] = await ordersOf(server, person.id);
  expect(more).toEqual([]);
  // An open payment can be gone on with.
  await open(linkTo('transactions-id', { id: row?.id ?? '' }, { back: linkTo('likes') }));
  await expect(heading(page, state.loading.title)).toBeVisible();
  await page.getByRole('link', { name: state.loading.goOn }).click();
  await payByCard(page, '0341', { keep: true });
  await expect(heading(page, isYours)).toBeVisible();
  await expect(page.getByText('You now have 80 credits.')).toBeVisible();
  await expect(page.getByText(state.completed.premium)).toBeVisible();
  await expect(
    page.getByRole('link', { name: member.nav.credits }).filter({ visible: true }).first(),
  ).toBeVisible();
  await expectSound(page, 'completed');
  await page.getByRole('link', { name: state.completed.back }).click();
  await expect(page).toHaveURL(new RegExp(`${linkTo('likes')}$`));

  await open(linkTo('credits-repeat-order'));
  await expect(page.getByText('Visa ending in 0341').first()).toBeVisible();
  await expect(payButton(page)).toBeInViewport({ ratio: 1 });
  await expectSound(page, 'repeat');
  await payButton(page).click();
  await expect(heading(page, state.failed.title)).toBeVisible();
  await expect(page.getByRole('link', { name: state.failed.paypal })).toBeVisible();

  await open(orderPage(id));
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expect(page.getByRole('radio', { name: /ending in 0341/ })).toBeChecked();

  await open(linkTo('transactions-id'));
  await expectSound(page, 'payments with a kept card');
  await page.getByRole('button', { name: 'Remove: Visa ending in 0341' }).click();
  await expect(page.getByRole('heading', { name: texts.kept.title })).toHaveCount(0);
});

test('[PAY-3] a payment that fails offers to try again, or PayPal, and one that takes long is followed', async ({
  open,
  page,
  server,
  signIn,
  troubles,
}) => {
  troubles.expect(/409/);
  const person = await signIn('Quirin', longAgo);
  const { id } = await packageOf(server, person);
  await open(orderPage(id, 'card'));
  const other = await buy(server, person, { credits: 30 });
  await payButton(page).click();
  const asked = page.getByRole('alert').filter({ hasText: '30 credits for €14.99' });
  await expect(asked.getByRole('link', { name: texts.overview.other })).toHaveAttribute(
    'href',
    linkTo('transactions-id', { id: other }),
  );
  await payButton(page).click();
  await payByCard(page, '0002');
  await expect(heading(page, 'Payment failed or has been cancelled.')).toBeVisible();
  await expect(page.getByText(state.failed.why.refused)).toBeVisible();
  await expectSound(page, 'failed');

  await page.getByRole('link', { name: state.failed.retry }).click();
  await payButton(page).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  await untilOrderPage(page);
  await expect(heading(page, state.failed.title)).toBeVisible();
  await expect(page.getByText(state.failed.cancelled)).toBeVisible();

  await expect(page.getByRole('link', { name: state.failed.paypal })).toHaveAttribute(
    'href',
    orderPathOf(id, 'paypal'),
  );

  await page.getByRole('link', { name: state.failed.retry }).click();
  await payButton(page).click();
  await payByCard(page, '0077');
  await expect(heading(page, state.pending.title)).toBeVisible();
  await expect(page.getByText(state.pending.leave)).toBeVisible();
  await expectSound(page, 'pending');
  await completePayment(server, new URL(page.url()).pathname.split('/').at(-1) ?? '');
  await expect(heading(page, isYours)).toBeVisible();
});

test('[PAY-3] [PAY-10] [PAY-11] payments are listed with receipts, credits can be returned, and every one is told', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const person = await signIn('Thea', { ...longAgo, credits: 5 });
  const empty = await server.app.http.inject({
    url: linkTo('transactions-id'),
    headers: { host: hosts[1], cookie: `${cookies.session}=${person.session}` },
  });
  expect(empty.body).toContain(list.emptyTitle);
  await open(linkTo('transactions-id'));
  await expect(page.getByText(list.emptyTitle)).toBeVisible();
  const id = await buy(server, person);
  // What happens in another window is listed here, and counted.
  await expect(page.getByRole('link', { name: '80 credits' })).toBeVisible();
  await expect(page.getByRole('main').getByText('85 credits')).toBeVisible();
  await page.getByRole('link', { name: /^Receipt / }).click();
  await expect(heading(page, /^Receipt /)).toBeVisible();
  await expect(page.getByText('Excluding VAT')).toBeVisible();
  await expectSound(page, 'receipt');
  const file = page.getByRole('link', { name: texts.receipt.pdf });
  await expect(file).toHaveAttribute('href', callUrl(api.receiptFile, { query: { id } }));

  await open(linkTo('transactions-id', { id }));
  await page.getByRole('link', { name: 'Return 80 credits' }).click();
  const dialog = page.getByRole('dialog', { name: 'Return 80 credits?' });
  await expect(dialog.getByText(/get €34\.99 back/)).toBeVisible();
  await expectSound(page, 'return', 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Return 80 credits' }).click();
  await dialog.getByRole('button', { name: refund.confirm }).click();
  await expect(page.getByText('€34.99 is on its way back to you.')).toBeVisible();
  await expect(page.getByText('You now have 5 credits.')).toBeVisible();
  await expect(heading(page, state.completed.refunded)).toBeVisible();
  await expect(page.getByText(state.completed.premium)).toHaveCount(0);
  await expect(page.getByText(/VAT included/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Return \d/ })).toHaveCount(0);
  await page.getByRole('link', { name: texts.note.see }).click();
  await expect(heading(page, /^Credit note /)).toBeVisible();
  await expect(page.getByText(/Corrects receipt /)).toBeVisible();
  await expect(page.getByRole('cell', { name: '-€34.99' })).toBeVisible();
  await page.getByRole('link', { name: texts.receipt.back }).click();

  await page.getByRole('link', { name: state.all }).click();
  await page.getByRole('link', { name: list.credits }).click();
  const entries = page.locator('main li');
  await expect(entries).toHaveCount(3);
  await expect(entries.first()).toContainText(texts.statement.kind.refunded);
  await expect(entries.first()).toContainText('-80');
  await expectSound(page, 'statement');
  await page.getByRole('link', { name: texts.statement.in, exact: true }).click();
  await expect(entries).toHaveCount(2);
});
