import { giftSend, messageSend, photoSend } from '#contract/chat/messages.ts';
import type { SentMessage } from '#contract/chat/messages.ts';
import type { Call } from '#contract/core/client.ts';
import type { StateStore } from './state-store.ts';
import type { ChatEvent } from './chat-list.ts';
import {
  createOutboxItem,
  discardItem,
  updateStoredItem,
  storeItem,
  readStoredItems,
  nextItemFor,
} from './outbox.ts';
import type { MessageContent, OutboxItem } from './outbox.ts';
import type { Loader } from './loader.ts';
import { permanentRefusalCode } from './refusal.ts';

/** Between two tries of something that does not get through. */
const RETRY_AFTER_MS = 10_000;

/** Sends one to the server. */
const sendItem = (call: Call, item: OutboxItem): Promise<SentMessage> => {
  const { member, clientId: client_id, text, gift, file, replyTo } = item;
  if (file) return call(photoSend, { query: { member, client_id }, body: file as File });
  if (gift) return call(giftSend, { body: { member, client_id, gift, ...(text && { text }) } });
  return call(messageSend, {
    body: { member, client_id, text, ...(replyTo !== null && { reply_to: replyTo }) },
  });
};

/** Puts the answer everywhere, together with what was heard while it was waited for. */
export type TakeSent = (member: string, sent: SentMessage, news: readonly ChatEvent[]) => void;

/** Sends what was written, to each member one at a time and in order, until it has arrived. */
export const createSendQueue = (
  me: string,
  call: Call,
  store: StateStore,
  loader: Loader,
  takeSent: TakeSent,
) => {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const updateItem = (clientId: string, changes: Partial<OutboxItem>) => {
    const outbox = store.get().outbox.map((item) => {
      if (item.clientId !== clientId) return item;
      const changed = { ...item, ...changes };
      updateStoredItem(me, changed);
      return changed;
    });
    store.set({ outbox });
  };

  const removeItem = (clientId: string): void => {
    const { outbox } = store.get();
    const item = outbox.find((one) => one.clientId === clientId);
    if (!item) return;
    discardItem(me, item);
    store.set({ outbox: outbox.filter((one) => one !== item) });
  };

  const drain = async (member: string): Promise<void> => {
    for (;;) {
      const { outbox, isOnline: online } = store.get();
      const item = online ? nextItemFor(outbox, member) : undefined;
      if (!item) return;
      updateItem(item.clientId, { state: 'sending', problem: null });
      try {
        const [sent, news] = await loader.recordEvents(() => sendItem(call, item));
        takeSent(member, sent, news);
        store.set({ hasSent: true });
        removeItem(item.clientId);
      } catch (error) {
        const problem = permanentRefusalCode(error);
        updateItem(
          item.clientId,
          problem === null ? { state: 'waiting' } : { state: 'failed', problem },
        );
        if (problem !== null) continue;
        clearTimeout(timer);
        timer = setTimeout(resume, RETRY_AFTER_MS);
        return;
      }
    }
  };

  /** Goes on with all that waits. */
  const resume = (): void => {
    for (const member of new Set(store.get().outbox.map((item) => item.member))) void drain(member);
  };

  return {
    add: (member: string, content: MessageContent): void => {
      const item = createOutboxItem(member, content);
      storeItem(me, item);
      store.set({ outbox: [...store.get().outbox, item] });
      void drain(member);
    },
    retry: (clientId: string): void => {
      updateItem(clientId, { state: 'waiting', problem: null });
      resume();
    },
    removeItem,
    /** It is there: nothing more to do, unless an answer is still to come. */
    acknowledge: (clientId: string): void => {
      const item = store.get().outbox.find((one) => one.clientId === clientId);
      if (item?.state !== 'sending') removeItem(clientId);
    },
    resume,
    /** Brings back what had not arrived when the page was left. */
    restore: (): void => {
      const known = new Set(store.get().outbox.map(({ clientId }) => clientId));
      const stored = readStoredItems(me).filter(({ clientId }) => !known.has(clientId));
      store.set({ outbox: [...stored, ...store.get().outbox] });
      resume();
    },
  };
};
