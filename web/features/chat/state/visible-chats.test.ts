import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createChatStore } from './chat-store.ts';
import { CONVERSATION, createFakeServer, ME, PARTNER } from './fake-server.fixture.ts';

const hidden = () => false;
const visible = () => true;
const atOnce = () => Promise.resolve();
const quiet = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

it('[CHAT-3] has read what is on screen, and tells it once', async () => {
  const asked: unknown[] = [];
  const server = createFakeServer(quiet);
  server.write(PARTNER, 'one');
  const call = server.callWith(atOnce);
  const store = createChatStore(
    ME,
    (spec, ...rest) => {
      if (spec.name === 'marks') asked.push(rest[0]);
      return call(spec, ...rest);
    },
    visible,
  );
  await store.loadList();
  expect(store.state().list?.unread).toBe(1);
  await store.openChat({ conversation: CONVERSATION });
  store.show(PARTNER);
  expect(store.state().list?.unread).toBe(1);
  store.markSeen(PARTNER, Infinity);
  expect(store.state().list).toMatchObject({ unread: 0, chats: [{ num_unread_messages: 0 }] });
  await vi.advanceTimersByTimeAsync(0);
  // A list that was read before the mark arrived does not bring it back.
  await store.loadList();
  expect(store.state().list?.unread).toBe(0);
  store.receiveMessage({ message: server.write(PARTNER, 'two'), isNew: true });
  store.receiveMessage({ message: server.write(PARTNER, 'three'), isNew: true });
  expect(store.state().list?.unread).toBe(0);
  await vi.advanceTimersByTimeAsync(1000);
  const marked = (no: number) => ({
    body: { marks: [{ conversation: CONVERSATION, delivered: no, read: no }] },
  });
  expect(asked).toEqual([marked(1), marked(3)]);
});

it('[CHAT-2] [CHAT-3] has not read what is below what is in sight', async () => {
  const asked: unknown[] = [];
  const server = createFakeServer(quiet);
  server.write(PARTNER, 'one');
  const call = server.callWith(atOnce);
  const store = createChatStore(
    ME,
    (spec, ...rest) => {
      if (spec.name === 'marks') asked.push(rest[0]);
      return call(spec, ...rest);
    },
    visible,
  );
  await store.loadList();
  await store.openChat({ conversation: CONVERSATION });
  store.show(PARTNER);
  store.markSeen(PARTNER, 1);
  await vi.advanceTimersByTimeAsync(1000);
  store.receiveMessage({ message: server.write(PARTNER, 'two'), isNew: true });
  store.receiveMessage({ message: server.write(PARTNER, 'three'), isNew: true });
  store.markVisibleRead();
  expect(store.state().list?.unread).toBe(2);
  await vi.advanceTimersByTimeAsync(1000);
  const marked = (delivered: number, read?: number) => ({
    body: { marks: [{ conversation: CONVERSATION, delivered, ...(read && { read }) }] },
  });
  expect(asked).toEqual([marked(1, 1), marked(3)]);
  store.markSeen(PARTNER, 2);
  // Nothing changes by it until the end is in sight: a page that marks at every change would never rest.
  const { threads } = store.state();
  store.markVisibleRead();
  expect(store.state().threads).toBe(threads);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.at(-1)).toEqual(marked(3, 2));
  store.markSeen(PARTNER, Infinity);
  expect(store.state().list?.unread).toBe(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked.at(-1)).toEqual(marked(3, 3));
});

it('[CHAT-3] counts anew what another device has read, if the list was never read', async () => {
  const server = createFakeServer(quiet);
  server.write(PARTNER, 'one');
  const store = createChatStore(ME, server.callWith(atOnce), hidden);
  server.mark(ME, 1);
  const unread = { conversation: 0, all: 0 };
  store.receiveMarks({ conversation: CONVERSATION, by: ME, delivered: 1, read: 1, unread });
  await vi.waitFor(() => expect(store.state().list?.unread).toBe(0));
});
