import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import {
  addBuyer,
  as,
  buy,
  check,
  orderFor,
  packageOf,
  payWith,
  placeOrder,
} from '../support/payments.ts';
import type { Person } from '../support/people.ts';
import { addPerson } from '../support/people.ts';
import { withSettings } from '../support/sites.ts';

const { discountCodes } = tables;

const app = await appOfFile();
let made = 0;

type Code = Partial<typeof discountCodes.$inferInsert>;

const addCode = async (changes: Code = {}) => {
  made += 1;
  const code = `CODE${made}`;
  await app.core.db.insert(discountCodes).values({
    siteId: 1,
    code,
    valueBp: 1000,
    status: 'active',
    validity: 'unlimited',
    ...changes,
  });
  return code;
};

/** Somebody who signed up so many seconds ago. */
const addNew = (seconds: number, overrides: object = {}) => {
  made += 1;
  return addPerson(app.core, `New ${made}`, {
    createdAt: new Date(app.clock.now().getTime() - seconds * 1000),
    ...overrides,
  });
};

const quoteFor = async (person: Person, code?: string, method?: 'card' | 'paypal') => {
  const { id } = await packageOf(app, person, 30);
  return as(app, person)(api.quote, {
    query: { package: String(id), ...(code && { code }), ...(method && { method }) },
  });
};

const refusal = (code: string) => ({ answer: { code } });

describe('the time bonus', () => {
  it('[PAY-8] is there for four hours after signup, by the clock of the server', async () => {
    const { discount } = await as(app, await addNew(14_000))(api.packages);
    expect(discount).toMatchObject({ code: 'TIMEBONUS25', kind: 'time_bonus', percent: 25 });
    expect(discount?.seconds_left).toBeGreaterThan(390);
    expect(discount?.seconds_left).toBeLessThanOrEqual(400);
    const young = await addNew(14_390);
    expect((await as(app, young)(api.packages)).discount?.code).toBe('TIMEBONUS25');
    for (const age of [14_400, 14_401]) {
      const old = await as(app, await addNew(age))(api.packages);
      expect(old.discount).toBeNull();
      expect(old.packages[0]?.minor).toBe(1499);
    }
  });

  it('[PAY-8] [PAY-1] is in the prices, once, and not for those who have bought', async () => {
    const anna = await addNew(60);
    const { packages } = await as(app, anna)(api.packages);
    expect(packages.map(({ minor }) => minor)).toEqual([1124, 2624, 5624]);
    expect(packages[2]).toMatchObject({ list_minor: 7499, message_minor: 56 });
    const order = await buy(app, anna);
    expect(order).toMatchObject({ minor: 1124, discount_percent: 25, code: 'TIMEBONUS25' });
    const { packages: now, discount } = await as(app, anna)(api.packages);
    expect(discount).toBeNull();
    expect(now[0]?.minor).toBe(1499);
    expect((await quoteFor(anna)).code).toBeNull();
    await expect(quoteFor(anna, 'TIMEBONUS25')).rejects.toMatchObject(refusal('code_used'));
  });

  it('[PAY-8] that ends while a page is open asks anew at the price there is then', async () => {
    const bea = await addNew(14_000);
    const body = await orderFor(app, bea);
    expect(body.minor).toBe(1124);
    app.clock.forward({ seconds: 500 });
    await expect(as(app, bea)(api.order, { body })).rejects.toMatchObject({
      answer: { code: 'price_changed', values: { minor: 1499 } },
    });
  });
});

describe('the welcome code', () => {
  const welcome = { query: { welcome: 'true' as const } };
  const notFound = { status: 404, answer: { error: 'Code not found' } };
  const week = 7 * 86_400;

  it('[PAY-8] is there only where the operator has switched it on', async () => {
    const carla = await addNew(86_400);
    await expect(as(app, carla)(api.discountCodeFind, welcome)).rejects.toMatchObject(notFound);
    await expect(quoteFor(carla, 'WELCOME25')).rejects.toMatchObject(refusal('code_not_found'));
    expect((await as(app, carla)(api.packages)).discount).toBeNull();
  });

  it('[PAY-8] is found by itself, and is nothing to those who are not new or have bought', async () => {
    const carla = await addNew(86_400);
    await withSettings(app, { welcome_code: true }, async () => {
      expect(await as(app, carla)(api.discountCodeFind, welcome)).toMatchObject({
        code: 'WELCOME25',
        user_id: carla.id,
        value_percentage: 25,
        status: 'active',
        validity: 'once-per-user',
        expired: false,
      });
      expect((await as(app, carla)(api.packages)).discount).toMatchObject({
        code: 'WELCOME25',
        kind: 'welcome',
        percent: 25,
      });
      for (const other of [await addBuyer(app), await addNew(60, { paidUser: true })]) {
        await expect(as(app, other)(api.discountCodeFind, welcome)).rejects.toMatchObject(notFound);
      }
    });
  });

  it('[PAY-8] gives the time bonus its own end, so that nobody is hurried for nothing', async () => {
    const dana = await addNew(60);
    await withSettings(app, { welcome_code: true }, async () => {
      const { discount } = await as(app, dana)(api.packages);
      expect(discount).toMatchObject({ code: 'TIMEBONUS25', kind: 'time_bonus' });
      expect(discount?.seconds_left).toBeGreaterThan(week - 100);
      expect(discount?.seconds_left).toBeLessThanOrEqual(week - 60);
    });
    const { discount } = await as(app, dana)(api.packages);
    expect(discount?.seconds_left).toBeLessThanOrEqual(14_340);
  });
});

describe('the offer to stay', () => {
  it('[ACC-10] is taken off the next order, and then no more', async () => {
    const dora = await addBuyer(app, { leaveOfferPercent: 50, leaveOfferAt: new Date() });
    expect((await quoteFor(dora)).minor).toBe(750);
    expect(await buy(app, dora)).toMatchObject({ code: 'STAY', minor: 750 });
    expect((await quoteFor(dora)).minor).toBe(1499);
  });
});

describe('a code beside what is taken off by itself', () => {
  it('[PAY-8] [PAY-7] never makes it dearer: the better one stays, and is told', async () => {
    const anna = await addNew(60);
    for (const valueBp of [500, 2500]) {
      const code = await addCode({ valueBp, validity: 'once' });
      expect(await quoteFor(anna, code)).toMatchObject({
        minor: 1124,
        code: 'TIMEBONUS25',
        discount_percent: 25,
        discount: { kind: 'time_bonus' },
        unused: { code, percent: valueBp / 100 },
      });
    }
    expect(await quoteFor(anna)).toMatchObject({ unused: null });
    const better = await addCode({ valueBp: 2600 });
    expect(await quoteFor(anna, better)).toMatchObject({ minor: 1109, code: better, unused: null });
    expect(await quoteFor(anna, 'TIMEBONUS25')).toMatchObject({ minor: 1124, unused: null });
  });

  it('[PAY-7] is not used up by an order that it did nothing for', async () => {
    const bea = await addNew(60);
    const code = await addCode({ valueBp: 500, validity: 'once' });
    expect(await buy(app, bea, { code })).toMatchObject({ minor: 1124, code: 'TIMEBONUS25' });
    expect(await quoteFor(bea, code)).toMatchObject({ minor: 1424, code, unused: null });
  });
});

describe('the least that a provider takes', () => {
  it('[PAY-7] is asked for, however much a code takes off, and told as it is', async () => {
    const carla = await addBuyer(app);
    const code = await addCode({ valueBp: 9900 });
    expect(await quoteFor(carla, code)).toMatchObject({
      list_minor: 1499,
      minor: 50,
      discount_percent: 96.66,
      at_minimum: true,
    });
    expect(await quoteFor(carla)).toMatchObject({ at_minimum: false });
    expect(await buy(app, carla, { code })).toMatchObject({ minor: 50, discount_percent: 96.66 });
    await as(app, carla)(api.paymentCountry, { body: { country: 'SE' } });
    const [first] = (await as(app, carla)(api.packages)).packages;
    const query = { package: String(first?.id), code };
    expect(await as(app, carla)(api.quote, { query })).toMatchObject({ minor: 700 });
  });
});

describe('a code', () => {
  it('[PAY-7] tells all about itself, whatever case it is typed in', async () => {
    const eva = await addBuyer(app);
    const code = await addCode({
      country: 'NL',
      currency: 'EUR',
      minimumOrderValue: 1000,
      paymentmethods: ['card'],
      validity: 'once',
      expires: new Date('2030-01-01T00:00:00Z'),
    });
    const found = await as(app, eva)(api.discountCodeFind, {
      query: { code: ` ${code.toLowerCase()} ` },
    });
    expect(found).toEqual({
      code,
      country: 'NL',
      user_id: null,
      expires: '2030-01-01T00:00:00.000Z',
      value_percentage: 10,
      currency: 'EUR',
      minimum_order_value: 1000,
      status: 'active',
      validity: 'once',
      expired: false,
      paymentmethods: ['card'],
    });
    expect(await quoteFor(eva, code, 'card')).toMatchObject({ code, minor: 1349 });
  });

  it('[PAY-7] is refused where it is not meant for, with the reason', async () => {
    const fenna = await addBuyer(app);
    const other = await addBuyer(app);
    const cases: readonly (readonly [Code, string])[] = [
      [{ status: 'inactive' }, 'code_not_found'],
      [{ userId: other.id }, 'code_not_found'],
      [{ siteId: 2 }, 'code_not_found'],
      [{ country: 'DE' }, 'code_country'],
      [{ currency: 'USD' }, 'code_currency'],
      [{ expires: new Date('2021-01-01T00:00:00Z') }, 'code_expired'],
      [{ minimumOrderValue: 1500 }, 'code_minimum'],
      [{ paymentmethods: ['paypal'] }, 'code_method'],
    ];
    for (const [changes, code] of cases) {
      const wrong = quoteFor(fenna, await addCode(changes), 'card');
      await expect(wrong).rejects.toMatchObject(refusal(code));
    }
    const least = quoteFor(fenna, await addCode({ minimumOrderValue: 2000 }));
    await expect(least).rejects.toMatchObject({ answer: { values: { minimum: '€20.00' } } });
  });

  it('[PAY-7] that can be used once is used once, however many want it at the same time', async () => {
    const code = await addCode({ validity: 'once' });
    const people = await Promise.all(Array.from({ length: 6 }, () => addBuyer(app)));
    const bodies = await Promise.all(people.map((person) => orderFor(app, person, { code })));
    const tried = await Promise.allSettled(
      people.map((person, at) => {
        const body = bodies[at];
        if (!body) throw new Error('No order.');
        return as(app, person)(api.order, { body });
      }),
    );
    const got = tried.filter(({ status }) => status === 'fulfilled');
    expect(got).toHaveLength(1);
    const lost = tried.filter((one) => one.status === 'rejected');
    expect(
      lost.map(({ reason }) => (reason as { answer: { error: string } }).answer.error),
    ).toEqual(Array.from({ length: 5 }, () => 'Code already used'));
  });

  it('[PAY-7] once for each member is free again when a payment fails, and gone when it is made', async () => {
    const code = await addCode({ validity: 'once-per-user' });
    const [gitta, hanna] = [await addBuyer(app), await addBuyer(app)];
    const failed = await placeOrder(app, gitta, { code });
    await payWith(app, failed.reference, { outcome: 'refused' });
    await check(app, gitta, failed.order.id);
    // An order that is only begun gives it back to the next one.
    await placeOrder(app, gitta, { code });
    expect(await buy(app, gitta, { credits: 80, code })).toMatchObject({ minor: 3149 });
    await expect(quoteFor(gitta, code)).rejects.toMatchObject(refusal('code_used'));
    expect(await buy(app, hanna, { code })).toMatchObject({ minor: 1349 });
  });

  it('[PAY-7] of another price does not order under a client id of its own', async () => {
    const ida = await addBuyer(app);
    const body = await orderFor(app, ida);
    const code = await addCode();
    const other = { ...body, client_id: randomUUID(), code };
    await expect(as(app, ida)(api.order, { body: other })).rejects.toMatchObject(
      refusal('price_changed'),
    );
  });
});
