import { afterEach, describe, expect, it } from 'vitest';
import type { SandboxOptions } from '#server/adapters/payments/index.ts';
import type { Deliver } from '#server/adapters/payments/sandbox/index.ts';
import type { TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';
import {
  addBuyer,
  orderRow,
  payWith,
  placeOrder,
  balance,
  balanceOf,
} from '../support/payments.ts';
import { waitFor } from '../support/wait.ts';

type Word = Parameters<Deliver>[0];

const closing: TestApp[] = [];

afterEach(async () => {
  for (const app of closing.splice(0)) await app.close();
});

const started = async (sandbox: Partial<SandboxOptions> = {}) => {
  const app = await testApp({}, undefined, { sandbox });
  closing.push(app);
  return app;
};

describe('word of a payment', () => {
  it('[PAY-3] reaches the order by itself, as soon as it is paid', async () => {
    const app = await started();
    const buyer = await addBuyer(app);
    const { order, reference } = await placeOrder(app, buyer);
    await payWith(app, reference);
    await waitFor(async () => {
      const { state } = await orderRow(app, order.id);
      return state === 'completed' ? true : null;
    }, 'the order to be completed');
  });

  it('[PAY-4] counts once when it is refused first, then comes doubled and the wrong way round', async () => {
    const held: Word[] = [];
    const statuses: number[] = [];
    const through = (deliver: Deliver) => async (word: Word) => {
      held.unshift(word);
      if (held.length < 3) return 500;
      for (const one of held.splice(0).flatMap((said) => [said, said])) {
        statuses.push(await deliver(one));
      }
      return 200;
    };
    const sandbox = { through, retry: 50, delays: { settle: 0 } };
    const app = await started(sandbox);
    const buyer = await addBuyer(app);
    const { order, reference } = await placeOrder(app, buyer);
    await payWith(app, reference, { outcome: 'slow' });
    await waitFor(async () => (statuses.length >= 6 ? true : null), 'word to arrive');
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'completed' });
    expect(await balanceOf(app, buyer)).toEqual(balance(30, true));
  });
});
