import type { Answer } from '#contract/core/endpoint.ts';
import type { messages as messagesEndpoint } from '#contract/chat/messages.ts';
import type { MessageView, OpenChat } from '#contract/chat/views.ts';

export type MessagePage = Answer<typeof messagesEndpoint>;

/** Something that was told of a message: a new one, or how an old one has changed. */
export interface MessageUpdate {
  readonly message: MessageView;
  readonly isNew: boolean;
}

/** An open chat, and its messages as far as they were read: the last ones, without gaps. */
export interface Thread {
  readonly open: OpenChat;
  readonly messages: readonly MessageView[];
  /** Own ones that the other one has not got yet, because somebody looks at them first. */
  readonly held: readonly MessageView[];
  /** Whether there are older ones. */
  readonly more: boolean;
  readonly status: 'ready' | 'loading' | 'error';
  /** How the last reading of older ones went; after a failure nobody asks again by itself. */
  readonly olderStatus: 'idle' | 'loading' | 'failed';
}

/** A chat that was deleted: whoever it was with is still there. */
export const clearThread = (thread: Thread): Thread => ({
  ...thread,
  open: { ...thread.open, chat: null },
  messages: [],
  held: [],
  more: false,
});

/** With an own message that is held. */
export const addHeld = (thread: Thread, message: MessageView): Thread => ({
  ...thread,
  held: [...thread.held.filter(({ client_id }) => client_id !== message.client_id), message],
});

type MessageHistory = Pick<Thread, 'messages' | 'more'>;

/** With what was told; null if something before it was missed. */
export const applyUpdate = <H extends MessageHistory>(
  history: H,
  { message, isNew }: MessageUpdate,
): H | null => {
  const { messages } = history;
  const last = messages.at(-1)?.no ?? 0;
  if (message.no > last) {
    if (!isNew || message.no > last + 1) return null;
    return { ...history, messages: [...messages, message] };
  }
  if (!messages.some(({ no }) => no === message.no)) return history;
  return { ...history, messages: messages.map((old) => (old.no === message.no ? message : old)) };
};

/** With all that was told while something was read; null as above. */
const applyUpdates = <H extends MessageHistory>(
  history: H,
  updates: readonly MessageUpdate[],
): H | null =>
  updates.reduce<H | null>((before, update) => before && applyUpdate(before, update), history);

/**
 * With the last messages as they were read. Older ones stay if they reach up to these. What was told
 * meanwhile may be newer; null if even so something is missing.
 */
export const mergeLatestPage = <H extends MessageHistory>(
  history: H,
  page: MessagePage,
  updates: readonly MessageUpdate[],
): H | null => {
  const first = page.messages[0]?.no ?? 0;
  const older = page.more ? history.messages.filter(({ no }) => no < first) : [];
  const isContiguous = older.at(-1)?.no === first - 1;
  return applyUpdates(
    {
      ...history,
      messages: isContiguous ? [...older, ...page.messages] : page.messages,
      more: isContiguous ? history.more : page.more,
    },
    updates,
  );
};

/** With older messages in front. */
export const prependPage = <H extends MessageHistory>(
  history: H,
  page: MessagePage,
  updates: readonly MessageUpdate[],
): H => {
  const first = history.messages[0]?.no ?? Infinity;
  const older = page.messages.filter(({ no }) => no < first);
  const known = new Set(older.map(({ no }) => no));
  const messages = [...older, ...history.messages];
  const changes = updates.filter(({ message }) => known.has(message.no));
  return applyUpdates({ ...history, messages, more: page.more }, changes) ?? history;
};
