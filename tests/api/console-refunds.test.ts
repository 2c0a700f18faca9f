import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { api } from '#contract/index.ts';
import { ProviderError } from '#server/adapters/payments/index.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { write } from '../support/chats.ts';
import { giveBack, listOrders, openOrder, sentBack } from '../support/console-orders.ts';
import { addMan } from '../support/members.ts';
import { textsOf } from '../support/outbox.ts';
import {
  addBuyer,
  as,
  balance,
  balanceOf,
  buy,
  orderRow,
  postReport,
  reportOf,
  runBillingJob,
} from '../support/payments.ts';
import type { Person } from '../support/people.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';
import { refusal } from '../support/answers.ts';

const { auditLog } = tables;

const app = await appOfFile();
let aart: Person;
let finance: Staff;
let colleague: Staff;

beforeAll(async () => {
  aart = await addMan(app.core, 'Aart', {}, { paidUser: true });
  finance = await addStaff(app.core, ['finance']);
  colleague = await addStaff(app.core, ['finance']);
});

const spend = async (person: Person, messages: number) => {
  for (let sent = 0; sent < messages; sent += 1) await write(app, person, aart);
};

describe('a refund by staff', () => {
  it('[OPS-9] of unused credits is their price to the cent, and takes them', async () => {
    const anna = await addBuyer(app);
    const { id } = await buy(app, anna, { credits: 80 });
    await spend(anna, 7);
    // 66 of 80 credits: 3499 × 66 / 80 = 2886.675.
    const page = await giveBack(app, finance, { id, mode: 'unused', minor: 2887 });
    expect(page).toMatchObject({
      status: 'part_refunded',
      refunded_minor: 2887,
      premium: true,
      refunds: [{ credits: 66, minor: 2887, by: { id: finance.id } }],
      offer: { left_minor: 612, unused_credits: 0, unused_minor: 0, alone_minor: 2113 },
    });
    expect(page.ledger.map(({ kind, credits }) => [kind, credits])).toEqual([
      ['bought', 80],
      ['refunded', -66],
    ]);
    expect(await balanceOf(app, anna)).toEqual(balance(0, true));
    expect(await sentBack(app, finance, id)).toEqual([2887]);
    const mails = textsOf(await app.mailsTo(anna.email, 2));
    expect(mails.find((text) => text.includes('€28.87'))).toContain('66 unused credits');
    const [note] = page.refunds;
    const file = await app.send('GET', `${contract.orderCreditNote.path}?id=${note?.id}`, {
      staff: finance.staff,
    });
    expect(file.headers['content-type']).toBe('application/pdf');
    const found = await listOrders(app, finance, { search: note?.note_no ?? '' });
    expect(found.orders).toMatchObject([{ id }]);
  });

  it('[OPS-9] of everything takes what is unused, and premium with it', async () => {
    const bea = await addBuyer(app);
    const { id } = await buy(app, bea);
    await spend(bea, 1);
    const page = await giveBack(app, finance, { id, mode: 'full', minor: 1499 });
    expect(page).toMatchObject({
      status: 'refunded',
      premium: false,
      offer: null,
      obstacle: 'nothing_left',
      refunds: [{ credits: 28, minor: 1499 }],
    });
    expect(await balanceOf(app, bea)).toEqual(balance(0, false));
    expect(await sentBack(app, finance, id)).toEqual([1499]);
  });

  it('[OPS-9] of a part leaves the credits, and never more than is left goes back', async () => {
    const carla = await addBuyer(app);
    const { id } = await buy(app, carla);
    await giveBack(app, finance, { id, mode: 'part', minor: 1000 });
    expect(await balanceOf(app, carla)).toEqual(balance(30, true));
    await expect(giveBack(app, finance, { id, mode: 'part', minor: 500 })).rejects.toMatchObject(
      refusal('refund_too_large'),
    );
    // Whoever returns their credits now gets what is left of the price, and not all of it again.
    const [order] = (await as(app, carla)(api.orders, { query: {} })).orders;
    expect(order?.refundable).toMatchObject({ credits: 30, minor: 499 });
    await giveBack(app, finance, { id, mode: 'unused', minor: 499 });
    expect(await balanceOf(app, carla)).toEqual(balance(0, false));
    expect(new Set(await sentBack(app, finance, id))).toEqual(new Set([1000, 499]));
    const { refunds } = await as(app, carla)(api.receipt, { query: { id } });
    expect(refunds.map(({ credits, minor }) => [credits, minor])).toEqual([
      [0, 1000],
      [30, 499],
    ]);
    const mails = textsOf(await app.mailsTo(carla.email, 3));
    expect(mails.some((text) => text.includes('Your credits stay yours'))).toBe(true);
  });

  it('[OPS-9] is not given at another amount than was shown', async () => {
    const dora = await addBuyer(app);
    const { id } = await buy(app, dora);
    await spend(dora, 1);
    for (const mode of ['unused', 'full'] as const) {
      await expect(giveBack(app, finance, { id, mode, minor: 1 })).rejects.toMatchObject(
        refusal('refund_amount_changed'),
      );
    }
    expect(await balanceOf(app, dora)).toEqual(balance(28, true));
    expect((await orderRow(app, id)).refundedMinor).toBe(0);
  });

  it('[OPS-9] by several at once never gives more than was paid', async () => {
    const eva = await addBuyer(app);
    const { id } = await buy(app, eva);
    const asked = await Promise.allSettled([
      ...Array.from({ length: 3 }, () => giveBack(app, finance, { id, mode: 'part', minor: 700 })),
      giveBack(app, colleague, { id, mode: 'full', minor: 1499 }),
      as(app, eva)(api.refund, { body: { id, minor: 1499 } }),
    ]);
    expect(asked.some(({ status }) => status === 'fulfilled')).toBe(true);
    const back = await sentBack(app, finance, id);
    const sum = back.reduce((all, minor) => all + minor, 0);
    expect(sum).toBe((await orderRow(app, id)).refundedMinor);
    expect(sum).toBeLessThanOrEqual(1499);
  });

  it('[OPS-9] waits truthfully while the provider does not answer, and is sent once', async () => {
    const fenna = await addBuyer(app);
    const { id } = await buy(app, fenna);
    const away = vi
      .spyOn(app.core.payments, 'refund')
      .mockRejectedValue(new ProviderError('The provider is away.'));
    await giveBack(app, finance, { id, mode: 'full', minor: 1499 });
    await expect(runBillingJob(app, 'billing.refunds')).rejects.toThrow('not paid');
    expect((await openOrder(app, finance, id)).refunds).toMatchObject([{ state: 'due' }]);
    away.mockRestore();
    await runBillingJob(app, 'billing.refunds');
    await runBillingJob(app, 'billing.refunds');
    expect(await sentBack(app, finance, id)).toEqual([1499]);
  });

  it('[OPS-9] is not possible of what was not paid, or the bank took back', async () => {
    const gina = await addBuyer(app);
    const order = await buy(app, gina);
    const { reference } = await orderRow(app, order.id);
    const returned = reportOf(order, reference ?? '', { state: 'returned', failure: 'returned' });
    await postReport(app, `evt_${order.id}`, returned);
    expect(await openOrder(app, finance, order.id)).toMatchObject({
      status: 'returned',
      offer: null,
      obstacle: 'returned',
    });
    const form = { id: order.id, mode: 'part', minor: 100 } as const;
    await expect(giveBack(app, finance, form)).rejects.toMatchObject(
      refusal('order_not_refundable'),
    );
  });

  it('[OPS-2] [OPS-9] is nobody’s on another site, and asks for a passkey', async () => {
    const { id } = await buy(app, await addBuyer(app));
    const stranger = await addStaff(app.core, [{ role: 'finance', site: 2 }]);
    const form = { id, mode: 'full', minor: 1499 } as const;
    await expect(giveBack(app, stranger, form)).rejects.toMatchObject(refusal('order_not_found'));
    const late = await addStaff(app.core, ['finance']);
    app.clock.forward({ seconds: 660 });
    await expect(giveBack(app, late, form)).rejects.toMatchObject(refusal('proof_required'));
    expect((await orderRow(app, id)).refundedMinor).toBe(0);
    finance = await addStaff(app.core, ['finance']);
    colleague = await addStaff(app.core, ['finance']);
  });
});

const decide = (person: Staff, id: string | undefined, decision: 'agree' | 'refuse') =>
  app.as(person)(contract.proposalDecide, { body: { id: id ?? '', decision } });

describe('a large refund', () => {
  it('[OPS-14] [OPS-9] is given once a second person agreed, and says by whom', async () => {
    const hanna = await addBuyer(app);
    const { id } = await buy(app, hanna, { credits: 200 });
    const form = { id, mode: 'full', minor: 7499 } as const;
    const { proposal, refunds } = await giveBack(app, finance, form);
    expect(refunds).toEqual([]);
    expect(proposal).toMatchObject({ kind: 'order_refund', facts: { minor: 7499 } });
    expect((await listOrders(app, colleague, { view: 'proposed' })).orders).toMatchObject([{ id }]);
    await expect(giveBack(app, colleague, form)).rejects.toMatchObject(refusal('proposal_open'));
    await expect(decide(finance, proposal?.id, 'agree')).rejects.toMatchObject(
      refusal('needs_second_person'),
    );
    expect(await balanceOf(app, hanna)).toEqual(balance(200, true));
    await decide(colleague, proposal?.id, 'agree');
    const after = await openOrder(app, finance, id);
    expect(after).toMatchObject({
      status: 'refunded',
      proposal: null,
      refunds: [{ minor: 7499, credits: 200, by: { id: finance.id } }],
    });
    expect(await sentBack(app, finance, id)).toEqual([7499]);
    const lines = await app.core.db.select().from(auditLog).where(eq(auditLog.targetId, id));
    expect(lines.map(({ action, staffId }) => [action, staffId])).toEqual(
      expect.arrayContaining([
        ['proposed', finance.id],
        ['order_refunded', colleague.id],
        ['agreed', colleague.id],
      ]),
    );
  });

  it('[OPS-14] cannot be cut into small ones', async () => {
    const { id } = await buy(app, await addBuyer(app), { credits: 200 });
    await giveBack(app, finance, { id, mode: 'part', minor: 5000 });
    const { proposal } = await giveBack(app, colleague, { id, mode: 'part', minor: 1 });
    expect(proposal).not.toBeNull();
  });

  it('[OPS-14] is not given if it is no longer what was proposed', async () => {
    const ines = await addBuyer(app);
    const { id } = await buy(app, ines, { credits: 200 });
    const { proposal } = await giveBack(app, finance, { id, mode: 'unused', minor: 7499 });
    await spend(ines, 1);
    await expect(decide(colleague, proposal?.id, 'agree')).rejects.toMatchObject(
      refusal('refund_amount_changed'),
    );
    expect((await openOrder(app, finance, id)).proposal).not.toBeNull();
    await decide(colleague, proposal?.id, 'refuse');
    expect(await openOrder(app, finance, id)).toMatchObject({ proposal: null, refunded_minor: 0 });
  });
});
