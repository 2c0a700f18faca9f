import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { cookies } from '#contract/cookies.ts';
import { linkTo } from '#contract/routes.ts';
import en from '#messages/en/public.ts';
import member from '#messages/en/member.ts';
import texts from '#messages/en/orders.ts';
import { tables } from '#server/db/index.ts';
import { screens } from '../support/browser/checks.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { longAgo, orderPage, packageOf, payElsewhere } from '../support/browser/payments.ts';
import type { Server } from '../support/browser/server.ts';
import { hosts } from '../support/browser/server.ts';

const { orders } = tables;
const { order: state, refund } = texts;

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay/ });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

const ordersOf = ({ app }: Server, userId: string) =>
  app.core.db.select().from(orders).where(eq(orders.userId, userId));

test.use({ viewport: screens.phone, javaScriptEnabled: false });

test.beforeEach(async ({ server }) => {
  await server.app.core.db.delete(tables.rateLimits);
});

test('[PAY-1] who has not confirmed the address is told before the button', async ({
  server,
  signIn,
}) => {
  const person = await signIn('Wanda', { ...longAgo, status: 'not_confirmed' });
  const { id } = await packageOf(server, person);
  const { body } = await server.app.http.inject({
    url: orderPage(id),
    headers: { host: hosts[1], cookie: `${cookies.session}=${person.session}` },
  });
  const told = body.indexOf(texts.overview.confirmFirst);
  expect(told).toBeGreaterThan(0);
  expect(body.slice(told)).toContain(member.activation.resend);
  expect(body.slice(0, told)).not.toContain('Pay €');
});

test('[PAY-12] the sum tells where it is taxed, and why, if that is not where one pays', async ({
  server,
  signIn,
}) => {
  const person = await signIn('Xenia', { ...longAgo, paymentCountry: 'US' });
  const { id } = await packageOf(server, person);
  const { body } = await server.app.http.inject({
    url: orderPage(id),
    headers: { host: hosts[1], cookie: `${cookies.session}=${person.session}` },
    // In the Netherlands, as the bundled table knows.
    remoteAddress: '193.0.6.139',
  });
  expect(body).toContain('21% VAT included: $');
  expect(body).toContain(
    'Tax country: Netherlands, because your internet connection and your profile point there.',
  );
});

test('[PAY-1] [PAY-3] [PAY-10] order, pay, look again and return', async ({
  open,
  page,
  server,
  signIn,
}) => {
  const person = await signIn('Ulla', longAgo);
  const { id } = await packageOf(server, person);
  await open(orderPage(id, undefined, { code: 'NOTHING' }));
  await expect(page.getByRole('textbox', { name: texts.code.label })).toHaveAccessibleDescription(
    en.errors.code_not_found,
  );
  await page.getByText(texts.overview.otherWays).click();
  await page.getByRole('radio', { name: /^Card/ }).check();
  await payButton(page).click();
  // Another way to pay is another price, perhaps: it is shown before it is paid.
  await expect(page).toHaveURL(new RegExp(`${orderPage(id, 'card')}(\\?|$)`));
  await payButton(page).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const [row] = await ordersOf(server, person.id);
  const { payments } = server.app.core;
  const { fetchStatus } = payments;
  // As long as the provider does not answer, nobody is told that they have not paid.
  Object.assign(payments, { fetchStatus: () => new Promise(() => undefined) });
  await open(linkTo('transactions-id', { id: row?.id ?? '' }));
  await expect(heading(page, state.confirming.title)).toBeVisible();
  await expect(page.getByRole('link', { name: state.loading.goOn })).toHaveCount(0);
  await expect(page.getByRole('button', { name: state.loading.giveUp })).toHaveCount(0);
  Object.assign(payments, { fetchStatus });
  await page.getByRole('button', { name: state.loading.look }).click();
  await expect(heading(page, state.loading.title)).toBeVisible();
  await expect(page.getByRole('link', { name: state.loading.goOn })).toBeVisible();
  await payElsewhere(server, reference);
  // Word of it may not have come yet: the page asks before it is shown.
  await page.getByRole('button', { name: state.loading.look }).click();
  await expect(heading(page, /credits are yours/)).toBeVisible();
  await page.getByRole('link', { name: 'Return 80 credits' }).click();
  await page.getByRole('button', { name: refund.confirm }).click();
  await expect(page.getByText('€34.99 is on its way back to you.')).toBeVisible();
});
