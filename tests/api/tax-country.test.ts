import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { debitFor, sendDebit } from '../support/debits.ts';
import { exportOf, jsonIn } from '../support/exports.ts';
import { addBuyer, buy, check, orderRow, payWith } from '../support/payments.ts';
import type { Person } from '../support/people.ts';

/** Addresses whose country the bundled table knows. */
const DUTCH = '193.0.6.139';
const GERMAN = '213.133.116.44';

const { orders } = tables;

const app = await appOfFile();

/** Somebody at a connection, and where they say that they pay. */
const from = (address: string, { session }: Person) => app.as({ session, address });

const declare = (person: Person, country: 'US' | 'NL' | 'DE' | 'CA') =>
  from(DUTCH, person)(api.paymentCountry, { body: { country } });

/** The smallest package, as a page would be told of it. */
const quoteFor = async (person: Person, address: string) => {
  const { packages } = await from(address, person)(api.packages);
  const query = { package: String(packages[0]?.id), method: 'card' as const };
  const quote = await from(address, person)(api.quote, { query });
  const { client_id, minor, package: chosen } = quote;
  const body = { client_id, package: chosen.id, method: 'card' as const, minor, code: null };
  return { quote, body };
};

const sign = (source: string, country: string) => ({ source, country });

describe('the place of tax', () => {
  it('[PAY-12] is not where a member only says they pay, and nothing else changes', async () => {
    const anna = await addBuyer(app);
    await declare(anna, 'US');
    const { quote, body } = await quoteFor(anna, DUTCH);
    const evidence = [sign('connection', 'NL'), sign('profile', 'NL'), sign('declared', 'US')];
    expect(quote).toMatchObject({
      country: 'US',
      currency: 'USD',
      methods: ['card', 'applepay', 'googlepay', 'paypal'],
      minor: quote.package.list_minor,
      tax_country: 'NL',
      tax_evidence: evidence,
      tax_bp: 2100,
      tax_minor: Math.round((quote.minor * 21) / 121),
    });
    expect(await from(DUTCH, anna)(api.packages)).toMatchObject({ country: 'US', tax_bp: 2100 });

    const { order } = await from(DUTCH, anna)(api.order, { body });
    const { country, minor, tax_bp, tax_minor, tax_country } = order;
    expect({ country, minor, tax_bp, tax_minor, tax_country }).toEqual({
      country: 'US',
      minor: quote.minor,
      tax_bp: 2100,
      tax_minor: quote.tax_minor,
      tax_country: 'NL',
    });
    expect(await orderRow(app, order.id)).toMatchObject({
      taxCountry: 'NL',
      taxEvidence: evidence,
    });
    expect(jsonIn(await exportOf(app, anna), 'orders.json')).toMatchObject({
      orders: [{ country: 'US', tax_country: 'NL', tax_evidence: evidence }],
    });
  });

  it('[PAY-12] is where they say once another sign agrees', async () => {
    const bea = await addBuyer(app);
    expect((await quoteFor(bea, GERMAN)).quote).toMatchObject({ country: 'NL', tax_country: 'DE' });
    await declare(bea, 'NL');
    expect((await quoteFor(bea, GERMAN)).quote).toMatchObject({
      tax_country: 'NL',
      tax_evidence: [sign('connection', 'DE'), sign('profile', 'NL'), sign('declared', 'NL')],
    });
    await declare(bea, 'DE');
    expect((await quoteFor(bea, GERMAN)).quote).toMatchObject({ country: 'DE', tax_country: 'DE' });
  });

  it('[PAY-12] is not changed between the page and the order without asking', async () => {
    const carla = await addBuyer(app);
    const { body } = await quoteFor(carla, DUTCH);
    const values = { minor: body.minor, tax_country: 'DE' };
    const refused = { answer: { code: 'price_changed', values } };
    // The same package at the same price, from elsewhere.
    await expect(from(GERMAN, carla)(api.order, { body })).rejects.toMatchObject(refused);
    const { body: again } = await quoteFor(carla, GERMAN);
    expect(again).toMatchObject({ minor: body.minor, package: body.package });
    const { order } = await from(GERMAN, carla)(api.order, { body: again });
    expect(order).toMatchObject({ tax_country: 'DE', tax_bp: 1900 });
    // The order that stands is the same from anywhere.
    const repeated = await from(DUTCH, carla)(api.order, { body: again });
    expect(repeated.order).toMatchObject({ id: order.id, tax_country: 'DE' });

    const dora = await addBuyer(app);
    const { body: dutch } = await quoteFor(dora, DUTCH);
    await declare(dora, 'US');
    await expect(from(DUTCH, dora)(api.order, { body: dutch })).rejects.toMatchObject({
      answer: { code: 'package_not_found' },
    });
    expect(await app.core.db.$count(orders, eq(orders.userId, dora.id))).toBe(0);
  });

  it('[PAY-12] [PAY-3] still names another order that was paid meanwhile', async () => {
    const eva = await addBuyer(app);
    const { body } = await quoteFor(eva, DUTCH);
    const { id } = await buy(app, eva, { credits: 80 });
    await expect(from(GERMAN, eva)(api.order, { body })).rejects.toMatchObject({
      answer: { code: 'order_meanwhile', values: { id } },
    });
  });

  it('[PAY-12] stays as agreed whatever card is used, which is kept as a sign for the next', async () => {
    const fenna = await addBuyer(app);
    const { body } = await quoteFor(fenna, DUTCH);
    const { order, redirect } = await from(DUTCH, fenna)(api.order, { body });
    await payWith(app, redirect?.split('/').at(-1) ?? '', { keep: true, country: 'DE' });
    const paid = await check(app, fenna, order.id);
    expect(paid).toMatchObject({ state: 'completed', tax_country: 'NL', tax_bp: 2100 });
    expect(paid.paid_with).toEqual({ method: 'card', brand: 'visa', last4: '4242' });
    const before = [sign('connection', 'NL'), sign('profile', 'NL')];
    expect(await orderRow(app, order.id)).toMatchObject({
      taxCountry: 'NL',
      taxMinor: order.tax_minor,
      taxEvidence: [...before, sign('card', 'DE')],
    });
    const { offer } = await from(GERMAN, fenna)(api.repeatOffer);
    expect(offer).toMatchObject({
      tax_country: 'DE',
      tax_bp: 1900,
      tax_evidence: [sign('card', 'DE'), sign('connection', 'DE'), sign('profile', 'NL')],
    });
  });

  it('[PAY-12] [PAY-6] knows account and number of a mandate that was given', async () => {
    const gitta = await addBuyer(app, { country: 'BE' });
    const form = await debitFor(app, gitta);
    const { order } = await sendDebit(app, gitta, { ...form, postal_code: '1000' });
    expect(await orderRow(app, order.id)).toMatchObject({
      taxCountry: 'BE',
      taxEvidence: [sign('profile', 'BE'), sign('bank', 'DE')],
    });
    expect((await quoteFor(gitta, GERMAN)).quote).toMatchObject({
      country: 'BE',
      tax_country: 'DE',
      tax_evidence: [
        sign('bank', 'DE'),
        sign('connection', 'DE'),
        sign('phone', 'NL'),
        sign('profile', 'BE'),
      ],
    });
  });
});
