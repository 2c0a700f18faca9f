import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import type { Input } from '#contract/core/endpoint.ts';
import type { ServedCountry } from '#contract/countries.ts';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addBuyer, as, check, orderFor, payWith, placeOrder } from '../support/payments.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';

type Save = Input<typeof contract.priceListSave>['body'];

const app = await appOfFile();
let finance: Staff;

beforeAll(async () => {
  finance = await addStaff(app.core, ['finance']);
});

const listIn = async (country: ServedCountry, by = finance) => {
  const { lists } = await app.as(by)(contract.priceLists, { query: { site: '1' } });
  const found = lists.find((list) => list.country === country);
  if (!found) throw new Error(`Nothing is sold in ${country}.`);
  return found;
};

/** Credits and their price, the smallest first. */
const sold = (...pairs: readonly (readonly [credits: number, minor: number])[]) =>
  pairs.map(([credits, minor]) => ({ credits, minor }));

const save = async (changes: Partial<Save>, by = finance) => {
  const country = changes.country ?? 'NL';
  const { version } = await listIn(country);
  const body = {
    site: 1,
    country,
    version,
    packages: sold([30, 1499], [80, 3499]),
    reason: 'New year',
    ...changes,
  };
  return app.as(by)(contract.priceListSave, { body });
};

const refusal = (code: string) => ({ answer: { code } });

const lastEntry = async () =>
  (
    await app.core.db
      .select()
      .from(tables.auditLog)
      .where(eq(tables.auditLog.action, 'prices_changed'))
  ).at(-1);

describe('a price list', () => {
  it('[OPS-9] tells prices as members see them, with tax and the price of a message', async () => {
    const { packages, ...list } = await listIn('DE');
    expect(list).toEqual({
      country: 'DE',
      currency: 'EUR',
      tax_bp: 1900,
      min_minor: 50,
      version: 0,
      changed_at: null,
      changed_by: null,
    });
    expect(packages).toMatchObject([
      { credits: 30, minor: 1499, active: true, messages: 15, message_minor: 100, tax_minor: 239 },
      { credits: 80, minor: 3499 },
      { credits: 200, minor: 7499 },
    ]);
  });

  it('[OPS-9] is changed as a whole, in one country, and tells old and new in the log', async () => {
    const buyer = await addBuyer(app);
    const list = await save({ packages: sold([20, 1099], [80, 3299], [300, 9999]) });
    expect(list).toMatchObject({
      version: 1,
      changed_by: { id: finance.id },
      packages: [
        { credits: 20, minor: 1099, active: true },
        { credits: 30, minor: 1499, active: false },
        { credits: 80, minor: 3299, active: true },
        { credits: 200, minor: 7499, active: false },
        { credits: 300, minor: 9999, active: true },
      ],
    });
    const { packages } = await as(app, buyer)(api.packages);
    expect(packages.map(({ credits, minor }) => [credits, minor])).toEqual([
      [20, 1099],
      [80, 3299],
      [300, 9999],
    ]);
    expect(await listIn('NL')).toEqual(list);
    expect((await listIn('BE')).version).toBe(0);
    expect(await lastEntry()).toMatchObject({
      siteId: 1,
      targetKind: 'prices',
      targetId: 'NL',
      values: {
        country: 'NL',
        version: 1,
        before: '30: €14.99, 80: €34.99, 200: €74.99',
        after: '20: €10.99, 80: €32.99, 300: €99.99',
      },
      reason: 'New year',
    });
  });

  it('[OPS-9] [SITE-12] changes the price of a message that visitors are told at once', async () => {
    const costs = async () =>
      (await app.as({})(api.settings, { query: {} })).minimum_message_costs['DE']?.costs;
    expect(await costs()).toBe(75);
    await save({ country: 'DE', packages: sold([100, 3000]) });
    expect(await costs()).toBe(60);
  });

  it('[OPS-9] sells again what was switched off, as the same package', async () => {
    const idOf = async (credits: number) => {
      const rows = await app.core.db
        .select()
        .from(tables.packages)
        .where(eq(tables.packages.country, 'FR'));
      return rows.filter((row) => row.siteId === 1 && row.credits === credits).map(({ id }) => id);
    };
    await save({ country: 'FR', packages: sold([30, 1499], [80, 3499]) });
    await save({ country: 'FR', packages: sold([30, 1499]) });
    const ids = await idOf(80);
    const { packages, version } = await save({
      country: 'FR',
      packages: sold([30, 1499], [80, 3599]),
    });
    expect(await idOf(80)).toEqual(ids);
    expect(version).toBe(3);
    expect(packages).toMatchObject([
      { credits: 30, active: true },
      { credits: 80, minor: 3599, active: true },
      { credits: 200, active: false },
    ]);
    const query = { site: '1', country: 'FR' } as const;
    const { versions } = await app.as(finance)(contract.priceVersions, { query });
    expect(versions.map((one) => [one.version, one.packages.length])).toEqual([
      [3, 2],
      [2, 1],
      [1, 2],
    ]);
  });

  it('[OPS-9] never touches an order that was begun; who only looked is asked again', async () => {
    await save({ country: 'NL', packages: sold([30, 1499], [80, 3499]) });
    const [begun, looking] = [await addBuyer(app), await addBuyer(app)];
    const { order, reference } = await placeOrder(app, begun, { credits: 80 });
    const body = await orderFor(app, looking, { credits: 80 });
    await save({ packages: sold([30, 1499], [80, 3799]) });
    await payWith(app, reference);
    expect(await check(app, begun, order.id)).toMatchObject({ state: 'completed', minor: 3499 });
    await expect(as(app, looking)(api.order, { body })).rejects.toMatchObject({
      answer: { code: 'price_changed', values: { minor: 3799 } },
    });
    const gone = await orderFor(app, looking, { credits: 80 });
    const { order: other, reference: paid } = await placeOrder(app, begun, { credits: 30 });
    await save({ packages: sold([80, 3799]) });
    await expect(
      as(app, looking)(api.order, { body: { ...gone, package: other.package } }),
    ).rejects.toMatchObject(refusal('package_not_found'));
    await payWith(app, paid);
    expect(await check(app, begun, other.id)).toMatchObject({ state: 'completed', minor: 1499 });
  });

  it('[OPS-9] is changed by one of two who began with the same version', async () => {
    const other = await addStaff(app.core, ['finance']);
    const both = await Promise.allSettled([
      save({ country: 'IT', packages: sold([30, 1599]) }),
      save({ country: 'IT', packages: sold([30, 1699]) }, other),
    ]);
    const lost = both.find((one) => one.status === 'rejected');
    const [won] = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(lost?.reason).toMatchObject({
      answer: {
        code: 'prices_changed',
        values: { name: won?.changed_by?.name, version: 1 },
      },
    });
    await expect(save({ country: 'IT', version: 0 })).rejects.toMatchObject(
      refusal('prices_changed'),
    );
    await expect(save({ country: 'IT', version: 9 })).rejects.toMatchObject(
      refusal('prices_changed'),
    );
    expect(await listIn('IT')).toEqual(won);
  });
});

it('[OPS-9] prices that make no sense are refused, and nothing changes', async () => {
  const before = await listIn('ES');
  const fields: readonly (readonly [Partial<Save>, string])[] = [
    [{ packages: [] }, 'packages'],
    [{ packages: sold([0, 100]) }, 'packages.0.credits'],
    [{ packages: sold([30, 0]) }, 'packages.0.minor'],
    [{ packages: sold([30, 14.99]) }, 'packages.0.minor'],
    [{ packages: sold([30, 1_000_001]) }, 'packages.0.minor'],
    [
      { packages: Array.from({ length: 9 }, (_, at) => sold([30 + at, 1499 + at])).flat() },
      'packages',
    ],
    [{ reason: '' }, 'reason'],
    [{ country: 'XX' as ServedCountry, version: 0 }, 'country'],
  ];
  for (const [changes, field] of fields) {
    const wrong = app.as(finance)(contract.priceListSave, {
      body: {
        site: 1,
        country: 'ES',
        version: before.version,
        packages: sold([30, 1499]),
        reason: 'New year',
        ...changes,
      },
    });
    await expect(wrong, field).rejects.toMatchObject({
      answer: { code: 'invalid_input', fields: { [field]: expect.anything() as unknown } },
    });
  }
  const together: readonly (readonly [Save['packages'], string])[] = [
    [sold([80, 3499], [30, 1499]), 'prices_not_rising'],
    [sold([30, 1499], [30, 1599]), 'prices_not_rising'],
    [sold([30, 1499], [80, 1499]), 'prices_not_rising'],
    [sold([30, 1499], [60, 2999]), 'prices_dearer'],
    [sold([30, 49]), 'prices_below_minimum'],
    [sold([1, 99]), 'prices_no_message'],
  ];
  for (const [packages, code] of together) {
    await expect(save({ country: 'ES', packages }), code).rejects.toMatchObject(refusal(code));
  }
  expect(await listIn('ES')).toEqual(before);
});

it('[OPS-2] prices of other sites are not there for who works for one', async () => {
  const there = await addStaff(app.core, [{ role: 'finance', site: 2 }]);
  await expect(listIn('NL', there)).rejects.toMatchObject(refusal('not_found'));
  await expect(save({}, there)).rejects.toMatchObject(refusal('not_found'));
  const query = { site: '1', country: 'NL' } as const;
  await expect(app.as(there)(contract.priceVersions, { query })).rejects.toMatchObject(
    refusal('not_found'),
  );
  await expect(
    app.as(finance)(contract.priceLists, { query: { site: '999' } }),
  ).rejects.toMatchObject(refusal('not_found'));
});
