import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import type { Input } from '#contract/core/endpoint.ts';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { addBuyer, as, buy, check, orderFor, payWith, placeOrder } from '../support/payments.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';

type Terms = Input<typeof contract.discountAdd>['body'];

const app = await appOfFile();
let finance: Staff;
let made = 0;

beforeAll(async () => {
  await app.core.db.delete(tables.discountCodes);
  finance = await addStaff(app.core, ['finance']);
});

const terms = (changes: Partial<Terms> = {}): Terms => {
  made += 1;
  return {
    site: 1,
    code: `spring-${made}`,
    member: null,
    value_bp: 2000,
    country: null,
    currency: null,
    minimum_order_value: null,
    paymentmethods: null,
    validity: 'unlimited',
    max_uses: null,
    expires: null,
    purpose: 'Spring letter',
    ...changes,
  };
};

const add = (changes?: Partial<Terms>, by = finance) =>
  app.as(by)(contract.discountAdd, { body: terms(changes) });

const list = (query: Input<typeof contract.discountList>['query'] = {}, by = finance) =>
  app.as(by)(contract.discountList, { query });

const switchCode = (code: string, active: boolean, whole_batch = false, site = 1) =>
  app.as(finance)(contract.discountSwitch, {
    body: { site, code, whole_batch, active, reason: 'Shared on a forum' },
  });

const lastEntry = async (action: contract.AuditAction) =>
  (await app.core.db.select().from(tables.auditLog).where(eq(tables.auditLog.action, action))).at(
    -1,
  );

const refusal = (code: string) => ({ answer: { code } });

describe('a discount code', () => {
  it('[OPS-9] is made with all that limits it, in capitals, and is in the log', async () => {
    const owner = await addBuyer(app);
    const [profile] = await app.core.db
      .select()
      .from(tables.profiles)
      .where(eq(tables.profiles.userId, owner.id));
    const limited = {
      code: 'for-You-1',
      member: profile?.id ?? '',
      value_bp: 1250,
      country: 'NL',
      currency: 'EUR',
      minimum_order_value: 2000,
      paymentmethods: ['card', 'ideal'],
      validity: 'once-per-user',
      max_uses: 3,
      expires: '2030-01-01T00:00:00.000Z',
    } as const;
    const row = await add({ ...limited, paymentmethods: [...limited.paymentmethods] });
    expect(row).toMatchObject({
      ...limited,
      code: 'FOR-YOU-1',
      member: { id: profile?.id },
      view: 'active',
      uses: 0,
      revenue: [],
    });
    expect(await lastEntry('discount_added')).toMatchObject({
      staffId: finance.id,
      siteId: 1,
      targetKind: 'discount',
      targetId: 'FOR-YOU-1',
      values: { code: 'FOR-YOU-1', percent: 12.5 },
      reason: 'Spring letter',
    });
    const found = await as(app, owner)(api.discountCodeFind, { query: { code: 'for-you-1' } });
    expect(found).toMatchObject({ value_percentage: 12.5, minimum_order_value: 2000 });
  });

  it('[OPS-9] is refused with a reason, and nothing is stored', async () => {
    const before = await app.core.db.$count(tables.discountCodes);
    const wrong: readonly (readonly [Partial<Terms>, string])[] = [
      [{ code: 'A B' }, 'code'],
      [{ code: 'AB' }, 'code'],
      [{ value_bp: 0 }, 'value_bp'],
      [{ value_bp: 9901 }, 'value_bp'],
      [{ country: 'XX' as 'NL' }, 'country'],
      [{ currency: 'USD', country: 'NL' }, 'currency'],
      [{ minimum_order_value: 2000 }, 'currency'],
      [{ minimum_order_value: 0, currency: 'EUR' }, 'minimum_order_value'],
      [{ paymentmethods: [] }, 'paymentmethods'],
      [{ paymentmethods: ['ideal'], country: 'DE' }, 'paymentmethods'],
      [{ max_uses: 0 }, 'max_uses'],
      [{ expires: '2021-01-01T00:00:00.000Z' }, 'expires'],
      [{ expires: 'tomorrow' }, 'expires'],
      [{ purpose: ' ' }, 'purpose'],
      [{ member: '019a0000-0000-7000-8000-000000000000' }, 'member'],
    ];
    for (const [changes, field] of wrong) {
      await expect(add(changes), field).rejects.toMatchObject({
        answer: { code: 'invalid_input', fields: { [field]: expect.anything() as unknown } },
      });
    }
    await expect(add({ code: 'timebonus25' })).rejects.toMatchObject(refusal('discount_exists'));
    expect(await app.core.db.$count(tables.discountCodes)).toBe(before);
  });

  it('[OPS-9] is made once, by two at the same time too', async () => {
    const both = await Promise.allSettled([add({ code: 'TWICE' }), add({ code: 'twice' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(add({ code: 'Twice' })).rejects.toMatchObject(refusal('discount_exists'));
    await add({ code: 'TWICE', site: 2 });
  });

  it('[OPS-9] is used as often as it may be, however many want the last use', async () => {
    const { code } = await add({ max_uses: 2 });
    const people = await Promise.all(Array.from({ length: 5 }, () => addBuyer(app)));
    const bodies = await Promise.all(people.map((person) => orderFor(app, person, { code })));
    const tried = await Promise.allSettled(
      people.map(async (person, at) => {
        const body = bodies[at];
        if (!body) throw new Error('No order.');
        return as(app, person)(api.order, { body });
      }),
    );
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const one of tried) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject(refusal('code_used'));
    }
    await expect(orderFor(app, await addBuyer(app), { code })).rejects.toMatchObject(
      refusal('code_used'),
    );
    expect((await list({ view: 'over', search: code })).discounts).toMatchObject([
      { code, uses: 2, paid: 0 },
    ]);
  });

  it('[OPS-9] tells its uses and what was paid with it, without what went back', async () => {
    const { code } = await add({ validity: 'once-per-user' });
    const [anna, bert] = [await addBuyer(app), await addBuyer(app)];
    const paid = await buy(app, anna, { code });
    await placeOrder(app, bert, { code });
    const [row] = (await list({ search: code })).discounts;
    expect(row).toMatchObject({
      uses: 2,
      paid: 1,
      revenue: [{ currency: 'EUR', minor: paid.minor }],
    });
    const query = { site: '1', code };
    const { uses, next } = await app.as(finance)(contract.discountUses, { query });
    expect(uses.map(({ state }) => state).toSorted()).toEqual(['completed', 'loading']);
    expect(uses.find(({ id }) => id === paid.id)).toMatchObject({
      minor: paid.minor,
      member: { name: expect.stringContaining('Buyer') as unknown },
    });
    expect(next).toBeNull();
    await app.core.db
      .update(tables.orders)
      .set({ refundedMinor: 200 })
      .where(eq(tables.orders.id, paid.id));
    expect((await list({ search: code })).discounts[0]?.revenue).toEqual([
      { currency: 'EUR', minor: paid.minor - 200 },
    ]);
  });

  it('[OPS-9] that is switched off stays with orders that have it, and comes back', async () => {
    const { code } = await add();
    const buyer = await addBuyer(app);
    const { order, reference } = await placeOrder(app, buyer, { code });
    await switchCode(code.toLowerCase(), false);
    await switchCode(code, false);
    await expect(orderFor(app, await addBuyer(app), { code })).rejects.toMatchObject(
      refusal('code_not_found'),
    );
    await payWith(app, reference);
    expect(await check(app, buyer, order.id)).toMatchObject({ state: 'completed', code });
    expect((await list({ view: 'off', search: code })).discounts).toMatchObject([{ code }]);
    expect(await lastEntry('discount_switched_off')).toMatchObject({
      targetId: code,
      values: { code, codes: 1 },
      reason: 'Shared on a forum',
    });
    await switchCode(code, true);
    expect((await list({ search: code })).discounts).toMatchObject([{ code, uses: 1 }]);
    await expect(switchCode('NOT-THERE', false)).rejects.toMatchObject(
      refusal('discount_not_found'),
    );
  });
});

describe('a batch of codes', () => {
  const addBatch = (count: number, prefix = 'mail') => {
    const { code: _code, member: _member, ...rest } = terms({ validity: 'once' });
    return app.as(finance)(contract.discountBatchAdd, { body: { ...rest, prefix, count } });
  };

  it('[OPS-9] has codes that nobody can guess, told once and in the log', async () => {
    const { batch, codes } = await addBatch(120);
    expect(new Set(codes).size).toBe(120);
    for (const code of codes) expect(code).toMatch(/^MAIL[0-9A-Z]{10}$/);
    expect(await lastEntry('discount_batch_added')).toMatchObject({
      targetId: batch,
      values: { codes: 120, prefix: 'MAIL', percent: 20 },
    });
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await list({ batch, ...(cursor && { cursor }) });
      expect(page.counts.active).toBe(120);
      seen.push(...page.discounts.map(({ code }) => code));
      cursor = page.next;
    }
    expect(seen.toSorted()).toEqual(codes.toSorted());
    await buy(app, await addBuyer(app), { code: codes[0] ?? '' });
    await expect(
      orderFor(app, await addBuyer(app), { code: codes[0] ?? '' }),
    ).rejects.toMatchObject(refusal('code_used'));
    expect((await list({ batch, view: 'over' })).discounts).toHaveLength(1);
  });

  it('[OPS-9] is switched off as a whole', async () => {
    const { batch, codes } = await addBatch(3);
    await switchCode(codes[1] ?? '', false, true);
    expect((await list({ batch, view: 'off' })).counts).toEqual({ active: 0, over: 0, off: 3 });
    await switchCode(codes[1] ?? '', true);
    expect((await list({ batch })).discounts.map(({ code }) => code)).toEqual([codes[1]]);
  });

  it('[OPS-9] is not too large', async () => {
    await expect(addBatch(1001)).rejects.toMatchObject({
      answer: { fields: { count: { code: 'too_large' } } },
    });
  });
});

it('[OPS-2] codes of other sites are not there for who works for one', async () => {
  const { code } = await add();
  const there = await addStaff(app.core, [{ role: 'finance', site: 2 }]);
  expect((await list({ search: code }, there)).discounts).toEqual([]);
  await expect(list({ site: '1' }, there)).rejects.toMatchObject(refusal('not_found'));
  await expect(add({}, there)).rejects.toMatchObject(refusal('not_found'));
  await expect(
    app.as(there)(contract.discountUses, { query: { site: '1', code } }),
  ).rejects.toMatchObject(refusal('not_found'));
  const body = { site: 1, code, whole_batch: false, active: false, reason: 'No' };
  await expect(app.as(there)(contract.discountSwitch, { body })).rejects.toMatchObject(
    refusal('not_found'),
  );
  const [row] = await app.core.db
    .select()
    .from(tables.discountCodes)
    .where(and(eq(tables.discountCodes.siteId, 1), eq(tables.discountCodes.code, code)));
  expect(row?.status).toBe('active');
});
