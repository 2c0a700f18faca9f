import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError, unavailableAnswer } from '#contract/core/client.ts';
import { createChatStore } from './chat-store.ts';
import {
  CONVERSATION,
  createFakeServer,
  ME,
  PARTNER,
  createFakeStorage,
} from './fake-server.fixture.ts';

const hidden = () => false;
const atOnce = () => Promise.resolve();

/** What a tab shows that has just been opened. */
const asReloaded = async (server: ReturnType<typeof createFakeServer>) => {
  const store = createChatStore(ME, server.callWith(atOnce), hidden);
  await store.loadList();
  await store.openChat({ member: PARTNER });
  return store.state();
};

const step = fc.oneof(
  fc.constant({ do: 'theirs' } as const),
  fc.constant({ do: 'mine' } as const),
  fc.constant({ do: 'read' } as const),
  fc.constant({ do: 'seen' } as const),
  fc.constant({ do: 'catchUp' } as const),
  fc.constant({ do: 'send' } as const),
  fc.constant({ do: 'spent' } as const),
  fc.record({ do: fc.constant('edited' as const), no: fc.integer({ min: 1, max: 8 }) }),
  fc.record({ do: fc.constant('takenBack' as const), no: fc.integer({ min: 1, max: 8 }) }),
  fc.record({ do: fc.constant('edit' as const), no: fc.integer({ min: 1, max: 8 }) }),
);

it('[CHAT-2] [CHAT-3] ends where a reload would, in whatever order things arrive', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { maxLength: 16 }),
      fc.integer({ min: 0, max: 3 }),
      async (scheduler, steps, begun) => {
        const way = () => scheduler.schedule(Promise.resolve());
        const events: (() => void)[] = [];
        const server = createFakeServer((event) => {
          events.push(() => {
            if ('update' in event) store.receiveMessage(event.update);
            else if ('marks' in event) store.receiveMarks(event.marks);
            else store.receiveCredits(event.credits);
          });
          // Events come late, but one after the other.
          void way().then(() => events.shift()?.());
        });
        const store = createChatStore(ME, server.callWith(way), hidden);
        for (let no = 0; no < begun; no += 1) server.write(PARTNER, 'before');
        void store.loadList();
        void store.openChat({ member: PARTNER });
        store.show(PARTNER);
        store.markSeen(PARTNER, Infinity);
        const run = async (one: (typeof steps)[number], at: number) => {
          const text = `step ${at}`;
          switch (one.do) {
            case 'theirs':
              return server.write(PARTNER, text);
            case 'mine':
              return server.write(ME, text);
            case 'read':
              return server.mark(ME, server.count());
            case 'seen':
              return server.mark(PARTNER, server.count());
            case 'catchUp':
              return store.resync();
            case 'send':
              return store.sendMessage(PARTNER, { text });
            case 'spent':
              return server.spend(2);
            case 'edited':
              return server.edit(one.no, text);
            case 'takenBack':
              return server.takeBack(one.no);
            case 'edit':
              return store.edit(PARTNER, one.no, text);
          }
        };
        const acts = steps.map((one, at) => way().then(() => run(one, at)));
        await scheduler.waitIdle();
        await Promise.allSettled(acts);

        const reloaded = await asReloaded(server);
        const { list, threads, outbox } = store.state();
        expect(outbox).toEqual([]);
        expect(list).toEqual(reloaded.list);
        expect(threads.get(PARTNER)?.messages).toEqual(reloaded.threads.get(PARTNER)?.messages);
        expect(threads.get(PARTNER)?.open).toEqual(reloaded.threads.get(PARTNER)?.open);
      },
    ),
    { numRuns: 500 },
  );
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const quiet = () => undefined;

it('[CHAT-2] reads older messages in front, without gaps and once each', async () => {
  const server = createFakeServer(quiet, 5);
  for (let no = 1; no <= 12; no += 1) server.write(PARTNER, `${no}`);
  const store = createChatStore(ME, server.callWith(atOnce), hidden);
  await store.openChat({ conversation: CONVERSATION });
  const shown = () =>
    store
      .state()
      .threads.get(PARTNER)
      ?.messages.map(({ no }) => no);
  expect(shown()).toEqual([8, 9, 10, 11, 12]);
  await Promise.all([store.loadOlder(PARTNER), store.loadOlder(PARTNER)]);
  expect(shown()).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  server.write(PARTNER, 'missed');
  await store.reloadChat(PARTNER);
  expect(shown()?.[0]).toBe(3);
  await store.loadOlder(PARTNER);
  expect(shown()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(store.state().threads.get(PARTNER)?.more).toBe(false);
});

it('[CHAT-2] older messages that cannot be read are left until somebody asks again', async () => {
  const server = createFakeServer(quiet, 5);
  for (let no = 1; no <= 7; no += 1) server.write(PARTNER, `${no}`);
  const call = server.callWith(atOnce);
  let isDown = false;
  const store = createChatStore(
    ME,
    (spec, ...rest) =>
      isDown ? Promise.reject(new CallError(0, unavailableAnswer)) : call(spec, ...rest),
    hidden,
  );
  await store.openChat({ conversation: CONVERSATION });
  const thread = () => store.state().threads.get(PARTNER);
  isDown = true;
  await expect(store.loadOlder(PARTNER)).rejects.toThrow(CallError);
  expect(thread()).toMatchObject({ olderStatus: 'failed', more: true });
  isDown = false;
  await store.loadOlder(PARTNER);
  expect(thread()).toMatchObject({ olderStatus: 'idle', more: false });
  expect(thread()?.messages).toHaveLength(7);
});

it('[CHAT-2] what nobody told is found with the next reading of the list', async () => {
  const server = createFakeServer(quiet);
  server.write(ME, 'one');
  const store = createChatStore(ME, server.callWith(atOnce), hidden);
  await store.openChat({ conversation: CONVERSATION });
  const thread = () => store.state().threads.get(PARTNER);
  server.write(PARTNER, 'two');
  await store.loadList();
  await vi.waitFor(() => expect(thread()?.messages.map(({ no }) => no)).toEqual([1, 2]));
  server.mark(PARTNER, 1);
  await store.loadList();
  await vi.waitFor(() => expect(thread()?.open.chat?.partner_read).toBe(1));
});

it('[CHAT-2] counts what arrives before the list was ever read', async () => {
  const server = createFakeServer(quiet);
  const store = createChatStore(ME, server.callWith(atOnce), hidden);
  server.write(PARTNER, 'one');
  store.receiveMessage({ message: server.write(PARTNER, 'two'), isNew: true });
  await vi.waitFor(() => expect(store.state().list?.unread).toBe(2));
});

it('[CHAT-2] somebody counts as writing for five seconds, or until the message is there', async () => {
  const server = createFakeServer(quiet);
  server.write(PARTNER, 'one');
  const store = createChatStore(ME, server.callWith(atOnce), hidden);
  await store.loadList();
  const isTyping = () => store.state().typing.has(CONVERSATION);
  store.receiveTyping({ conversation: CONVERSATION, by: PARTNER });
  vi.advanceTimersByTime(4000);
  store.receiveTyping({ conversation: CONVERSATION, by: PARTNER });
  vi.advanceTimersByTime(4000);
  expect(isTyping()).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(isTyping()).toBe(false);
  store.receiveTyping({ conversation: CONVERSATION, by: PARTNER });
  store.receiveMessage({ message: server.write(PARTNER, 'two'), isNew: true });
  expect(isTyping()).toBe(false);
});

it('[CHAT-2] what does not get through waits, survives a reload and arrives once, in order', async () => {
  vi.stubGlobal('localStorage', createFakeStorage());
  const server = createFakeServer(quiet);
  let reachable = true;
  let answers = true;
  const call = server.callWith(async () => {
    if (!reachable) throw new CallError(0, unavailableAnswer);
  });
  const lossy: typeof call = async (spec, ...rest) => {
    const answer = await call(spec, ...rest);
    if (!answers) throw new CallError(0, unavailableAnswer);
    return answer;
  };
  const store = createChatStore(ME, lossy, hidden);
  await store.openChat({ member: PARTNER });
  reachable = false;
  store.sendMessage(PARTNER, { text: 'one' });
  store.sendMessage(PARTNER, { text: 'two' });
  await vi.advanceTimersByTimeAsync(0);
  expect(store.state().outbox.map(({ text, state }) => [text, state])).toEqual([
    ['one', 'waiting'],
    ['two', 'waiting'],
  ]);
  // It arrives, but the answer is lost.
  reachable = true;
  answers = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(server.count()).toBe(1);

  answers = true;
  const next = createChatStore(ME, lossy, hidden);
  await next.openChat({ member: PARTNER });
  next.restoreOutbox();
  await vi.advanceTimersByTimeAsync(0);
  const { messages = [] } = next.state().threads.get(PARTNER) ?? {};
  expect(messages.map(({ text }) => text)).toEqual(['one', 'two']);
  expect(next.state().outbox).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
});

it('[CHAT-6] what is refused says why, and can be sent again or put away', async () => {
  vi.stubGlobal('localStorage', createFakeStorage());
  const server = createFakeServer(quiet);
  const store = createChatStore(ME, server.callWith(atOnce), hidden);
  await store.openChat({ member: PARTNER });
  store.sendMessage(PARTNER, { text: 'refused' });
  store.sendMessage(PARTNER, { text: 'taken' });
  await vi.advanceTimersByTimeAsync(0);
  const [failed, ...others] = store.state().outbox;
  expect(others).toEqual([]);
  expect(failed).toMatchObject({ state: 'failed', problem: 'not_enough_credits' });
  const { open, messages = [] } = store.state().threads.get(PARTNER) ?? {};
  expect(messages.map(({ text }) => text)).toEqual(['taken']);
  expect(open).toMatchObject({ credits: 8, chat: { conversation: { id: CONVERSATION } } });
  store.resend(failed?.clientId ?? '');
  expect(store.state().outbox[0]?.state).toBe('sending');
  await vi.advanceTimersByTimeAsync(0);
  expect(store.state().outbox[0]?.state).toBe('failed');
  store.discard(failed?.clientId ?? '');
  expect(store.state().outbox).toEqual([]);
});
