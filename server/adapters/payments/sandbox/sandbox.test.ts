import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPayment, sandboxBench, withCard } from '#tests/support/sandbox.ts';
import { ProviderError } from '../payments.ts';
import type { Outcome } from './entry.ts';
import type { Sandbox } from './index.ts';

let bench: Awaited<ReturnType<typeof sandboxBench>>;
let sandbox: Sandbox;

beforeEach(async () => {
  bench = await sandboxBench();
  sandbox = await bench.open();
});

afterEach(() => bench.close());

const begin = async (changes = {}) => (await sandbox.start(aPayment(changes))).reference;

const paid = async (outcome: Outcome = 'paid', keep = false) => {
  const reference = await begin();
  await sandbox.checkout.pay(reference, withCard(outcome, { keep }));
  return reference;
};

describe('a payment', () => {
  it('[PAY-4] begins on a page of the provider, on the host of the payer', async () => {
    const payment = aPayment({ returnUrl: 'https://site.example/transactions/7' });
    const { reference, redirect, report } = await sandbox.start(payment);
    expect(reference).toMatch(/^sb_[\w-]{43}$/);
    expect(redirect).toBe(`https://site.example/sandbox/pay/${reference}`);
    expect(report).toEqual({
      reference,
      orderId: payment.orderId,
      state: 'loading',
      failure: null,
      minor: 1499,
      currency: 'EUR',
      paidWith: null,
      storedMethod: null,
    });
  });

  it('[PAY-4] of the same order is the same, in every process, also at once', async () => {
    const payment = aPayment();
    const other = await bench.open();
    const both = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? other : sandbox).start(payment)),
    );
    expect(new Set(both.map(({ reference }) => reference)).size).toBe(1);
    expect(await readdir(join(bench.folder, 'payments'))).toHaveLength(1);
    await expect(other.start({ ...payment, minor: 1 })).rejects.toThrow(ProviderError);
  });

  it('[PAY-4] is made once, however many pay it at once and from wherever', async () => {
    const reference = await begin();
    const other = await bench.open();
    const tries = Array.from({ length: 10 }, (_, index) =>
      (index % 2 ? other : sandbox).checkout.pay(
        reference,
        withCard(index % 3 ? 'paid' : 'refused'),
      ),
    );
    const after = await Promise.all(tries);
    expect(new Set(after.map((entry) => entry?.state)).size).toBe(1);
    expect(after[0]?.events).toHaveLength(1);
    expect(await other.fetchStatus(reference)).toEqual(await sandbox.fetchStatus(reference));
  });

  it.each<[Outcome, string, string | null]>([
    ['paid', 'completed', null],
    ['once', 'completed', null],
    ['returned', 'completed', null],
    ['restored', 'completed', null],
    ['slow', 'pending', null],
    ['slow_refused', 'pending', null],
    ['refused', 'failed', 'refused'],
    ['insufficient_funds', 'failed', 'insufficient_funds'],
    ['card_expired', 'failed', 'card_expired'],
  ])('[PAY-3] that comes out as %s is %s', async (outcome, state, failure) => {
    expect(await sandbox.fetchStatus(await paid(outcome))).toMatchObject({ state, failure });
  });

  it.each<[Outcome, number, string, string | null]>([
    ['slow', 4, 'completed', null],
    ['slow_refused', 4, 'failed', 'refused'],
    ['returned', 20, 'returned', 'returned'],
    ['restored', 20, 'returned', 'returned'],
  ])(
    '[PAY-3] that comes out as %s is settled after %d seconds',
    async (outcome, seconds, ...end) => {
      const reference = await paid(outcome);
      const before = await sandbox.fetchStatus(reference);
      bench.forward(seconds - 1);
      expect(await sandbox.fetchStatus(reference)).toEqual(before);
      bench.forward(1);
      expect(await sandbox.fetchStatus(reference)).toMatchObject({
        state: end[0],
        failure: end[1],
      });
    },
  );

  it('[PAY-3] times out when nobody makes it', async () => {
    const reference = await begin();
    bench.forward(30 * 60);
    await sandbox.checkout.pay(reference, withCard('paid'));
    expect(await sandbox.fetchStatus(reference)).toMatchObject({
      state: 'failed',
      failure: 'timed_out',
    });
  });

  it('[PAY-4] waits for the issuer if that asks', async () => {
    const ask = async (yes: boolean) => {
      const reference = await begin();
      await sandbox.checkout.pay(reference, withCard('paid', { asks: 'issuer' }));
      expect(await sandbox.fetchStatus(reference)).toMatchObject({
        state: 'loading',
        paidWith: null,
      });
      await sandbox.checkout.confirm(reference, yes);
      return sandbox.fetchStatus(reference);
    };
    expect(await ask(true)).toMatchObject({ state: 'completed', paidWith: { last4: '4242' } });
    expect(await ask(false)).toMatchObject({ state: 'failed', failure: 'authentication' });
  });

  it('[PAY-3] is given up unless a bank has it', async () => {
    expect(await sandbox.cancel(await begin())).toMatchObject({ state: 'cancelled' });
    expect(await sandbox.cancel(await paid())).toMatchObject({ state: 'completed' });
    expect(await sandbox.cancel(await paid('slow'))).toMatchObject({ state: 'pending' });
    const reference = await begin();
    await sandbox.cancel(reference);
    await sandbox.checkout.pay(reference, withCard('paid'));
    expect(await sandbox.fetchStatus(reference)).toMatchObject({ state: 'cancelled' });
  });

  it.each(['sb_none', `sb_${'x'.repeat(43)}`, '../key', ''])('is not %j', async (reference) => {
    expect(await sandbox.fetchStatus(reference)).toBeNull();
    expect(await sandbox.cancel(reference)).toBeNull();
    expect(await sandbox.checkout.open(reference)).toBeNull();
  });

  it('goes on after a process that died in the middle of a change', async () => {
    const reference = await begin();
    // No process has this number.
    await writeFile(join(bench.folder, 'payments', `${reference}.lock`), '99999999');
    expect(await sandbox.cancel(reference)).toMatchObject({ state: 'cancelled' });
  });
});

describe('a kept card', () => {
  const charge = async (token: string) => {
    const begun = await sandbox.start(aPayment({ token }));
    expect(begun.redirect).toBeNull();
    return begun.report;
  };

  const keep = async (outcome: Outcome) => {
    const report = await sandbox.fetchStatus(await paid(outcome, true));
    return report?.storedMethod?.token ?? '';
  };

  it('[PAY-5] is charged without a page', async () => {
    expect(await charge(await keep('paid'))).toMatchObject({
      state: 'completed',
      paidWith: { method: 'card', brand: 'visa', last4: '4242' },
      storedMethod: null,
    });
  });

  it('is there only if the payer agreed and has paid', async () => {
    expect(await sandbox.fetchStatus(await paid('paid'))).toMatchObject({ storedMethod: null });
    expect(await sandbox.fetchStatus(await paid('refused', true))).toMatchObject({
      storedMethod: null,
    });
    expect(await sandbox.fetchStatus(await paid('slow', true))).toMatchObject({
      storedMethod: null,
    });
    expect(await sandbox.fetchStatus(await paid('paid', true))).not.toMatchObject({
      storedMethod: null,
    });
  });

  it('[PAY-3] can be refused later', async () => {
    expect(await charge(await keep('once'))).toMatchObject({ state: 'failed', failure: 'refused' });
    expect(await charge('again_nothing')).toMatchObject({ state: 'failed' });
    const reference = await paid('paid');
    expect(await charge(`again_${reference}`)).toMatchObject({ state: 'failed' });
  });

  it('is forgotten, and nobody knows who paid', async () => {
    const token = await keep('paid');
    await sandbox.forgetMethod(token);
    await sandbox.forgetMethod(token);
    await sandbox.forgetMethod('something else');
    expect(await charge(token)).toMatchObject({ state: 'failed', failure: 'refused' });
    const reference = token.replace('again_', '');
    expect(await sandbox.fetchStatus(reference)).toMatchObject({
      paidWith: null,
      storedMethod: null,
    });
  });
});

describe('refunds', () => {
  const refund = (reference: string, minor: number, key: string, currency = 'EUR') =>
    sandbox.refund({ reference, minor, currency, key });

  it('[PAY-10] are done once for each key and never come to more than was paid', async () => {
    const reference = await paid();
    await Promise.all(Array.from({ length: 5 }, () => refund(reference, 1000, 'a')));
    await refund(reference, 499, 'b');
    await expect(refund(reference, 1, 'c')).rejects.toThrow('more than was paid');
    await expect(refund(reference, 999, 'a')).rejects.toThrow(ProviderError);
    expect((await sandbox.checkout.open(reference))?.refunds).toEqual({ a: 1000, b: 499 });
  });

  it('are refused for what is not paid, in other money, and for nothing', async () => {
    await expect(refund(await begin(), 1, 'a')).rejects.toThrow('not paid');
    await expect(refund(await paid('refused'), 1, 'a')).rejects.toThrow('not paid');
    await expect(refund(await paid('slow'), 1, 'a')).rejects.toThrow('not paid');
    await expect(refund(await paid(), 1, 'a', 'SEK')).rejects.toThrow('other money');
    await expect(refund(await paid(), 0, 'a')).rejects.toThrow(ProviderError);
    await expect(refund(await paid(), -5, 'a')).rejects.toThrow(ProviderError);
    await expect(refund('sb_none', 1, 'a')).rejects.toThrow('no such payment');
  });
});
