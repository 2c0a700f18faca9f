import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPayment, inbox, sandboxBench, withCard } from '#tests/support/sandbox.ts';
import { waitFor } from '#tests/support/wait.ts';
import { NotSigned } from '../payments.ts';
import type { Deliver, Sandbox } from './index.ts';
import { sign } from './signature.ts';

let bench: Awaited<ReturnType<typeof sandboxBench>>;
let sandbox: Sandbox;

beforeEach(async () => {
  bench = await sandboxBench({ delays: { settle: 0, take: 0 } });
  sandbox = await bench.open();
});

afterEach(() => bench.close());

const pay = async (outcome: Parameters<typeof withCard>[0] = 'paid', by = sandbox) => {
  const { reference } = await by.start(aPayment());
  await by.checkout.pay(reference, withCard(outcome));
  return reference;
};

const arrived = (box: ReturnType<typeof inbox>, count: number) =>
  waitFor(async () => (box.words.length >= count ? box.words : null), `${count} words`);

const allDelivered = (reference: string) =>
  waitFor(async () => {
    const entry = await sandbox.checkout.open(reference);
    return entry?.events.length === 0 ? true : null;
  }, 'everything to be delivered');

describe('word of a payment', () => {
  it('[PAY-4] is signed, and says what the payment says', async () => {
    const box = inbox();
    await sandbox.connect(box.deliver);
    const reference = await pay();
    await arrived(box, 1);
    const [event] = await box.read(sandbox.readEvent);
    expect(event).toEqual({
      id: expect.stringMatching(/^evt_/),
      word: 'payment.completed',
      happenedAt: bench.now(),
      report: await sandbox.fetchStatus(reference),
      failedRefund: null,
      dispute: null,
    });
  });

  it.each([
    ['slow', ['pending', 'completed']],
    ['slow_refused', ['pending', 'failed']],
    ['returned', ['completed', 'returned']],
    ['restored', ['completed', 'returned', 'restored']],
    ['refused', ['failed']],
  ] as const)('[PAY-3] of one that is %s comes at every step', async (outcome, states) => {
    const box = inbox();
    await sandbox.connect(box.deliver);
    await pay(outcome);
    await arrived(box, states.length);
    const events = await box.read(sandbox.readEvent);
    expect(events.map(({ report }) => report?.state)).toEqual(states);
    expect(new Set(events.map(({ id }) => id)).size).toBe(states.length);
  });

  it('[PAY-4] comes again, under its own id, until it is answered', async () => {
    const box = inbox((count) => (count < 4 ? 500 : 200));
    await sandbox.connect(box.deliver);
    const reference = await pay();
    await allDelivered(reference);
    const events = await box.read(sandbox.readEvent);
    expect(events).toHaveLength(4);
    expect(new Set(events.map(({ id }) => id)).size).toBe(1);
  });

  it('comes again after longer and longer pauses', async () => {
    const patient = await bench.open({ retry: 1000 });
    const box = inbox(() => 503);
    await patient.connect(box.deliver);
    const reference = await pay('paid', patient);
    const pauseAfter = (tries: number) =>
      waitFor(async () => {
        const [event] = (await patient.checkout.open(reference))?.events ?? [];
        return event?.tries === tries ? (event.at - bench.now().getTime()) / 1000 : null;
      }, `try ${tries}`);
    expect(await pauseAfter(1)).toBe(1);
    bench.forward(1);
    expect(await pauseAfter(2)).toBe(2);
    bench.forward(2);
    expect(await pauseAfter(3)).toBe(4);
  });

  it('[PAY-4] survives a delivery that breaks, and the end of the process', async () => {
    await sandbox.connect(() => Promise.reject(new Error('gone')));
    const reference = await pay();
    await sandbox.close();
    const box = inbox();
    sandbox = await bench.open();
    await sandbox.connect(box.deliver);
    await allDelivered(reference);
    const events = await box.read(sandbox.readEvent);
    expect(events.at(-1)?.report).toMatchObject({ reference, state: 'completed' });
  });

  it('[PAY-4] can be doubled and turned around on its way', async () => {
    const box = inbox();
    const held: Parameters<Deliver>[0][] = [];
    const unruly = await bench.open({
      through: (deliver) => async (word) => {
        held.unshift(word, word);
        if (held.length === 4) for (const one of held) await deliver(one);
        return 200;
      },
    });
    await unruly.connect(box.deliver);
    await pay('slow', unruly);
    await arrived(box, 4);
    const events = await box.read(unruly.readEvent);
    expect(events.map(({ report }) => report?.state)).toEqual([
      'completed',
      'completed',
      'pending',
      'pending',
    ]);
  });
});

describe('a signature', () => {
  const body = Buffer.from('{"id":"evt_1","payment":null}');
  const key = async () => Buffer.from(await readFile(join(bench.folder, 'key'), 'utf8'), 'hex');
  const signed = async (seconds = 0, by?: Uint8Array) =>
    sign(by ?? (await key()), body.toString(), new Date(bench.now().getTime() + seconds * 1000));
  const read = (header: string | string[] | undefined, bytes: Uint8Array = body) =>
    sandbox.readEvent(bytes, { 'duet-signature': header });

  it('[PAY-4] is right for five minutes', async () => {
    for (const seconds of [-300, 0, 300]) {
      expect(await read(await signed(seconds))).toMatchObject({ id: 'evt_1', report: null });
    }
    await expect(read(await signed(-301))).rejects.toThrow(NotSigned);
    await expect(read(await signed(301))).rejects.toThrow(NotSigned);
  });

  it('[PAY-4] cannot be forged', async () => {
    const right = await signed();
    await expect(read(await signed(0, Buffer.alloc(32)))).rejects.toThrow(NotSigned);
    await expect(read(right, Buffer.from('{"id":"evt_2"}'))).rejects.toThrow(NotSigned);
    await expect(read(right.replace(/^t=\d+/, 't=1'))).rejects.toThrow(NotSigned);
    for (const wrong of [undefined, '', 'v1=', `${right}0`, right.slice(2), [right, right]]) {
      await expect(read(wrong)).rejects.toThrow(NotSigned);
    }
  });

  it('is made with a key that all processes share and others cannot read', async () => {
    const other = await bench.open();
    const header = await signed();
    expect(await other.readEvent(body, { 'duet-signature': header })).toMatchObject({
      id: 'evt_1',
    });
  });
});
