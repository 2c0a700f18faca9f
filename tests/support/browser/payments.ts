import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { PaymentMethod } from '#contract/billing/enums.ts';
import { api } from '#contract/index.ts';
import { linkTo } from '#contract/routes.ts';
import { tables } from '#server/db/index.ts';
import { sign, SIGNATURE } from '#server/adapters/payments/sandbox/signature.ts';
import { sandboxOf } from '../payments.ts';
import type { Person } from '../people.ts';
import { asMember } from './as-member.ts';
import { untilHydrated } from './fixtures.ts';
import type { Server } from './server.ts';
import { hosts } from './server.ts';

/** Nobody who signed up so long ago is offered a discount. */
export const longAgo = { createdAt: new Date('2020-01-01T00:00:00Z') };

/** A code that takes 40 % off, as often as anybody likes. */
export const addCode = async ({ app }: Server, code: string, more = {}) => {
  const row = { siteId: 1, code, valueBp: 4000, status: 'active', validity: 'unlimited' } as const;
  await app.core.db
    .insert(tables.discountCodes)
    .values({ ...row, ...more })
    .onConflictDoNothing();
};

/** Where a package is ordered, with a way to pay. */
export const orderPage = (id: string, paymentmethod?: string, query = {}) =>
  linkTo('credits-id-paymentmethod', { id, ...(paymentmethod && { paymentmethod }) }, query);

/** The package of a size, where the person pays. */
export const packageOf = async (server: Server, person: Person, credits = 80) => {
  const { packages } = await asMember(server, person)(api.packages);
  const found = packages.find((one) => one.credits === credits);
  if (!found) throw new Error(`There is no package of ${credits} credits.`);
  return { ...found, id: String(found.id) };
};

/** Waits until the page of the order is there again, and reacts. */
export const untilOrderPage = async (page: Page): Promise<void> => {
  await page.waitForURL(/\/transactions\//);
  await untilHydrated(page);
};

/** On the provider's page: pays with the test card that ends so. */
export const payByCard = async (
  page: Page,
  last4: string,
  { keep = false }: { keep?: boolean } = {},
): Promise<void> => {
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.goto(`${page.url().split('?')[0]}?try=${last4}`);
  if (keep) await page.getByLabel('Keep this card for later orders').check();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/\/transactions\//);
};

/** Pays what was begun, from another window. */
export const payElsewhere = async (
  { app }: Server,
  reference: string,
  method: PaymentMethod = 'card',
): Promise<void> => {
  await sandboxOf(app.core).checkout.pay(reference, {
    outcome: 'paid',
    keep: false,
    asks: null,
    paidWith: { method, brand: 'visa', last4: '4242' },
  });
};

/** The bank of a slow payment has answered, and the provider says so. */
export const completePayment = async (
  { app: { core, http } }: Server,
  id: string,
): Promise<void> => {
  const { orders } = tables;
  const [order] = await core.db.select().from(orders).where(eq(orders.id, id));
  if (!order?.reference) throw new Error('There is no such payment.');
  const { reference, minor, currency } = order;
  const news = { reference, orderId: id, minor, currency, state: 'completed', failure: null };
  const paidWith = { method: 'card', brand: 'mastercard', last4: '0077' };
  const body = JSON.stringify({
    id: randomUUID(),
    payment: { ...news, paidWith, storedMethod: null },
  });
  const key = await readFile(join(core.config.dataDir, 'sandbox', 'key'), 'utf8');
  const signature = sign(Buffer.from(key, 'hex'), body, core.clock.now());
  const { statusCode } = await http.inject({
    method: api.paymentEvent.method,
    url: api.paymentEvent.path,
    headers: { host: hosts[1], 'content-type': 'application/json', [SIGNATURE]: signature },
    payload: body,
  });
  if (statusCode !== 200) throw new Error(`The word was answered with ${statusCode}.`);
};

/** Buys a package without a browser. */
export const buy = async (
  server: Server,
  person: Person,
  { credits = 80, method = 'card' }: { credits?: number; method?: PaymentMethod } = {},
): Promise<string> => {
  const call = asMember(server, person);
  const { id } = await packageOf(server, person, credits);
  const { client_id, minor } = await call(api.quote, { query: { package: id, method } });
  const body = { client_id, package: Number(id), method, minor };
  const { order, redirect } = await call(api.order, { body });
  await payElsewhere(server, redirect?.split('/').at(-1) ?? '', method);
  await call(api.orderCheck, { body: { id: order.id } });
  return order.id;
};
