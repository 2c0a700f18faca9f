import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { runDebits } from '#server/features/billing/bank/run-debits.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { write } from '../support/chats.ts';
import {
  bankFiles,
  camt,
  debit,
  debitAgain,
  debitRow,
  dropFile,
  exchangeBankFiles,
  newIban,
  pain002,
  endToEndOf,
} from '../support/debits.ts';
import { runContended } from '../support/lock-contention.ts';
import { addMan } from '../support/members.ts';
import { addBuyer, as, orderRow, balance, balanceOf, runBillingJob } from '../support/payments.ts';
import type { Person } from '../support/people.ts';
import { refusal } from '../support/answers.ts';

const { mandates, users } = tables;

const app = await appOfFile();
let aart: Person;

beforeAll(async () => {
  aart = await addMan(app.core, 'Aart', {}, { paidUser: true });
});

describe('a debit that comes back', () => {
  it('[PAY-6] takes those along that wait for the same account', async () => {
    const kira = await addBuyer(app);
    const first = await debit(app, kira);
    await exchangeBankFiles(app);
    const second = await debitAgain(app, kira);
    await dropFile(app, 'first.xml', camt('AC04', await endToEndOf(app, first)));
    const before = await bankFiles(app, 'out');
    await exchangeBankFiles(app);
    expect(await bankFiles(app, 'out')).toEqual(before);
    expect(await debitRow(app, second.id)).toMatchObject({ state: 'returned' });
    expect(await orderRow(app, second.id)).toMatchObject({ state: 'failed', failure: 'returned' });
    expect(await balanceOf(app, kira)).toEqual(balance(0, false));
  });

  it('[PAY-6] has another one of its account returned or collected, and never both', async () => {
    const iban = newIban();
    const first = await debit(app, await addBuyer(app), { iban });
    await exchangeBankFiles(app);
    const lotte = await addBuyer(app);
    const second = await debit(app, lotte, { iban });
    await dropFile(app, 'other.xml', camt('AC04', await endToEndOf(app, first)));
    const before = await bankFiles(app, 'out');
    const results = await runContended(
      app.core,
      ({ db }) => db.select().from(users).where(eq(users.id, lotte.id)).for('update'),
      [() => exchangeBankFiles(app), () => runDebits(app.core)],
    );
    expect(results).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
    const isCollected = (await bankFiles(app, 'out')).length > before.length;
    expect(await debitRow(app, second.id)).toMatchObject({
      state: isCollected ? 'sent' : 'returned',
    });
    expect(await orderRow(app, second.id)).toMatchObject({
      failure: isCollected ? null : 'returned',
    });
    expect(await balanceOf(app, lotte)).toEqual(
      isCollected ? balance(30, true) : balance(0, false),
    );
  });

  it('[PAY-6] takes unused credits and premium, and blocks member and account', async () => {
    const ida = await addBuyer(app);
    const iban = newIban();
    const order = await debit(app, ida, { iban });
    await exchangeBankFiles(app);
    await dropFile(app, 'camt.xml', camt('AC04', await endToEndOf(app, order)));
    await exchangeBankFiles(app);
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'failed', failure: 'returned' });
    expect(await debitRow(app, order.id)).toMatchObject({
      state: 'returned',
      returnReason: 'AC04',
    });
    expect(await balanceOf(app, ida)).toEqual(balance(0, false));
    expect(await as(app, ida)(api.directDebit)).toMatchObject({ blocked: true });
    await expect(debitAgain(app, ida)).rejects.toMatchObject(refusal('direct_debit_blocked'));
    const jana = await addBuyer(app);
    await expect(debit(app, jana, { iban })).rejects.toMatchObject(refusal('direct_debit_blocked'));
    expect(await bankFiles(app, 'in')).toEqual([]);
    expect(await bankFiles(app, 'done')).toContain('camt.xml');

    // The same again, in another file under the same name, changes nothing.
    await dropFile(
      app,
      'camt.xml',
      camt('MD06', await endToEndOf(app, order), await endToEndOf(app, order)),
    );
    await Promise.all([exchangeBankFiles(app), exchangeBankFiles(app)]);
    expect(await debitRow(app, order.id)).toMatchObject({ returnReason: 'AC04' });
    expect(await balanceOf(app, ida)).toEqual(balance(0, false));
    expect((await bankFiles(app, 'done')).filter((name) => name.endsWith('camt.xml'))).toHaveLength(
      2,
    );
  });

  it('[PAY-6] leaves spent credits spent, and nothing below zero', async () => {
    const kaja = await addBuyer(app, { credits: 4 });
    const order = await debit(app, kaja);
    for (let sent = 0; sent < 4; sent += 1) await write(app, kaja, aart);
    expect(await balanceOf(app, kaja)).toEqual(balance(26, true));
    const lena = await addBuyer(app);
    const fine = await debit(app, lena);
    await exchangeBankFiles(app);
    const states = {
      [await endToEndOf(app, order)]: 'RJCT',
      [await endToEndOf(app, fine)]: 'ACCP',
    } as const;
    await dropFile(app, 'pain002.xml', pain002(states));
    await exchangeBankFiles(app);
    expect(await balanceOf(app, kaja)).toEqual(balance(0, false));
    expect(await debitRow(app, order.id)).toMatchObject({ returnReason: 'AM04' });
    expect(await balanceOf(app, lena)).toEqual(balance(30, true));
  });

  it('[PAY-6] is only believed of what was sent, and of files that can be read', async () => {
    const mila = await addBuyer(app);
    const sent = await debit(app, mila);
    await exchangeBankFiles(app);
    const due = await debit(app, await addBuyer(app));
    const [warn, error] = [
      vi.spyOn(app.core.log, 'warn').mockReturnValue(),
      vi.spyOn(app.core.log, 'error').mockReturnValue(),
    ];
    const whole = camt('AC04', await endToEndOf(app, sent));
    await dropFile(app, 'cut.xml', whole.slice(0, -20));
    await dropFile(app, 'other.xml', '<Document><Something/></Document>');
    await dropFile(app, 'early.xml', camt('AC04', await endToEndOf(app, due), 'NOBODYS'));
    await dropFile(app, '.unfinished.xml', whole);
    await exchangeBankFiles(app);
    expect(error).toHaveBeenCalledTimes(3);
    expect(warn).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
    expect(await bankFiles(app, 'failed')).toEqual(['cut.xml', 'other.xml']);
    expect(await bankFiles(app, 'in')).toEqual(['.unfinished.xml']);
    expect(await debitRow(app, sent.id)).toMatchObject({ state: 'sent' });
    expect(await debitRow(app, due.id)).toMatchObject({ state: 'sent', returnReason: null });
    expect(await balanceOf(app, mila)).toEqual(balance(30, true));
  });
});

describe('mandates', () => {
  it('[PAY-6] that are over are emptied once no debit can come back', async () => {
    const nora = await addBuyer(app);
    const order = await debit(app, nora);
    await exchangeBankFiles(app);
    await as(app, nora)(api.mandateRevoke);
    const detailsLeft = async () => {
      await runBillingJob(app, 'billing.forget-debits');
      const row = await debitRow(app, order.id);
      const [mandate] = await app.core.db
        .select()
        .from(mandates)
        .where(eq(mandates.id, row?.mandateId ?? ''));
      return mandate?.details !== '' || mandate.ibanHash !== '';
    };
    app.clock.forward({ days: 390 });
    expect(await detailsLeft()).toBe(true);
    app.clock.forward({ days: 40 });
    expect(await detailsLeft()).toBe(false);
  });
});
