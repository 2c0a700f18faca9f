import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { tables } from '#server/db/index.ts';
import { applyPaymentEvent } from '#server/features/billing/index.ts';
import { refusal } from '../support/answers.ts';
import { appOfFile } from '../support/app-of-file.ts';
import {
  giveBack,
  listOrders,
  mendRefund,
  openOrder,
  sentBack,
} from '../support/console-orders.ts';
import { addBuyer, buy, orderRow, sandboxOf } from '../support/payments.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';

const { auditLog } = tables;

const app = await appOfFile();
let finance: Staff;
let colleague: Staff;

beforeAll(async () => {
  finance = await addStaff(app.core, ['finance']);
  colleague = await addStaff(app.core, ['finance']);
});

const agree = (id: string) =>
  app.as(colleague)(contract.proposalDecide, { body: { id, decision: 'agree' } });

describe('a refund that came to nothing', () => {
  /** The provider says so, however often. */
  const fail = async (key: string) => {
    const happened = { word: 'refund.failed', happenedAt: app.clock.now() };
    const word = { id: `evt_${key}`, ...happened, report: null, dispute: null, failedRefund: key };
    await app.core.transact((tx) => applyPaymentEvent(app.core, tx, word));
  };

  const failedRefund = async (minor: number) => {
    const { id } = await buy(app, await addBuyer(app), { credits: 200 });
    const page = await giveBack(app, finance, { id, mode: 'part', minor });
    if (page.proposal) await agree(page.proposal.id);
    await sentBack(app, finance, id);
    const [refund] = (await openOrder(app, finance, id)).refunds;
    await fail(refund?.id ?? '');
    return { id, refund: refund?.id ?? '' };
  };

  it('[OPS-9] is told as such, and no sum holds it', async () => {
    const { id } = await failedRefund(1000);
    const list = await listOrders(app, finance, { view: 'refund_failed' });
    expect(list.orders).toMatchObject([{ id, status: 'refund_failed', refunded_minor: 0 }]);
    expect(list).toMatchObject({ counts: { refund_failed: 1 }, sums: [{ back_minor: 0 }] });
    expect((await openOrder(app, finance, id)).offer).toMatchObject({ left_minor: 6499 });
    const { failed_refunds } = await app.as(finance)(contract.orderBacklog, { query: {} });
    expect(failed_refunds).toEqual({ waiting: 1, oldest_at: expect.any(String) });
  });

  it('[OPS-9] is sent again under another key, and noted as paid by hand after that', async () => {
    const { id, refund } = await failedRefund(1000);
    const again = await mendRefund(app, finance, refund, 'again');
    expect(again).toMatchObject({ status: 'part_refunded', refunded_minor: 1000 });
    expect(await sentBack(app, finance, id)).toEqual([1000, 1000]);
    await fail(refund);
    expect((await openOrder(app, finance, id)).status).toBe('part_refunded');
    const { reference } = await orderRow(app, id);
    const entry = await sandboxOf(app.core).checkout.open(reference ?? '');
    const [, key] = Object.keys(entry?.refunds ?? {});
    await fail(key ?? '');
    const byHand = await mendRefund(app, finance, refund, 'by_hand');
    expect(byHand).toMatchObject({ status: 'part_refunded', refunds: [{ state: 'by_hand' }] });
    await expect(mendRefund(app, finance, refund, 'again')).rejects.toMatchObject(
      refusal('order_not_refundable'),
    );
    const lines = await app.core.db.select().from(auditLog).where(eq(auditLog.targetId, id));
    expect(lines.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['refund_sent_again', 'refund_paid_by_hand']),
    );
  });

  it('[OPS-14] asks for a second person if it is large', async () => {
    const { id, refund } = await failedRefund(6000);
    const { proposal, refunds } = await mendRefund(app, finance, refund, 'by_hand');
    expect(refunds).toMatchObject([{ state: 'failed' }]);
    expect(proposal).toMatchObject({ facts: { remedy: 'by_hand', minor: 6000 } });
    await agree(proposal?.id ?? '');
    const after = await openOrder(app, finance, id);
    expect(after).toMatchObject({ proposal: null, refunds: [{ state: 'by_hand' }] });
  });
});
