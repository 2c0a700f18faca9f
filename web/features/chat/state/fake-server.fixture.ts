import type { ChatView, MessageView, OpenChat } from '#contract/chat/views.ts';
import type { Call } from '#contract/core/client.ts';
import { CallError } from '#contract/core/client.ts';
import type { Marks } from './chat-list.ts';
import type { MessageUpdate } from './thread.ts';

export const ME = 'me';
export const CONVERSATION = 'conversation';
export const PARTNER = 'partner';

type Event =
  | { readonly update: MessageUpdate }
  | { readonly marks: Marks }
  | { readonly credits: number };

const AT = Date.parse('2026-05-01T12:00:00Z');

const profile = {
  id: PARTNER,
  name: 'Maarten',
  age: 41,
  photo: null,
  presence: null,
  verified: false,
  fictional: false,
  state: 'open',
} as const;

/** One conversation as the server keeps it, for tests: what happens is told in the order it happens. */
export const createFakeServer = (emit: (event: Event) => void, pageSize = 50) => {
  let messages: readonly MessageView[] = [];
  let read = 0;
  let partner = { delivered: 0, read: 0 };
  let credits = 10;

  /** Here, or on another device. */
  const spend = (price: number) => {
    credits -= price;
    emit({ credits });
  };

  const unread = () =>
    messages.filter(({ no, sender, deleted }) => sender !== ME && no > read && !deleted).length;

  const write = (sender: string, text: string, client_id = `${sender}-${messages.length}`) => {
    const known = messages.find((message) => message.client_id === client_id);
    if (known) return known;
    const no = messages.length + 1;
    const message: MessageView = {
      conversation: CONVERSATION,
      no,
      sender,
      client_id,
      kind: 'text',
      text,
      gift: null,
      photo: null,
      reply_to: null,
      reaction: { sender: null, receiver: null },
      warning: null,
      sent_at: new Date(AT + no * 1000).toISOString(),
      edited: false,
      deleted: false,
    };
    messages = [...messages, message];
    emit({ update: { message, isNew: true } });
    return message;
  };

  const change = (no: number, changes: Partial<MessageView>) => {
    messages = messages.map((old) => (old.no === no ? { ...old, ...changes } : old));
    const message = messages.find((one) => one.no === no);
    if (message) emit({ update: { message, isNew: false } });
    return message;
  };

  const edit = (no: number, text: string) => change(no, { text, edited: true });
  const takeBack = (no: number) => change(no, { text: '', deleted: true });

  const mark = (by: string, to: number) => {
    if (by === ME) read = Math.max(read, to);
    else partner = { delivered: Math.max(partner.delivered, to), read: Math.max(partner.read, to) };
    const mine = by === ME;
    const left = mine ? { conversation: unread(), all: unread() } : null;
    const marks = mine ? { delivered: read, read } : partner;
    emit({ marks: { conversation: CONVERSATION, by, ...marks, unread: left } });
  };

  const chat = (): ChatView | null =>
    messages.length === 0
      ? null
      : {
          conversation: { id: CONVERSATION },
          profile,
          num_unread_messages: unread(),
          last: messages.at(-1) ?? null,
          last_at: messages.at(-1)?.sent_at ?? '',
          read,
          partner_delivered: partner.delivered,
          partner_read: partner.read,
          muted: false,
          draft: '',
        };

  const prices = { text: 2, photo: 4, gift: 6, free: false, free_left: 0, needs_premium: false };

  const open = (): OpenChat => ({
    chat: chat(),
    profile,
    place: null,
    distance: null,
    shared_interests: [],
    prices,
    credits,
    history_days: 90,
  });

  const answer = (name: string, input: { query?: unknown; body?: unknown }): unknown => {
    const query = (input.query ?? {}) as { before?: string };
    const body = (input.body ?? {}) as Record<string, string>;
    switch (name) {
      case 'chats': {
        const one = chat();
        return { chats: one ? [one] : [], next: null, unread_messages: unread() };
      }
      case 'conversation':
        return open();
      case 'messages': {
        const before = messages.filter(({ no }) => no < Number(query.before ?? Infinity));
        return { messages: before.slice(-pageSize), more: before.length > pageSize, held: [] };
      }
      case 'messageSend': {
        if (body['text'] === 'refused') {
          throw new CallError(409, { error: 'No.', code: 'not_enough_credits' });
        }
        spend(2);
        const message = write(ME, body['text'] ?? '', body['client_id']);
        return { message, held: false, credits, prices };
      }
      case 'messageEdit':
        return { message: edit(Number(body['no']), body['text'] ?? '') };
      default:
        return {};
    }
  };

  /** The API, with something between a question, its answer and their arrival. */
  const callWith =
    (delay: () => Promise<unknown>): Call =>
    async (spec, ...[input]) => {
      await delay();
      const given = structuredClone(answer(spec.name, input ?? {}));
      await delay();
      return given as never;
    };

  return { write, spend, edit, takeBack, mark, open, callWith, count: () => messages.length };
};

/** What a browser keeps, for tests. */
export const createFakeStorage = () => {
  const kept: Record<string, string> = {};
  Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: { value: (key: string, value: string) => (kept[key] = value) },
    removeItem: { value: (key: string) => delete kept[key] },
  });
  return kept;
};
