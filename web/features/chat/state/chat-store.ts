import { chatDelete } from '../../../../contract/chat/chats.ts';
import {
  messageDelete,
  messageEdit,
  photoOpen,
  react,
} from '../../../../contract/chat/messages.ts';
import type { ChatView, MessageView } from '../../../../contract/chat/views.ts';
import type { Call } from '../../../../contract/core/client.ts';
import type { Reaction } from '../../../../contract/chat/enums.ts';
import { createCell } from './cell.ts';
import {
  chatOf,
  chatWithNews,
  listWithNews,
  withChat,
  withoutChat,
  withPutBack,
} from './chat-list.ts';
import type { ChatNews, Marks } from './chat-list.ts';
import { createBringing, keepDraft, keptDraft } from './drafts.ts';
import { createMarking } from './marking.ts';
import { outgoing } from './outbox.ts';
import type { Content } from './outbox.ts';
import { createReading, isToldIn, loadChat } from './reading.ts';
import type { WhichChat } from './reading.ts';
import { createSending } from './sending.ts';
import type { TakeSent } from './sending.ts';
import { createSettling } from './settling.ts';
import { createSight } from './sight.ts';
import { emptied, withTold } from './thread.ts';
import type { Told } from './thread.ts';
import { createTypists } from './typists.ts';

const nobody = () => undefined;

/** The chats of one member in this tab. */
export const createChatStore = (me: string, call: Call, isVisible: () => boolean) => {
  const cell = createCell();
  const marking = createMarking(call);
  const reading = createReading(me, call, cell, marking);
  const typists = createTypists(call, cell);
  const settling = createSettling(call);
  const bringDraft = createBringing(me, cell, settling);

  const threadOf = (conversation: string) =>
    [...cell.get().threads].find(([, { open }]) => open.chat?.conversation.id === conversation);

  const chatWith = (member: string): ChatView | null =>
    cell.get().threads.get(member)?.open.chat ?? null;

  /** Changes a chat wherever it is shown. */
  const setChat = (conversation: string, change: (chat: ChatView) => ChatView): void => {
    const { list } = cell.get();
    if (list) cell.set({ list: withChat(list, conversation, change) });
    const [member] = threadOf(conversation) ?? [];
    if (member === undefined) return;
    cell.setThread(member, (thread) => {
      const { chat } = thread.open;
      return chat ? { ...thread, open: { ...thread.open, chat: change(chat) } } : thread;
    });
  };

  const sight = createSight(cell, reading, marking, isVisible, setChat);

  const readAgain = (member: string): void => void reading.readChat(member).catch(nobody);
  const readListAgain = (): void => void reading.readList().catch(nobody);

  /** Puts news everywhere, and reads again where something before it was missed. */
  const takeNews = (news: ChatNews, conversation: string): void => {
    reading.tell(news);
    const { list } = cell.get();
    const listed = list && listWithNews(list, news, me);
    if (listed) cell.set({ list: listed });
    else if (list || ('marks' in news && news.marks.by === me)) readListAgain();
    const [member, thread] = threadOf(conversation) ?? [];
    if (member === undefined || !thread?.open.chat) return;
    const chat = chatWithNews(thread.open.chat, news, me);
    const history = 'told' in news ? withTold(thread, news.told) : thread;
    if (chat && history) {
      cell.setThread(member, (old) => ({ ...old, ...history, open: { ...old.open, chat } }));
    } else readAgain(member);
  };

  const takeMessage = (told: Told): void => {
    const { conversation, sender } = told.message;
    if (!threadOf(conversation)) {
      // It may be the first one of a chat that is open and was not begun yet.
      for (const [member, { open }] of cell.get().threads) if (!open.chat) readAgain(member);
    }
    takeNews({ told }, conversation);
    if (sender !== me) typists.end(conversation);
  };

  /** The first message has made a conversation. */
  const begin = (member: string, message: MessageView): void =>
    cell.setThread(member, (thread) => {
      if (thread.open.chat) return thread;
      const chat: ChatView = {
        conversation: { id: message.conversation },
        profile: thread.open.profile,
        num_unread_messages: 0,
        last: null,
        last_at: message.sent_at,
        read: 0,
        partner_delivered: 0,
        partner_read: 0,
        muted: false,
        draft: '',
      };
      return { ...thread, open: { ...thread.open, chat }, status: 'ready' };
    });

  /** What is left by the last word of it, until somebody has heard of it. */
  let left: number | null = null;

  /** Whatever is open goes by the same balance. */
  const takeCredits = (credits: number): void => {
    reading.tell({ credits });
    left = credits;
    for (const member of cell.get().threads.keys()) {
      cell.setThread(member, (thread) => ({ ...thread, open: { ...thread.open, credits } }));
    }
  };

  const takeSent: TakeSent = (member, { message, credits, prices }, news) => {
    begin(member, message);
    if (!isToldIn(news, message)) {
      takeMessage({ message, isNew: true });
      // Who heard of the message heard before what it left, and may know of later ones.
      takeCredits(credits);
    }
    reading.tell({ paid: { member, prices } });
    cell.setThread(member, (thread) => ({ ...thread, open: { ...thread.open, prices } }));
    const draft = keptDraft(me, member);
    if (draft !== null) bringDraft(member, message.conversation, draft);
  };
  const sending = createSending(me, call, cell, reading, takeSent);

  const saveDraft = (member: string, text: string): void => {
    keepDraft(me, member, text);
    const chat = chatWith(member);
    if (!chat || chat.draft === text) return;
    const { id } = chat.conversation;
    setChat(id, (one) => ({ ...one, draft: text }));
    bringDraft(member, id, text);
  };

  /** Does something to a message; what others do to it meanwhile is newer than the answer. */
  const change = async (
    member: string,
    act: (conversation: string) => Promise<{ message: MessageView }>,
  ): Promise<void> => {
    const id = chatWith(member)?.conversation.id;
    if (id === undefined) return;
    const [{ message }, news] = await reading.listening(() => act(id));
    if (!isToldIn(news, message)) takeMessage({ message, isNew: false });
  };

  /** Takes a chat out; what it returns puts it back as it was. */
  const remove = (conversation: string): (() => void) => {
    const { list } = cell.get();
    const listed = chatOf(list, conversation);
    if (list) cell.set({ list: withoutChat(list, conversation) });
    const [member, before] = threadOf(conversation) ?? [];
    if (member !== undefined) cell.setThread(member, emptied);
    return () => {
      const { list: now } = cell.get();
      if (now && listed) cell.set({ list: withPutBack(now, listed) });
      if (member === undefined || !before) return;
      cell.setThread(member, (thread) => (thread.open.chat ? thread : before));
    };
  };

  return {
    me,
    state: cell.get,
    subscribe: cell.subscribe,
    takeList: reading.takeList,
    takeChat: reading.takeChat,
    readList: reading.readList,
    readMoreChats: reading.readMoreChats,
    readChat: reading.readChat,
    readOlder: reading.readOlder,

    /** Reads a chat, unless it is known: then it is shown at once, and read again beside that. */
    openChat: async (which: WhichChat): Promise<string> => {
      const [known] =
        'member' in which
          ? cell.get().threads.has(which.member)
            ? [which.member]
            : []
          : (threadOf(which.conversation) ?? []);
      if (known !== undefined) {
        readAgain(known);
        return known;
      }
      const [loaded, news] = await reading.listening(() => loadChat(call, which));
      const member = loaded.open.profile.id;
      if (!reading.takeChat(loaded, news)) readAgain(member);
      return member;
    },

    show: sight.show,
    see: sight.see,
    /** The tab came into sight. */
    readShown: sight.read,

    hearMessage: (told: Told): void => {
      const { sender, client_id, conversation, no } = told.message;
      if (sender === me) sending.heard(client_id);
      takeMessage(told);
      if (sender === me || !told.isNew) return;
      marking.mark(conversation, { delivered: no });
      const { list, reading: state } = cell.get();
      if (!list && state !== 'loading') readListAgain();
      sight.read();
    },
    hearCredits: takeCredits,
    hearMarks: (marks: Marks): void => takeNews({ marks }, marks.conversation),
    hearTyping: ({ conversation, by }: { conversation: string; by: string }): void => {
      if (by !== me) typists.begin(conversation);
    },
    hearChange: ({ conversation, gone }: { conversation: string; gone: boolean }): void => {
      if (!gone && settling.isOwn(conversation)) return;
      const [member] = threadOf(conversation) ?? [];
      if (gone) remove(conversation);
      if (member !== undefined) readAgain(member);
      readListAgain();
    },

    /** Something may have been missed: reads what is shown again, forgets the rest, goes on sending. */
    catchUp: (): void => {
      settling.forget();
      readListAgain();
      cell.set({
        threads: new Map([...cell.get().threads].filter(([one]) => sight.shown.has(one))),
      });
      for (const member of sight.shown.keys()) readAgain(member);
      marking.resume();
      sending.resume();
    },
    setOnline: (online: boolean): void => {
      cell.set({ online });
      if (online) sending.resume();
    },
    setReached: (reached: boolean): void => cell.set({ reached }),
    start: sending.start,
    /** The page may be gone in a moment: what is not told yet goes now. */
    leave: (by: Call): void => {
      marking.leave(by);
      settling.leave(by);
    },

    send: (member: string, content: Content): void => {
      sending.add(outgoing(member, content));
      if (!content.gift && !content.file) saveDraft(member, '');
    },
    /** The credits that are left, once: later they may be out of date. */
    takeLeft: (): number | null => {
      const credits = left;
      left = null;
      return credits;
    },
    resend: sending.again,
    discard: sending.forget,
    edit: (member: string, no: number, text: string) =>
      change(member, (conversation) => call(messageEdit, { body: { conversation, no, text } })),
    takeBack: (member: string, no: number) =>
      change(member, (conversation) => call(messageDelete, { body: { conversation, no } })),
    react: (member: string, no: number, reaction: Reaction | null) =>
      change(member, (conversation) => call(react, { body: { conversation, no, reaction } })),
    openPhoto: (member: string, no: number) =>
      change(member, (conversation) => call(photoOpen, { body: { conversation, no } })),
    saveDraft,
    keptDraft: (member: string) => keptDraft(me, member),
    typing: (member: string): void => {
      const id = chatWith(member)?.conversation.id;
      if (id !== undefined) typists.tell(id);
    },
    mute: async (conversation: string, muted: boolean): Promise<void> => {
      await settling.settle(conversation, { muted });
      setChat(conversation, (chat) => ({ ...chat, muted }));
    },
    /** Removed at once, and put back if it cannot be; rejects with the refusal. */
    deleteChat: async (conversation: string): Promise<void> => {
      const putBack = remove(conversation);
      try {
        await call(chatDelete, { body: { conversation } });
      } catch (error) {
        putBack();
        throw error;
      }
    },
  };
};

export type ChatStore = ReturnType<typeof createChatStore>;
