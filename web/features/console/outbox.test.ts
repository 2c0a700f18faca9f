import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError, unavailableAnswer } from '#contract/core/client.ts';
import { createOutbox } from './outbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const deed = (about: string) => ({ what: 'approve', about }) as const;

/** A network that can be cut, and what a server at its other end was sent. */
const createNetwork = () => {
  const network = { isUp: true, sent: [] as string[], keys: [] as string[] };
  const send = (name: string) => async (key: string) => {
    network.keys.push(key);
    if (!network.isUp) throw new CallError(0, unavailableAnswer);
    network.sent.push(name);
    return name;
  };
  return { network, send };
};

it('[OPS-4] what is decided without a network is sent once and in order when it is back', async () => {
  const { network, send } = createNetwork();
  const outbox = createOutbox(() => network.isUp);
  network.isUp = false;
  const answered = ['one', 'two', 'three'].map(
    (name) => outbox.add(deed(name), send(name)).answered,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network.keys).toEqual([]);
  expect(outbox.state.get().waiting.map(({ deed: { about } }) => about)).toEqual([
    'one',
    'two',
    'three',
  ]);
  network.isUp = true;
  outbox.resume();
  expect(await Promise.all(answered)).toEqual(['one', 'two', 'three']);
  expect(network.sent).toEqual(['one', 'two', 'three']);
  expect(outbox.state.get()).toMatchObject({ lostAt: null, waiting: [] });
});

it('[OPS-4] what did not get through is sent again with the same key, so that it counts once', async () => {
  const { network, send } = createNetwork();
  // The network says that it is there.
  const outbox = createOutbox(() => true);
  network.isUp = false;
  const { key, answered } = outbox.add(deed('one'), send('one'));
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.state.get().lostAt).not.toBeNull();
  expect(outbox.takeBack(key)).toBe(false);
  network.isUp = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(await answered).toBe('one');
  expect(network.keys).toEqual([key, key]);
});

it('[OPS-4] what the server cannot know of is taken back, and a refusal holds nothing up', async () => {
  const { network, send } = createNetwork();
  const outbox = createOutbox(() => network.isUp);
  network.isUp = false;
  const { key } = outbox.add(deed('one'), send('one'));
  const refused = outbox.add(deed('two'), () =>
    Promise.reject(new CallError(409, { code: 'review_decided', error: '' })),
  );
  const last = outbox.add(deed('three'), send('three'));
  const reason = refused.answered.catch((error: CallError) => error.answer.code);
  expect(outbox.takeBack(key)).toBe(true);
  network.isUp = true;
  outbox.resume();
  expect(await reason).toBe('review_decided');
  await last.answered;
  expect(network.sent).toEqual(['three']);
});
