import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { OrderView } from '#contract/billing/index.ts';
import { api } from '#contract/index.ts';
import { limits } from '#contract/limits.ts';
import { tables } from '#server/db/index.ts';
import { runJob } from '../support/accounts.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { debit, sendToBank } from '../support/debits.ts';
import { exportOf, jsonIn } from '../support/exports.ts';
import { addBuyer, as, buy } from '../support/payments.ts';
import type { Person } from '../support/people.ts';

const { refunds, users, withdrawals } = tables;

const app = await appOfFile();

const recordsOf = ({ id }: OrderView) =>
  app.core.db.select().from(withdrawals).where(eq(withdrawals.orderId, id));

const NAME = 'Ada Lovelace';
const elsewhere = ({ email }: Person) => `elsewhere.${email}`;

const withdraw = (person: Person, { id, minor }: OrderView) =>
  as(app, person)(api.refund, {
    body: { id, minor, withdrawal: { name: NAME, email: elsewhere(person) } },
  });

it('[PAY-10] a withdrawal is kept as it was declared, with what was answered', async () => {
  const anna = await addBuyer(app, { language: 'de' });
  const order = await buy(app, anna);
  await withdraw(anna, order);
  const [record, ...more] = await recordsOf(order);
  expect(more).toEqual([]);
  expect(record).toMatchObject({
    userId: anna.id,
    locale: 'de',
    name: NAME,
    email: elsewhere(anna),
    credits: 30,
    minor: 1499,
    answer: 'sent_back',
  });
  expect(record?.declaration).toMatch(/^Hiermit widerrufe ich meinen Kauf von 30 Credits auf Duet/);
  expect(record?.declaration).toContain(order.number);
  const [refund] = await app.core.db.select().from(refunds).where(eq(refunds.orderId, order.id));
  expect(record?.declaredAt).toEqual(refund?.createdAt);
});

it('[PAY-6] [PAY-10] of a direct debit it tells whether it is collected all the same', async () => {
  const [bea, carla] = [await addBuyer(app), await addBuyer(app)];
  const dropped = await debit(app, bea);
  await withdraw(bea, dropped);
  expect(await recordsOf(dropped)).toMatchObject([{ answer: 'not_collected', minor: 1499 }]);
  const sent = await debit(app, carla);
  await sendToBank(app, sent);
  await withdraw(carla, sent);
  expect(await recordsOf(sent)).toMatchObject([{ answer: 'once_collected', minor: 1499 }]);
});

it('[PAY-10] what is refused, or returned without withdrawing, leaves no record', async () => {
  const [dora, eva] = [await addBuyer(app), await addBuyer(app)];
  const order = await buy(app, dora);
  await expect(withdraw(dora, { ...order, minor: 1 })).rejects.toMatchObject({
    answer: { code: 'refund_changed' },
  });
  await expect(withdraw(eva, order)).rejects.toMatchObject({ answer: { code: 'order_not_found' } });
  await as(app, dora)(api.refund, { body: { id: order.id, minor: order.minor } });
  expect(await recordsOf(order)).toEqual([]);
});

it('[ACC-11] [PAY-10] a withdrawal is part of the export of whoever declared it', async () => {
  const fenna = await addBuyer(app);
  const order = await buy(app, fenna);
  await withdraw(fenna, order);
  const [record] = await recordsOf(order);
  expect(jsonIn(await exportOf(app, fenna), 'orders.json')).toMatchObject({
    withdrawals: [
      {
        number: order.number,
        at: record?.declaredAt.toISOString(),
        declaration: record?.declaration,
        name: NAME,
        email: elsewhere(fenna),
        language: 'en',
        credits: 30,
        minor: 1499,
        currency: 'EUR',
        answer: 'sent_back',
      },
    ],
  });
});

it('[ACC-10] [PAY-10] of an erased account the books keep the withdrawal, and nobody’s name', async () => {
  const gina = await addBuyer(app);
  const order = await buy(app, gina);
  await withdraw(gina, order);
  const [before] = await recordsOf(order);
  const left = { deletedAt: app.clock.now(), status: 'deleted' as const };
  await app.core.db.update(users).set(left).where(eq(users.id, gina.id));
  app.clock.forward({ days: limits.deletionDays + 1 });
  await runJob(app, 'erase-accounts');
  expect(await recordsOf(order)).toEqual([{ ...before, userId: null, name: null, email: null }]);
});
