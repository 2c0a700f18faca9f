import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as contract from '#contract/console/index.ts';
import type { ProviderDispute, ProviderReport } from '#server/adapters/payments/index.ts';
import { ProviderError, ProviderRefused } from '#server/adapters/payments/index.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { write } from '../support/chats.ts';
import { listOrders, openOrder } from '../support/console-orders.ts';
import { addMan } from '../support/members.ts';
import {
  addBuyer,
  balance,
  balanceOf,
  check,
  payWith,
  placeOrder,
  postSigned,
  reportOf,
  runBillingJob,
  sandboxOf,
} from '../support/payments.ts';
import type { Person } from '../support/people.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';
import { waitFor } from '../support/wait.ts';
import { refusal } from '../support/answers.ts';

const { auditLog, disputes, orders } = tables;

const app = await appOfFile();
let aart: Person;
let finance: Staff;

beforeAll(async () => {
  aart = await addMan(app.core, 'Aart', {}, { paidUser: true });
  finance = await addStaff(app.core, ['finance']);
});

/** More than the bank of the test provider takes for anything. */
const BANK_SECONDS = 30;

/** An order whose payer's bank does something after a while. */
const disputed = async (buyer: Person, outcome: 'returned' | 'inquiry') => {
  const { order, reference } = await placeOrder(app, buyer);
  await payWith(app, reference, { outcome });
  await check(app, buyer, order.id);
  await write(app, buyer, aart);
  app.clock.forward({ seconds: BANK_SECONDS });
  await sandboxOf(app.core).checkout.open(reference);
  await waitFor(
    async () => (await openOrder(app, finance, order.id)).dispute,
    'the bank to say something',
  );
  const page = await openOrder(app, finance, order.id);
  return { page, reference, dispute: page.disputes[0] };
};

const answer = (person: Staff, id: string | undefined) =>
  app.as(person)(contract.disputeAnswer, { body: { id: id ?? '', answer: 'It was delivered.' } });

const accept = (person: Staff, id: string | undefined) =>
  app.as(person)(contract.disputeAccept, { body: { id: id ?? '', reason: 'A stolen card' } });

/** The dispute of an order, once what was said to it is no longer on its way. */
const afterReply = (orderId: string) =>
  waitFor(async () => {
    const { disputes: all } = await openOrder(app, finance, orderId);
    return all.find(({ reply_state: state }) => state !== null && state !== 'to_send') ?? null;
  }, 'the reply to be sent');

describe('an inquiry', () => {
  it('[OPS-9] comes first in the list with its deadline, and takes nothing', async () => {
    const anna = await addBuyer(app);
    const { page, dispute } = await disputed(anna, 'inquiry');
    expect(page).toMatchObject({ status: 'paid', dispute: { kind: 'inquiry' } });
    expect(page.offer).not.toBeNull();
    expect(dispute).toMatchObject({
      kind: 'inquiry',
      state: 'needs_response',
      reason: 'product_not_received',
      minor: 1499,
      answered_at: null,
    });
    expect(await balanceOf(app, anna)).toEqual(balance(28, true));
    await placeOrder(app, await addBuyer(app));
    const list = await listOrders(app, finance);
    expect(list.first.map(({ id }) => id)).toEqual([page.id]);
    expect(list.counts.disputed).toBe(1);
    expect((await listOrders(app, finance, { view: 'disputed' })).orders).toMatchObject([
      { id: page.id, dispute: { due_at: dispute?.due_at } },
    ]);
    expect(page.evidence.join(' ')).toContain('2 of 30 credits were used');
  });

  it('[OPS-9] is answered once, with what we hold, and cannot be accepted', async () => {
    const { page, dispute } = await disputed(await addBuyer(app), 'inquiry');
    await expect(accept(finance, dispute?.id)).rejects.toMatchObject(refusal('dispute_over'));
    const sent = vi.spyOn(app.core.payments, 'answerDispute');
    const after = await answer(finance, dispute?.id);
    expect(after.disputes).toMatchObject([
      {
        reply: 'answer',
        reply_state: 'to_send',
        answer: 'It was delivered.',
        by: { id: finance.id },
      },
    ]);
    expect(await afterReply(page.id)).toMatchObject({ state: 'under_review', reply_state: 'sent' });
    expect(sent.mock.calls[0]?.[1]).toMatchObject({
      words: 'It was delivered.',
      activity: page.evidence.join('\n'),
    });
    sent.mockRestore();
    await expect(answer(finance, dispute?.id)).rejects.toMatchObject(refusal('dispute_over'));
    const lines = await app.core.db.select().from(auditLog).where(eq(auditLog.targetId, page.id));
    expect(lines.map(({ action }) => action)).toEqual(['order_opened', 'dispute_answered']);
  });
});

describe('a dispute', () => {
  it('[OPS-9] leaves no refund, and brings everything back once it is won', async () => {
    const bea = await addBuyer(app);
    const { page, dispute, reference } = await disputed(bea, 'returned');
    expect(page).toMatchObject({ status: 'returned', offer: null, obstacle: 'returned' });
    await answer(finance, dispute?.id);
    await afterReply(page.id);
    app.clock.forward({ seconds: BANK_SECONDS });
    await sandboxOf(app.core).checkout.open(reference);
    await waitFor(async () => {
      const { status, disputes: all } = await openOrder(app, finance, page.id);
      return status === 'paid' && all[0]?.state === 'won' ? true : null;
    }, 'the bank to give it back');
    expect(await balanceOf(app, bea)).toEqual(balance(28, true));
  });

  it('[OPS-9] is accepted for a reason', async () => {
    const { page, dispute } = await disputed(await addBuyer(app), 'returned');
    const after = await accept(finance, dispute?.id);
    expect(after.disputes).toMatchObject([{ reply: 'acceptance', by: { id: finance.id } }]);
    expect(await afterReply(page.id)).toMatchObject({ state: 'lost', reply_state: 'sent' });
    expect(await openOrder(app, finance, page.id)).toMatchObject({
      status: 'returned',
      dispute: null,
    });
    const [line] = await app.core.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'dispute_accepted'));
    expect(line).toMatchObject({ targetId: page.id, reason: 'A stolen card' });
  });

  it('[OPS-9] is answered once however often it takes, with what was written down', async () => {
    const { page, dispute } = await disputed(await addBuyer(app), 'returned');
    const logged = vi.spyOn(app.core.log, 'error').mockReturnValue();
    const provider = vi
      .spyOn(app.core.payments, 'answerDispute')
      .mockRejectedValue(new ProviderError('The provider is away.'));
    const after = await answer(finance, dispute?.id);
    expect(after.disputes).toMatchObject([{ state: 'needs_response', reply_state: 'to_send' }]);
    const repeated = answer(finance, dispute?.id);
    await expect(repeated).rejects.toMatchObject(refusal('dispute_over'));
    expect((await listOrders(app, finance, { view: 'disputed' })).orders).not.toContainEqual(
      expect.objectContaining({ id: page.id }),
    );
    const send = () => runBillingJob(app, 'billing.send-replies');
    await expect(send()).rejects.toThrow('Replies that were not sent.');
    // The provider takes it, and we are gone before it is written down that it did.
    provider.mockRestore();
    const { answerDispute } = app.core.payments;
    const killed = vi
      .spyOn(app.core.payments, 'answerDispute')
      .mockImplementation(async (...reply) => {
        await answerDispute(...reply);
        throw new Error('Killed.');
      });
    await expect(send()).rejects.toThrow('Replies that were not sent.');
    expect((await openOrder(app, finance, page.id)).disputes).toMatchObject([
      { reply_state: 'to_send' },
    ]);
    killed.mockRestore();
    await Promise.all([send(), send()]);
    logged.mockRestore();
    expect(await afterReply(page.id)).toMatchObject({
      state: 'under_review',
      reply_state: 'sent',
      answer: 'It was delivered.',
    });
    const lines = await app.core.db.select().from(auditLog).where(eq(auditLog.targetId, page.id));
    expect(lines.map(({ action }) => action)).toEqual(['order_opened', 'dispute_answered']);
  });

  it('[OPS-9] can be answered in another way when the provider refused', async () => {
    const { page, dispute } = await disputed(await addBuyer(app), 'returned');
    const logged = vi.spyOn(app.core.log, 'error').mockReturnValue();
    const provider = vi
      .spyOn(app.core.payments, 'answerDispute')
      .mockRejectedValue(new ProviderRefused('Too long.'));
    await answer(finance, dispute?.id);
    expect(await afterReply(page.id)).toMatchObject({
      state: 'needs_response',
      reply_state: 'refused',
    });
    provider.mockRestore();
    logged.mockRestore();
    await answer(finance, dispute?.id);
    await waitFor(async () => {
      const { disputes: all } = await openOrder(app, finance, page.id);
      return all.find(({ reply_state: state }) => state === 'sent') ?? null;
    }, 'the second answer to be sent');
  });

  it('[OPS-9] is answered although the member has gone, and then nothing of it is kept', async () => {
    const cleo = await addBuyer(app);
    const { page, dispute } = await disputed(cleo, 'returned');
    const logged = vi.spyOn(app.core.log, 'error').mockReturnValue();
    const provider = vi
      .spyOn(app.core.payments, 'answerDispute')
      .mockRejectedValue(new ProviderError('The provider is away.'));
    await answer(finance, dispute?.id);
    await app.core.transact(async (tx) => {
      await app.core.events.emit(tx, 'account.erased', { userId: cleo.id, siteId: 1, email: null });
      await tx.db.update(orders).set({ userId: null }).where(eq(orders.id, page.id));
    });
    provider.mockRestore();
    await runBillingJob(app, 'billing.send-replies');
    logged.mockRestore();
    const rows = await app.core.db.select().from(disputes).where(eq(disputes.orderId, page.id));
    expect(rows).toMatchObject([{ replyState: 'sent', answer: null, evidence: null }]);
  });

  it('[OPS-2] [OPS-9] is nobody’s on another site', async () => {
    const { dispute } = await disputed(await addBuyer(app), 'returned');
    const stranger = await addStaff(app.core, [{ role: 'finance', site: 2 }]);
    for (const id of [dispute?.id, randomUUID()]) {
      await expect(answer(stranger, id)).rejects.toMatchObject(refusal('order_not_found'));
      await expect(accept(stranger, id)).rejects.toMatchObject(refusal('order_not_found'));
    }
  });

  it('[OPS-9] ends the same in whatever order word of it comes', async () => {
    const opened = new Date('2026-01-01T12:00:00Z');
    const words = (['needs_response', 'under_review', 'lost'] as const).map((state, minute) => ({
      state,
      asOf: new Date(opened.getTime() + minute * 60_000),
    }));
    const orderings = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
      [2, 0, 1, 2],
    ] as const;
    for (const ordering of orderings) {
      const { order, reference } = await placeOrder(app, await addBuyer(app));
      const base = { reference: `dp_${order.id}`, kind: 'dispute', reason: 'fraudulent' } as const;
      const amount = { minor: order.minor, currency: order.currency, dueAt: null };
      const payment: ProviderReport = reportOf(order, reference, {
        state: 'returned',
        failure: 'returned',
      });
      for (const place of ordering) {
        const word = words[place];
        if (!word) continue;
        const dispute: ProviderDispute = { ...base, ...amount, openedAt: opened, ...word };
        const id = `evt_${randomUUID()}`;
        await postSigned(app, JSON.stringify({ id, payment, dispute }));
      }
      const rows = await app.core.db.select().from(disputes).where(eq(disputes.orderId, order.id));
      expect(rows.map(({ state }) => state)).toEqual(['lost']);
    }
  });
});
