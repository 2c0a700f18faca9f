import { giftSend, messageSend, photoSend } from '../../../../contract/chat/messages.ts';
import type { SentMessage } from '../../../../contract/chat/messages.ts';
import type { Call } from '../../../../contract/core/client.ts';
import type { Cell } from './cell.ts';
import type { News } from './chat-list.ts';
import { forgetOutgoing, keepChanged, keepOutgoing, keptOutgoing, nextTo } from './outbox.ts';
import type { Outgoing } from './outbox.ts';
import type { Reading } from './reading.ts';
import { refusalIn } from './refusal.ts';

/** Between two tries of something that does not get through. */
const RETRY = 10_000;

/** Sends one to the server. */
const sendOne = (call: Call, item: Outgoing): Promise<SentMessage> => {
  const { member, clientId: client_id, text, gift, file, replyTo } = item;
  if (file) return call(photoSend, { query: { member, client_id }, body: file as File });
  if (gift) return call(giftSend, { body: { member, client_id, gift, ...(text && { text }) } });
  return call(messageSend, {
    body: { member, client_id, text, ...(replyTo !== null && { reply_to: replyTo }) },
  });
};

/** Puts the answer everywhere, together with what was heard while it was waited for. */
export type TakeSent = (member: string, sent: SentMessage, news: readonly News[]) => void;

/** Sends what was written, to each member one at a time and in order, until it has arrived. */
export const createSending = (
  me: string,
  call: Call,
  cell: Cell,
  reading: Reading,
  takeSent: TakeSent,
) => {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (clientId: string, changes: Partial<Outgoing>) => {
    const outbox = cell.get().outbox.map((item) => {
      if (item.clientId !== clientId) return item;
      const changed = { ...item, ...changes };
      keepChanged(me, changed);
      return changed;
    });
    cell.set({ outbox });
  };

  const forget = (clientId: string): void => {
    const { outbox } = cell.get();
    const item = outbox.find((one) => one.clientId === clientId);
    if (!item) return;
    forgetOutgoing(me, item);
    cell.set({ outbox: outbox.filter((one) => one !== item) });
  };

  const run = async (member: string): Promise<void> => {
    for (;;) {
      const { outbox, online } = cell.get();
      const item = online ? nextTo(outbox, member) : undefined;
      if (!item) return;
      change(item.clientId, { state: 'sending', problem: null });
      try {
        const [sent, news] = await reading.listening(() => sendOne(call, item));
        takeSent(member, sent, news);
        cell.set({ hasSent: true });
        forget(item.clientId);
      } catch (error) {
        const problem = refusalIn(error);
        change(
          item.clientId,
          problem === null ? { state: 'waiting' } : { state: 'failed', problem },
        );
        if (problem !== null) continue;
        clearTimeout(timer);
        timer = setTimeout(resume, RETRY);
        return;
      }
    }
  };

  /** Goes on with all that waits. */
  const resume = (): void => {
    for (const member of new Set(cell.get().outbox.map((item) => item.member))) void run(member);
  };

  return {
    add: (item: Outgoing): void => {
      keepOutgoing(me, item);
      cell.set({ outbox: [...cell.get().outbox, item] });
      void run(item.member);
    },
    again: (clientId: string): void => {
      change(clientId, { state: 'waiting', problem: null });
      resume();
    },
    forget,
    /** It is there: nothing more to do, unless an answer is still to come. */
    heard: (clientId: string): void => {
      const item = cell.get().outbox.find((one) => one.clientId === clientId);
      if (item?.state !== 'sending') forget(clientId);
    },
    resume,
    /** Brings back what had not arrived when the page was left. */
    start: (): void => {
      const known = new Set(cell.get().outbox.map(({ clientId }) => clientId));
      const kept = keptOutgoing(me).filter(({ clientId }) => !known.has(clientId));
      cell.set({ outbox: [...kept, ...cell.get().outbox] });
      resume();
    },
  };
};
