import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/console/index.ts';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import { appOfFile } from '../support/app-of-file.ts';
import { write } from '../support/chats.ts';
import { giveBack, openOrder } from '../support/console-orders.ts';
import { camt, debit, debitRow, exchangeBankFiles } from '../support/debits.ts';
import { addMan } from '../support/members.ts';
import {
  addBuyer,
  as,
  check as settled,
  reportOf,
  payWith,
  placeOrder,
  balanceOf,
  postReport,
  postSigned,
  runBillingJob,
} from '../support/payments.ts';
import type { Person } from '../support/people.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';

const { orders, refunds } = tables;

const app = await appOfFile();
let aart: Person;
let finance: Staff;
let colleague: Staff;

beforeAll(async () => {
  aart = await addMan(app.core, 'Aart', {}, { paidUser: true });
  finance = await addStaff(app.core, ['finance']);
  colleague = await addStaff(app.core, ['finance']);
});

const steps = [
  'buy',
  'send',
  'refund',
  'refundUnused',
  'refundFull',
  'refundPart',
  'give',
  'takeSome',
  'return',
  'dispute',
  'debitReturned',
] as const;

type Step = (typeof steps)[number];

/** A correction of credits that one person proposes and another agrees to. */
const correct = async ({ profileId: id }: Person, credits: number): Promise<void> => {
  const body = { id, credits, reason: 'A mistake of ours' };
  const { proposal } = await app.as(finance)(contract.memberCredits, { body });
  await app.as(colleague)(contract.proposalDecide, {
    body: { id: proposal.id, decision: 'agree' },
  });
};

/** The payer's bank takes a payment back, and we accept it. */
const acceptDispute = async ([order, reference]: Parameters<typeof reportOf>): Promise<void> => {
  const now = app.clock.now();
  const dispute = {
    reference: `dp_${reference}`,
    kind: 'dispute',
    state: 'needs_response',
    reason: 'fraudulent',
    minor: order.minor,
    currency: order.currency,
    openedAt: now,
    dueAt: null,
    asOf: now,
  };
  const payment = reportOf(order, reference, { state: 'returned', failure: 'returned' });
  await postSigned(app, JSON.stringify({ id: `evt_${randomUUID()}`, payment, dispute }));
  const [opened] = (await openOrder(app, finance, order.id)).disputes;
  const body = { id: opened?.id ?? '', reason: 'A stolen card' };
  await app.as(finance)(contract.disputeAccept, { body });
  await runBillingJob(app, 'billing.send-replies');
};

/** An order by direct debit is collected, and comes back in a file of the bank. */
const returnDebit = async (buyer: Person): Promise<void> => {
  const order = await debit(app, buyer);
  await exchangeBankFiles(app);
  const content = camt('AM04', (await debitRow(app, order.id))?.endToEnd ?? '');
  await app.as(finance)(contract.bankFileTake, {
    query: { name: 'returns.xml' },
    body: new File([content], 'returns.xml'),
  });
};

/** Somebody who pays, writes, wants money back, is given some, and whose bank takes it back. */
const actor = async () => {
  const buyer = await addBuyer(app);
  const paid: Parameters<typeof reportOf>[] = [];
  const giveBackAs = (mode: contract.RefundMode) => async () => {
    const [first] = paid;
    const { offer } = first ? await openOrder(app, finance, first[0].id) : { offer: null };
    if (!first || !offer) return;
    const minor = {
      unused: offer.unused_minor,
      full: offer.left_minor,
      // A part leaves the credits, and may be given several times.
      part: Math.min(offer.left_minor, 333),
    }[mode];
    if (minor > 0) await giveBack(app, finance, { id: first[0].id, mode, minor });
  };
  const actions: Record<Step, () => Promise<unknown>> = {
    buy: async () => {
      const { order, reference } = await placeOrder(app, buyer);
      await payWith(app, reference);
      paid.push([await settled(app, buyer, order.id), reference]);
    },
    send: () => write(app, buyer, aart),
    refund: async () => {
      const mine = await as(app, buyer)(api.orders, { query: {} });
      const due = mine.orders.find(({ refundable }) => refundable !== null);
      const minor = due?.refundable?.minor;
      if (due && minor !== undefined)
        await as(app, buyer)(api.refund, { body: { id: due.id, minor } });
    },
    refundUnused: giveBackAs('unused'),
    refundFull: giveBackAs('full'),
    refundPart: giveBackAs('part'),
    give: () => correct(buyer, 7),
    takeSome: () => correct(buyer, -5),
    dispute: async () => {
      const last = paid.at(-1);
      if (last) await acceptDispute(last);
    },
    debitReturned: () => returnDebit(buyer),
    return: async () => {
      const [last] = paid;
      if (last)
        await postReport(app, randomUUID(), reportOf(last[0], last[1], { state: 'returned' }));
    },
  };
  return { buyer, actions };
};

const check = async (buyer: Person) => {
  const { credits = 0, paid, entries, lots } = await balanceOf(app, buyer);
  expect(credits).toBeGreaterThanOrEqual(0);
  expect([entries, lots]).toEqual([credits, credits]);
  const rows = await app.core.db.select().from(orders).where(eq(orders.userId, buyer.id));
  for (const order of rows) {
    const back = await app.core.db.select().from(refunds).where(eq(refunds.orderId, order.id));
    const sum = back.reduce((all, { minor }) => all + minor, 0);
    expect(sum).toBe(order.refundedMinor);
    expect(sum).toBeLessThanOrEqual(order.minor);
    expect(back.reduce((all, one) => all + one.credits, 0)).toBeLessThanOrEqual(order.credits);
  }
  const isPaid = rows.some(
    ({ state, minor, refundedMinor }) => state === 'completed' && refundedMinor < minor,
  );
  expect(paid).toBe(isPaid);
};

it.each(steps)('[PAY-11] [OPS-9] the books agree after a purchase and: %s', async (step) => {
  const { buyer, actions } = await actor();
  await actions.buy();
  await actions[step]();
  await check(buyer);
});

it('[PAY-11] [PAY-10] [OPS-9] whatever is bought, spent, corrected, returned and taken back, the books agree', async () => {
  const step = fc.constantFrom<Step>(...steps, 'buy', 'send');
  // Some things happen one after the other, others at the same time.
  const moments = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(moments, async (all) => {
      const { buyer, actions } = await actor();
      await actions.buy();
      for (const moment of all) {
        await Promise.allSettled(moment.map((one) => actions[one]()));
        await check(buyer);
      }
    }),
    { numRuns: 15 },
  );
});
