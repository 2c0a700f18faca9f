import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#contract/index.ts';
import type { OrderView } from '#contract/billing/index.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import {
  bankFile,
  bankFiles,
  debit,
  debitRow,
  exchangeBankFiles,
  endToEndOf,
} from '../support/debits.ts';
import { addBuyer, as, buy, runBillingJob } from '../support/payments.ts';
import type { Person } from '../support/people.ts';

const { mandates, orders, refunds } = tables;

const BAD = 'DE00BADACCOUNT';

const app = await appOfFile();

beforeEach(() => exchangeBankFiles(app));

/** Puts an account into the mandate of an order that no bank knows. */
const spoil = async ({ id }: OrderView): Promise<void> => {
  const { core } = app;
  const { mandateId = '' } = (await debitRow(app, id)) ?? {};
  const details = core.seal.close({ holder: 'Nobody', iban: BAD, contact: null });
  await core.db.update(mandates).set({ details }).where(eq(mandates.id, mandateId));
};

/** What a run hands over, and what it says to operators. */
const run = async () => {
  const error = vi.spyOn(app.core.log, 'error').mockReturnValue();
  const before = await bankFiles(app, 'out');
  await exchangeBankFiles(app);
  const files = (await bankFiles(app, 'out')).filter((file) => !before.includes(file));
  const said = JSON.stringify(error.mock.calls);
  error.mockRestore();
  const contents = await Promise.all(files.map((file) => bankFile(app, 'out', file)));
  return { files, said, text: contents.join('') };
};

const giveBack = (person: Person, id: string, minor: number) =>
  as(app, person)(api.refund, { body: { id, minor } });

const refundOf = async ({ id }: OrderView) => {
  const [row] = await app.core.db.select().from(refunds).where(eq(refunds.orderId, id));
  return row;
};

describe('a line that no bank takes', () => {
  it('[PAY-6] is left out of what is collected, and told to operators', async () => {
    const bad = await debit(app, await addBuyer(app));
    const fine = await debit(app, await addBuyer(app));
    await spoil(bad);
    const { text, said } = await run();
    expect(text).toContain(await endToEndOf(app, fine));
    expect(text).not.toContain(await endToEndOf(app, bad));
    expect(said).toContain(bad.id);
    expect(said).not.toContain(BAD);
    expect(await debitRow(app, fine.id)).toMatchObject({ state: 'sent' });
    expect(await debitRow(app, bad.id)).toMatchObject({ state: 'due', runId: null });
  });

  it('[PAY-6] [PAY-10] is left out of what is paid back', async () => {
    const [anna, bea] = [await addBuyer(app), await addBuyer(app)];
    const [bad, fine] = [await debit(app, anna), await debit(app, bea)];
    await run();
    await giveBack(anna, bad.id, 1499);
    await giveBack(bea, fine.id, 1499);
    await spoil(bad);
    app.clock.forward({ days: 21 });
    const { files, said } = await run();
    expect(files).toEqual([expect.stringContaining('.refunds.xml')]);
    expect(said).toContain(bad.id);
    expect(await refundOf(fine)).toMatchObject({ state: 'done' });
    expect(await refundOf(bad)).toMatchObject({ state: 'due' });
  });
});

describe('a refund of nothing', () => {
  /** Makes an order so cheap that a part of it is worth less than a cent. */
  const cheapen = ({ id }: OrderView) =>
    app.core.db.update(orders).set({ minor: 1, credits: 90 }).where(eq(orders.id, id));

  it('[PAY-6] [PAY-10] is never written for the bank', async () => {
    const carla = await addBuyer(app);
    const order = await debit(app, carla);
    await run();
    await cheapen(order);
    await giveBack(carla, order.id, 0);
    const nothing = await refundOf(order);
    expect(nothing).toMatchObject({ minor: 0, state: 'done' });
    // As it may have been left by an earlier release.
    await app.core.db.update(refunds).set({ state: 'due' }).where(eq(refunds.orderId, order.id));
    app.clock.forward({ days: 21 });
    expect(JSON.stringify(await run())).not.toContain('.refunds.xml');
    expect(await refundOf(order)).toMatchObject({ state: 'done' });
  });

  it('[PAY-10] is never asked of the provider', async () => {
    const dora = await addBuyer(app);
    const order = await buy(app, dora);
    await cheapen(order);
    const refund = vi.spyOn(app.core.payments, 'refund');
    await giveBack(dora, order.id, 0);
    await app.core.db.update(refunds).set({ state: 'due' }).where(eq(refunds.orderId, order.id));
    await runBillingJob(app, 'billing.refunds');
    expect(refund).not.toHaveBeenCalled();
    refund.mockRestore();
    expect(await refundOf(order)).toMatchObject({ minor: 0, state: 'done' });
  });
});
