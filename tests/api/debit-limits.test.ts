import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { limits } from '#contract/limits.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import {
  debit,
  debitAgain,
  debitFor,
  newIban,
  newPhone,
  sendDebit,
  toNoon,
} from '../support/debits.ts';
import { addBuyer, as, orderFor, balanceOf } from '../support/payments.ts';
import { refusal } from '../support/answers.ts';

const { debitBlocks, mandates, orders } = tables;
const { dayMinor, ordersPerDay } = limits.directDebit;

const app = await appOfFile();

describe('limits of direct debit', () => {
  it('[PAY-6] hold for a day, by number and by sum, also for orders at once', async () => {
    const olga = await addBuyer(app);
    await debit(app, olga, { credits: 200 });
    const wishes = await Promise.all(
      [200, 80, 30].map((credits) => orderFor(app, olga, { credits, method: 'directdebit' })),
    );
    const answers = await Promise.allSettled(
      wishes.map((body) => as(app, olga)(api.order, { body })),
    );
    for (const answer of answers as PromiseSettledResult<unknown>[]) {
      if (answer.status === 'rejected') {
        expect(String(answer.reason.answer.code)).toMatch(
          /^(?:direct_debit_limit|price_changed|order_meanwhile)$/,
        );
      }
    }
    const rows = await app.core.db.select().from(orders).where(eq(orders.userId, olga.id));
    expect(rows.reduce((sum, { minor }) => sum + minor, 0)).toBeLessThanOrEqual(dayMinor);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.length).toBeLessThanOrEqual(ordersPerDay);
    expect(rows.every(({ state }) => state === 'pending')).toBe(true);

    const petra = await addBuyer(app);
    await debit(app, petra);
    for (let made = 1; made < ordersPerDay; made += 1) await debitAgain(app, petra);
    expect((await as(app, petra)(api.directDebit)).left_minor).toBe(0);
    const over = await debitAgain(app, petra).catch((error: unknown) => error);
    expect(over).toMatchObject({ status: 429, ...refusal('direct_debit_limit') });
    expect(over).toHaveProperty('answer.values.retry_after', expect.any(Number));
    const credits = (await balanceOf(app, petra)).credits;
    const more = await debitFor(app, petra);
    await expect(sendDebit(app, petra, more)).rejects.toMatchObject(refusal('direct_debit_limit'));
    expect((await balanceOf(app, petra)).credits).toBe(credits);
    toNoon(app);
    expect((await as(app, petra)(api.directDebit)).left_minor).toBe(dayMinor);
    expect((await debitAgain(app, petra)).state).toBe('pending');
  });
});

describe('blocks', () => {
  it('[PAY-6] keep a member, or an account, from being debited', async () => {
    const rosa = await addBuyer(app);
    const iban = newIban();
    await debit(app, rosa, { iban });
    const [mandate] = await app.core.db.select().from(mandates).where(eq(mandates.userId, rosa.id));
    const row = { reason: 'AC04', createdAt: app.clock.now() };
    await app.core.db.insert(debitBlocks).values({ key: `iban:${mandate?.ibanHash}`, ...row });
    expect(await as(app, rosa)(api.directDebit)).toMatchObject({ blocked: true });
    await expect(debitAgain(app, rosa)).rejects.toMatchObject({
      answer: {
        code: 'direct_debit_blocked',
        error: 'Your account is blocked for direct debit payments.',
      },
    });
    const { offer } = await as(app, rosa)(api.repeatOffer);
    expect(offer?.stored ?? null).toBeNull();
    // Nobody else can use the account either, and whoever has another one can.
    const sara = await addBuyer(app);
    const theirs = await debitFor(app, sara, { iban });
    await expect(sendDebit(app, sara, theirs)).rejects.toMatchObject(
      refusal('direct_debit_blocked'),
    );
    expect((await sendDebit(app, sara, { ...theirs, iban: newIban() })).order.state).toBe(
      'pending',
    );

    await app.core.db.insert(debitBlocks).values({ key: `user:${sara.id}`, ...row });
    const blocked = refusal('direct_debit_blocked');
    await expect(debitAgain(app, sara)).rejects.toMatchObject(blocked);
    const phone = { body: { phone: newPhone() } };
    await expect(as(app, sara)(api.debitCode, phone)).rejects.toMatchObject(blocked);
  });
});
