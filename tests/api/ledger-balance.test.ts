import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { api } from '#contract/index.ts';
import { tables } from '#server/db/index.ts';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import { write } from '../support/chats.ts';
import { giveBack, openOrder } from '../support/console-orders.ts';
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
} from '../support/payments.ts';
import type { Person } from '../support/people.ts';
import type { Staff } from '../support/staff.ts';
import { addStaff } from '../support/staff.ts';

const { orders, refunds } = tables;

let app: TestApp;
let aart: Person;
let finance: Staff;

beforeAll(async () => {
  app = await testApp();
  aart = await addMan(app.core, 'Aart', {}, { paidUser: true });
  finance = await addStaff(app.core, ['finance']);
});

afterAll(() => app.close());

type Step = 'buy' | 'send' | 'refund' | 'staffRefund' | 'return';

/** Somebody who pays, writes, wants money back, is given some, and whose bank takes it back. */
const actor = async () => {
  const buyer = await addBuyer(app);
  const paid: Parameters<typeof reportOf>[] = [];
  const steps: Record<Step, () => Promise<unknown>> = {
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
    staffRefund: async () => {
      const [first] = paid;
      const { offer } = first ? await openOrder(app, finance, first[0].id) : { offer: null };
      if (!first || !offer) return;
      const mode = offer.unused_minor > 0 ? 'unused' : 'part';
      // A part leaves the credits, and may be given several times.
      const minor = mode === 'unused' ? offer.unused_minor : Math.min(offer.left_minor, 333);
      await giveBack(app, finance, { id: first[0].id, mode, minor });
    },
    return: async () => {
      const [last] = paid;
      if (last)
        await postReport(app, randomUUID(), reportOf(last[0], last[1], { state: 'returned' }));
    },
  };
  return { buyer, steps };
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

it('[PAY-11] [PAY-10] whatever is bought, spent, returned and taken back, the books agree', async () => {
  const step = fc.constantFrom<Step>('buy', 'send', 'send', 'refund', 'staffRefund', 'return');
  // Some things happen one after the other, others at the same time.
  const moments = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(moments, async (all) => {
      const { buyer, steps } = await actor();
      await steps.buy();
      for (const moment of all) {
        await Promise.allSettled(moment.map((one) => steps[one]()));
        await check(buyer);
      }
    }),
    { numRuns: 15 },
  );
});
