import { expect, it, vi } from 'vitest';
import { CallError, unavailableAnswer } from '#contract/core/client.ts';
import { createChatStore } from './chat-store.ts';
import { CONVERSATION, createFakeServer, ME, PARTNER } from './fake-server.fixture.ts';

const hidden = () => false;
const atOnce = () => Promise.resolve();
const quiet = () => undefined;

it('[CHAT-4] a chat that cannot be deleted is back at once, as it was', async () => {
  const server = createFakeServer(quiet);
  server.write(PARTNER, 'one');
  server.write(PARTNER, 'two');
  const call = server.callWith(atOnce);
  let fail: (error: unknown) => void = quiet;
  const store = createChatStore(
    ME,
    (spec, ...rest) =>
      spec.name === 'chatDelete'
        ? new Promise((_, reject) => {
            fail = reject;
          })
        : call(spec, ...rest),
    hidden,
  );
  await store.loadList();
  await store.openChat({ conversation: CONVERSATION });
  const before = store.state();
  const deleted = store.deleteChat(CONVERSATION);
  expect(store.state().list).toMatchObject({ chats: [], unread: 0 });
  expect(store.state().threads.get(PARTNER)).toMatchObject({ open: { chat: null }, messages: [] });
  fail(new CallError(0, unavailableAnswer));
  await expect(deleted).rejects.toThrow(CallError);
  expect(store.state().list).toEqual(before.list);
  expect(store.state().threads).toEqual(before.threads);
});

it.each(['before', 'after'] as const)(
  '[CHAT-4] a chat that is being deleted stays away when the list is read, begun %s it',
  async (begun) => {
    const server = createFakeServer(quiet);
    server.write(PARTNER, 'one');
    const call = server.callWith(atOnce);
    let answer: () => void = quiet;
    let isHeld = false;
    const store = createChatStore(
      ME,
      async (spec, ...rest) => {
        if (spec.name === 'chatDelete') return new Promise(() => undefined);
        const found = await call(spec, ...rest);
        if (isHeld && spec.name === 'chats')
          await new Promise<void>((resolve) => (answer = resolve));
        return found;
      },
      hidden,
    );
    await store.loadList();
    isHeld = true;
    const remove = () => void store.deleteChat(CONVERSATION);
    if (begun === 'after') remove();
    const read = store.loadList();
    if (begun === 'before') remove();
    await vi.waitFor(() => expect(answer).not.toBe(quiet));
    answer();
    await read;
    expect(store.state().list).toMatchObject({ chats: [], unread: 0 });
  },
);
