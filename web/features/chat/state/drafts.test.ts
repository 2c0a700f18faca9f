import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError, unavailableAnswer } from '#contract/core/client.ts';
import { createChatStore } from './chat-store.ts';
import { createFakeServer, ME, PARTNER, createFakeStorage } from './fake-server.fixture.ts';

const hidden = () => false;
const atOnce = () => Promise.resolve();
const quiet = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[CHAT-2] words that the server does not have yet survive a reload', async () => {
  vi.stubGlobal('localStorage', createFakeStorage());
  const server = createFakeServer(quiet);
  server.write(PARTNER, 'one');
  let isDown = true;
  const call = server.callWith(atOnce);
  const lossy: typeof call = (spec, ...rest) =>
    isDown && spec.name === 'conversationUpdate'
      ? Promise.reject(new CallError(0, unavailableAnswer))
      : call(spec, ...rest);
  const open = async () => {
    const store = createChatStore(ME, lossy, hidden);
    await store.openChat({ member: PARTNER });
    return store;
  };
  (await open()).saveDraft(PARTNER, 'typed offline');
  await vi.advanceTimersByTimeAsync(1000);
  const next = await open();
  expect(next.readStoredDraft(PARTNER)).toBe('typed offline');
  isDown = false;
  next.saveDraft(PARTNER, 'typed offline');
  await vi.advanceTimersByTimeAsync(1000);
  expect(next.readStoredDraft(PARTNER)).toBeNull();
});

it('[CHAT-2] words that are typed while others wait are brought again once those are sent', async () => {
  vi.stubGlobal('localStorage', createFakeStorage());
  const server = createFakeServer(quiet);
  server.write(PARTNER, 'one');
  const call = server.callWith(atOnce);
  const heard: string[] = [];
  let isDown = true;
  const lossy: typeof call = (spec, ...rest) => {
    if (spec.name === 'messageSend' && isDown)
      return Promise.reject(new CallError(0, unavailableAnswer));
    heard.push(spec.name);
    return call(spec, ...rest);
  };
  const store = createChatStore(ME, lossy, hidden);
  await store.openChat({ member: PARTNER });
  store.sendMessage(PARTNER, { text: 'waits' });
  store.saveDraft(PARTNER, 'typed after it');
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.readStoredDraft(PARTNER)).toBe('typed after it');
  isDown = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(heard.slice(-2)).toEqual(['messageSend', 'conversationUpdate']);
  expect(store.readStoredDraft(PARTNER)).toBeNull();
});

it('[CHAT-2] words that leave with their page stay here, as the next one may not know them', async () => {
  vi.stubGlobal('localStorage', createFakeStorage());
  const server = createFakeServer(quiet);
  server.write(PARTNER, 'one');
  const call = server.callWith(atOnce);
  const store = createChatStore(ME, call, hidden);
  await store.openChat({ member: PARTNER });
  store.saveDraft(PARTNER, 'typed at last');
  store.flush(call);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.readStoredDraft(PARTNER)).toBe('typed at last');
});

it('[CHAT-2] words that a message took from the server stay here, whichever answer comes first', async () => {
  vi.stubGlobal('localStorage', createFakeStorage());
  const server = createFakeServer(quiet);
  server.write(PARTNER, 'one');
  const call = server.callWith(atOnce);
  const answers: (() => void)[] = [];
  const slow: typeof call = async (spec, ...rest) => {
    const answer = await call(spec, ...rest);
    const isHeld = spec.name === 'conversationUpdate' || spec.name === 'messageSend';
    if (isHeld) await new Promise<void>((resolve) => void answers.push(resolve));
    return answer;
  };
  const store = createChatStore(ME, slow, hidden);
  await store.openChat({ member: PARTNER });
  store.sendMessage(PARTNER, { text: 'on its way' });
  store.saveDraft(PARTNER, 'typed after it');
  // Saved before the message arrived, which took it away again; told after it.
  await vi.advanceTimersByTimeAsync(1000);
  for (const answer of answers.splice(0)) {
    answer();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(store.readStoredDraft(PARTNER)).toBe('typed after it');
});
