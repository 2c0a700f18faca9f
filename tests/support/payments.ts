import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { api } from '#contract/index.ts';
import type { OrderView, PaymentMethod } from '#contract/billing/index.ts';
import type { Core, Job } from '#server/core/index.ts';
import { tables } from '#server/db/index.ts';
import { billingJobs } from '#server/features/billing/index.ts';
import type { ProviderReport } from '#server/adapters/payments/index.ts';
import type { Sandbox } from '#server/adapters/payments/sandbox/index.ts';
import { sign } from '#server/adapters/payments/sandbox/signature.ts';
import type { TestApp } from './app.ts';
import type { Overrides, Person } from './people.ts';
import { addPerson } from './people.ts';

const { creditEntries, creditLots, orders, users } = tables;

export const sandboxOf = ({ payments }: Core): Sandbox => payments as Sandbox;

let made = 0;

/** Somebody who signed up long ago and has bought nothing yet: no discount is offered. */
export const addBuyer = ({ core }: TestApp, overrides: Overrides = {}): Promise<Person> => {
  made += 1;
  return addPerson(core, `Buyer ${made}`, {
    createdAt: new Date('2020-01-01T00:00:00Z'),
    email: `buyer${made}@people.example`,
    ...overrides,
  });
};

export const as = (app: TestApp, { session }: Person) => app.as({ session });

/** The package of a size, where the person pays. */
export const packageOf = async (app: TestApp, person: Person, credits: number) => {
  const { packages } = await as(app, person)(api.packages);
  const found = packages.find((one) => one.credits === credits);
  if (!found) throw new Error(`There is no package of ${credits} credits.`);
  return found;
};

export interface OrderOptions {
  readonly credits?: number;
  readonly method?: PaymentMethod;
  readonly code?: string;
  readonly stored?: boolean;
}

/** What a page would send for an order at today's price. */
export const orderFor = async (app: TestApp, person: Person, wanted: OrderOptions = {}) => {
  const { credits = 30, method = 'card', code, stored } = wanted;
  const { id } = await packageOf(app, person, credits);
  const query = { package: String(id), method, ...(code === undefined ? {} : { code }) };
  const { client_id, minor } = await as(app, person)(api.quote, { query });
  return {
    client_id,
    package: id,
    method,
    minor,
    code: code ?? null,
    ...(stored === undefined ? {} : { stored }),
  };
};

/** Orders, and gives the order with what its provider calls it. */
export const placeOrder = async (app: TestApp, person: Person, wanted: OrderOptions = {}) => {
  const body = await orderFor(app, person, wanted);
  const { order, redirect } = await as(app, person)(api.order, { body });
  return { order, redirect, reference: redirect?.split('/').at(-1) ?? '' };
};

type Attempt = Parameters<Sandbox['checkout']['pay']>[1];

/** Pays on the provider's page with a card that does as it is told. */
export const payWith = (
  app: TestApp,
  reference: string,
  {
    outcome = 'paid',
    keep = false,
    asks = null,
    country,
  }: Partial<Omit<Attempt, 'paidWith'>> & { readonly country?: string } = {},
) =>
  sandboxOf(app.core).checkout.pay(reference, {
    outcome,
    keep,
    asks,
    paidWith: { method: 'card', brand: 'visa', last4: '4242', country },
  });

export const check = async (app: TestApp, person: Person, id: string): Promise<OrderView> =>
  (await as(app, person)(api.orderCheck, { body: { id } })).order;

/** Buys a package: ordered, paid, and known to be. */
export const buy = async (
  app: TestApp,
  person: Person,
  wanted: OrderOptions & { readonly keep?: boolean; readonly country?: string } = {},
): Promise<OrderView> => {
  const { order, reference } = await placeOrder(app, person, wanted);
  const { keep = false, country } = wanted;
  await payWith(app, reference, { keep, ...(country === undefined ? {} : { country }) });
  return check(app, person, order.id);
};

/** Account, entries and lots of somebody, which always tell the same. */
export const balanceOf = async (
  { core: { db } }: Pick<TestApp, 'core'>,
  { id }: Pick<Person, 'id'>,
) => {
  const [user] = await db
    .select({ credits: users.credits, paid: users.paidUser })
    .from(users)
    .where(eq(users.id, id));
  const sum = sql<number>`coalesce(sum(${creditEntries.amount}), 0)::int`;
  const [entries] = await db
    .select({ sum })
    .from(creditEntries)
    .where(eq(creditEntries.userId, id));
  const rest = sql<number>`coalesce(sum(${creditLots.rest}), 0)::int`;
  const [lots] = await db.select({ rest }).from(creditLots).where(eq(creditLots.userId, id));
  return { ...user, entries: entries?.sum, lots: lots?.rest };
};

/** A balance of so many credits, on which account, entries and lots agree. */
export const balance = (credits: number, paid: boolean) => ({
  credits,
  paid,
  entries: credits,
  lots: credits,
});

export const orderRow = async ({ core: { db } }: TestApp, id: string) => {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error('There is no such order.');
  return row;
};

export const orderStateOf = async (app: TestApp, person: Person, { id }: OrderView) =>
  (await as(app, person)(api.orderState, { query: { id } })).order;

export const countOrdersOf = ({ core: { db } }: TestApp, { id }: Person): Promise<number> =>
  db.$count(orders, eq(orders.userId, id));

/** The provider's report about an order that was paid as ordered. */
export const reportOf = (
  order: OrderView,
  reference: string,
  changes: Partial<ProviderReport> = {},
): ProviderReport => ({
  reference,
  orderId: order.id,
  state: 'completed',
  failure: null,
  minor: order.minor,
  currency: order.currency,
  paidWith: { method: 'card', brand: 'visa', last4: '4242' },
  storedMethod: null,
  ...changes,
});

interface Signing {
  readonly at?: Date;
  readonly key?: Uint8Array;
}

/** Posts something to us, signed with the provider's key unless another one is given. */
export const postSigned = async (
  app: TestApp,
  body: string,
  { at = app.clock.now(), key }: Signing = {},
): Promise<number> => {
  const own = await readFile(join(app.dataDir, 'sandbox', 'key'), 'utf8');
  const signature = sign(key ?? Buffer.from(own, 'hex'), body, at);
  const { statusCode } = await app.send('POST', api.paymentEvent.path, {
    headers: { 'duet-signature': signature, 'sec-fetch-site': undefined },
    body,
  });
  return statusCode;
};

/** Posts a payment report to the webhook. */
export const postReport = (
  app: TestApp,
  id: string,
  payment: ProviderReport,
  signing?: Signing,
): Promise<number> => postSigned(app, JSON.stringify({ id, payment }), signing);

/** Runs one of the jobs that would come by themselves in time. */
export const runBillingJob = async ({ core }: TestApp, name: Job['name']): Promise<void> => {
  const job = billingJobs(core).find((one) => one.name === name);
  if (!job) throw new Error(`There is no job ${name}.`);
  await job.run({});
};
