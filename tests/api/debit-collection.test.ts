import { describe, expect, it, vi } from 'vitest';
import { api } from '#contract/index.ts';
import type { OrderView } from '#contract/billing/index.ts';
import { closeDebits } from '#server/features/billing/bank/close-debits.ts';
import {
  RETURN_WINDOW_DAYS,
  confirmationDay,
} from '#server/features/billing/debits/collection-days.ts';
import { addBusinessDays, addDays } from '#server/features/billing/debits/calendar.ts';
import { appOfFile } from '../support/app-of-file.ts';
import {
  camt,
  clearFailed,
  collect,
  debit,
  debitAgain,
  debitRow,
  dropFile,
  exchangeBankFiles,
  goTo,
  nextMail,
  pain002,
  sendToBank,
  endToEndOf,
  whenCollected,
} from '../support/debits.ts';
import { addBuyer, as, balance, balanceOf, orderStateOf } from '../support/payments.ts';
import type { Person } from '../support/people.ts';
import { refusal } from '../support/answers.ts';

const app = await appOfFile();

const receiptOf = (person: Person, { id }: OrderView) =>
  as(app, person)(api.receipt, { query: { id } });

const subjects = async ({ email }: Person, count: number) =>
  (await app.mailsTo(email, count)).map(({ subject }) => subject);

describe('an order by direct debit', () => {
  it('[PAY-6] [PAY-3] is announced, and paid only once the bank has collected it', async () => {
    const anna = await addBuyer(app);
    const order = await debit(app, anna, { iban: 'NL91 ABNA 0417 1643 00' });
    expect(order).toMatchObject({
      state: 'pending',
      receipt_no: null,
      settled_at: null,
      paid_with: { brand: 'NL', last4: '4300' },
      debit: { phase: 'announced', credited: true },
    });
    expect(await balanceOf(app, anna)).toEqual(balance(30, true));
    await expect(receiptOf(anna, order)).rejects.toMatchObject(refusal('order_not_found'));
    const { creditor, mandate } = await as(app, anna)(api.directDebit);
    expect(order.debit).toMatchObject({ mandate: mandate?.reference, creditor_id: creditor.id });
    const [announced] = await app.mailsTo(anna.email);
    const day = new Date(order.debit?.collect_on ?? '');
    const told = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
      day,
    );
    for (const fact of ['€14.99', told, creditor.id, mandate?.reference, 'NL •• 4300']) {
      expect(announced?.text).toContain(fact);
    }
    expect(announced?.text.split('What was agreed')[0]).not.toMatch(/arrived|\bpaid\b/i);

    const collectOn = await sendToBank(app, order);
    goTo(app, addBusinessDays(collectOn, 1));
    await exchangeBankFiles(app);
    expect(await orderStateOf(app, anna, order)).toMatchObject({
      state: 'pending',
      receipt_no: null,
      debit: { phase: 'collecting' },
    });
    goTo(app, confirmationDay(collectOn));
    await Promise.all([exchangeBankFiles(app), exchangeBankFiles(app)]);
    const paid = await orderStateOf(app, anna, order);
    expect(paid).toMatchObject({ state: 'completed', debit: { phase: 'collected' } });
    expect(paid.receipt_no).not.toBeNull();
    expect(await balanceOf(app, anna)).toEqual(balance(30, true));
    expect(await receiptOf(anna, order)).toMatchObject({ order: { debit: paid.debit } });
    const receipt = await nextMail(app, anna);
    expect(receipt?.text).toContain(paid.receipt_no);
    expect(receipt?.text).toContain(mandate?.reference);
    await exchangeBankFiles(app);
    expect(await subjects(anna, 2)).toHaveLength(2);
  });

  it('[PAY-6] gives its credits once it is collected, where the site says so', async () => {
    await whenCollected(app, async () => {
      const bea = await addBuyer(app);
      const order = await debit(app, bea);
      expect(order).toMatchObject({
        state: 'pending',
        debit: { credited: false },
      });
      expect(await balanceOf(app, bea)).toEqual(balance(0, false));
      await collect(app, order);
      expect(await orderStateOf(app, bea, order)).toMatchObject({
        state: 'completed',
        debit: { credited: true },
      });
      expect(await balanceOf(app, bea)).toEqual(balance(30, true));
    });
  });

  it('[PAY-6] is closed again by the next run if one is cut off', async () => {
    const [carla, dora] = [await addBuyer(app), await addBuyer(app)];
    const [bad, fine] = [await debit(app, carla), await debit(app, dora)];
    const collectOn = await sendToBank(app, bad);
    goTo(app, confirmationDay(collectOn));
    const said = vi.spyOn(app.core.log, 'info').mockImplementation((told: unknown) => {
      if (JSON.stringify(told).includes(bad.id)) throw new Error('killed');
    });
    const error = vi.spyOn(app.core.log, 'error').mockReturnValue();
    await exchangeBankFiles(app);
    expect(error).toHaveBeenCalledOnce();
    said.mockRestore();
    error.mockRestore();
    expect(await debitRow(app, bad.id)).toMatchObject({ state: 'sent' });
    expect(await orderStateOf(app, carla, bad)).toMatchObject({
      state: 'pending',
      receipt_no: null,
    });
    expect(await orderStateOf(app, dora, fine)).toMatchObject({ state: 'completed' });
    await exchangeBankFiles(app);
    expect(await orderStateOf(app, carla, bad)).toMatchObject({ state: 'completed' });
    expect(await balanceOf(app, carla)).toEqual(balance(30, true));
  });

  it('[PAY-6] waits while a report of the bank cannot be read', async () => {
    const emma = await addBuyer(app);
    const order = await debit(app, emma);
    goTo(app, confirmationDay(await sendToBank(app, order)));
    const error = vi.spyOn(app.core.log, 'error').mockReturnValue();
    await dropFile(app, 'cut.xml', camt('AM04', await endToEndOf(app, order)).slice(0, -20));
    await exchangeBankFiles(app);
    expect(await orderStateOf(app, emma, order)).toMatchObject({ state: 'pending' });
    // The file is put away; that it was never understood is not forgotten with it.
    await exchangeBankFiles(app);
    error.mockRestore();
    expect(await orderStateOf(app, emma, order)).toMatchObject({ state: 'pending' });
    await clearFailed(app);
    await exchangeBankFiles(app);
    expect(await orderStateOf(app, emma, order)).toMatchObject({ state: 'completed' });
  });

  it('[PAY-6] is not certain before the last day on which the bank may report is over', async () => {
    const eef = await addBuyer(app);
    const order = await debit(app, eef);
    const last = addBusinessDays(await sendToBank(app, order), RETURN_WINDOW_DAYS);
    goTo(app, last);
    await exchangeBankFiles(app);
    expect(await orderStateOf(app, eef, order)).toMatchObject({ state: 'pending' });
    await dropFile(app, 'last-day.xml', camt('AM04', await endToEndOf(app, order)));
    expect(order.debit?.confirmed_by).toBe(addDays(last, 1));
    goTo(app, addDays(last, 1));
    await exchangeBankFiles(app);
    expect(await orderStateOf(app, eef, order)).toMatchObject({
      state: 'failed',
      receipt_no: null,
    });
  });

  it('[PAY-6] is announced anew if the bank gets it late', async () => {
    const femke = await addBuyer(app);
    const order = await debit(app, femke);
    app.clock.forward({ days: 9 });
    const day = await sendToBank(app, order);
    expect(day > (order.debit?.collect_on ?? '')).toBe(true);
    expect(new Set(await subjects(femke, 2)).size).toBe(2);
    expect((await orderStateOf(app, femke, order)).debit).toMatchObject({ collect_on: day });
  });
});

describe('a debit that comes back', () => {
  it('[PAY-6] before it was collected was never paid', async () => {
    const greet = await addBuyer(app);
    const order = await debit(app, greet);
    await sendToBank(app, order);
    await dropFile(app, 'before.xml', pain002({ [await endToEndOf(app, order)]: 'RJCT' }));
    await exchangeBankFiles(app);
    expect(await orderStateOf(app, greet, order)).toMatchObject({
      state: 'failed',
      receipt_no: null,
      taken_minor: 0,
      refunded_minor: 0,
      debit: { phase: 'returned' },
    });
    expect(await balanceOf(app, greet)).toEqual(balance(0, false));
    const back = await nextMail(app, greet);
    expect(back?.text).toContain('You haven’t been charged');
    await expect(debitAgain(app, greet)).rejects.toMatchObject(refusal('direct_debit_blocked'));
    await dropFile(app, 'twice.xml', camt('AM04', await endToEndOf(app, order)));
    app.clock.forward({ days: 12 });
    await exchangeBankFiles(app);
    expect(await orderStateOf(app, greet, order)).toMatchObject({
      state: 'failed',
      receipt_no: null,
    });
    expect(await subjects(greet, 2)).toHaveLength(2);
  });

  it('[PAY-6] before its credits were given fails, and cannot be tried again the same way', async () => {
    await whenCollected(app, async () => {
      const hilde = await addBuyer(app);
      const order = await debit(app, hilde);
      await sendToBank(app, order);
      await dropFile(app, 'never.xml', camt('AM04', await endToEndOf(app, order)));
      await exchangeBankFiles(app);
      expect(await orderStateOf(app, hilde, order)).toMatchObject({
        state: 'failed',
        taken_minor: 0,
      });
      expect(await balanceOf(app, hilde)).toEqual(balance(0, false));
      const back = await nextMail(app, hilde);
      expect(back?.text).toContain('you can no longer pay by direct debit');
      expect(back?.text).not.toContain('You can try again');
      expect(await as(app, hilde)(api.directDebit)).toMatchObject({ blocked: true });
    });
  });

  it('[PAY-6] while another process closes it ends as returned', async () => {
    const inge = await addBuyer(app);
    const order = await debit(app, inge);
    goTo(app, confirmationDay(await sendToBank(app, order)));
    await dropFile(app, 'meanwhile.xml', camt('MD06', await endToEndOf(app, order)));
    await Promise.all([closeDebits(app.core), exchangeBankFiles(app)]);
    const after = await orderStateOf(app, inge, order);
    expect(after).toMatchObject({ state: 'failed', debit: { phase: 'returned' } });
    expect(after.taken_minor).toBe(after.receipt_no === null ? 0 : 1499);
    expect(await balanceOf(app, inge)).toEqual(balance(0, false));
  });

  it('[PAY-6] after it was collected is taken back', async () => {
    const ilse = await addBuyer(app);
    const order = await debit(app, ilse);
    await collect(app, order);
    await dropFile(app, 'after.xml', camt('MD06', await endToEndOf(app, order)));
    await Promise.all([exchangeBankFiles(app), exchangeBankFiles(app)]);
    expect(await orderStateOf(app, ilse, order)).toMatchObject({
      state: 'failed',
      failure: 'returned',
      taken_minor: 1499,
      receipt_no: expect.any(String) as string,
    });
    expect(await balanceOf(app, ilse)).toEqual(balance(0, false));
  });
});
