import { useEffect, useMemo } from 'react';
import { useActionData, useSearchParams } from 'react-router';
import type { ErrorAnswer } from '../../../contract/core/errors.ts';
import { linkTo } from '../../../contract/routes.ts';
import type { Sent } from '../../lib/form.ts';
import { useRefusal } from '../../lib/use-refusal.ts';
import { Alert } from '../../ui/alert.tsx';
import { PageTitle } from '../site/page-title.tsx';
import type { ConversationActions, ConversationState } from './conversation-seam.ts';
import { ConversationPane } from './conversation/conversation-pane.tsx';
import { useDeleteChat } from './list/use-delete-chat.ts';
import type { ChatStore } from './state/chat-store.ts';
import type { LoadedChat } from './state/reading.ts';
import type { Thread } from './state/thread.ts';
import { useChats, useChatStore } from './state/use-chats.ts';

const nobody = () => undefined;

/** What the open pane can do, for one member; the same from render to render. */
const useActions = (store: ChatStore, member: string): ConversationActions => {
  const deleteChat = useDeleteChat(store);
  return useMemo(() => {
    const idOf = () => store.state().threads.get(member)?.open.chat?.conversation.id;
    return {
      sendText: (text, replyTo) => store.send(member, { text, replyTo }),
      sendGift: (gift, text) => store.send(member, { gift, text }),
      sendPhoto: (file) => store.send(member, { text: '', file }),
      resend: store.resend,
      discard: store.discard,
      edit: (no, text) => store.edit(member, no, text),
      remove: (no) => store.takeBack(member, no),
      react: (no, reaction) => store.react(member, no, reaction),
      openPhoto: (no) => store.openPhoto(member, no),
      see: (no) => store.see(member, no),
      loadOlder: () => void store.readOlder(member).catch(nobody),
      typing: () => store.typing(member),
      saveDraft: (text) => store.saveDraft(member, text),
      keptDraft: () => store.keptDraft(member),
      mute: async (muted) => {
        const id = idOf();
        if (id !== undefined) await store.mute(id, muted);
      },
      deleteChat: async () => {
        const id = idOf();
        if (id !== undefined) await deleteChat(id, true);
      },
      retry: () => void store.readChat(member).catch(nobody),
    };
  }, [store, member, deleteChat]);
};

/** A message that a search has found, once it is there: older ones are read until it is. */
const useFocusNo = (store: ChatStore, member: string, thread: Thread): number | null => {
  const [params] = useSearchParams();
  const asked = Number(params.get('m')) || null;
  const first = thread.messages[0]?.no ?? 0;
  const isThere = asked !== null && first <= asked;
  const isToCome = asked !== null && !isThere && thread.more && thread.older === 'idle';
  useEffect(() => {
    if (isToCome) store.readOlder(member).catch(nobody);
  }, [store, member, isToCome, first]);
  return isThere ? asked : null;
};

/** A chat that has begun goes by its own address; without a new page, which would take the focus. */
const useAddress = (conversation: string | undefined): void => {
  useEffect(() => {
    if (conversation === undefined) return;
    const path = linkTo('chats-id', { id: conversation });
    if (location.pathname !== path) history.replaceState(history.state, '', path);
  }, [conversation]);
};

/** Why a message that came without scripts was not sent. */
function Refused({ refusal }: { refusal: ErrorAnswer }) {
  const { message } = useRefusal(refusal);
  return (
    <Alert tone="danger" className="m-3">
      {message}
    </Alert>
  );
}

type ShownProps = { store: ChatStore; member: string; thread: Thread };

function Shown({ store, member, thread }: ShownProps) {
  const posted = useActionData<Sent>();
  const typing = useChats(store, (state) => state.typing);
  const outbox = useChats(store, (state) => state.outbox);
  const online = useChats(store, (state) => state.online);
  const reached = useChats(store, (state) => state.reached);
  const actions = useActions(store, member);
  const focusNo = useFocusNo(store, member, thread);
  const { open, messages, more, older, status } = thread;
  const conversation = open.chat?.conversation.id;
  useAddress(conversation);
  useEffect(() => store.show(member), [store, member]);
  // What came while it was read is read as well.
  useEffect(() => store.readShown(), [store, thread]);

  const waiting = useMemo(() => {
    const there = new Set(messages.map(({ client_id }) => client_id));
    return outbox.filter((item) => item.member === member && !there.has(item.clientId));
  }, [outbox, member, messages]);
  const state: ConversationState = {
    me: store.me,
    open,
    messages,
    waiting,
    more,
    older,
    status,
    partnerTyping: conversation !== undefined && typing.has(conversation),
    online,
    reached,
    focusNo,
  };
  return (
    <>
      <PageTitle>{open.profile.name}</PageTitle>
      {posted?.result.ok === false && <Refused refusal={posted.result.refusal} />}
      <ConversationPane key={member} state={state} actions={actions} />
    </>
  );
}

type OpenChatProps = {
  /** The profile of the other one. */
  member: string;
  /** What the page was loaded with; null if this tab knows it already. */
  loaded: LoadedChat | null;
};

/** A chat as it is now: read, heard and on its way. */
export function OpenChat({ member, loaded }: OpenChatProps) {
  const store = useChatStore((made) => {
    if (loaded && !made.state().threads.has(member)) made.takeChat(loaded);
  });
  const thread = useChats(store, ({ threads }) => threads.get(member));
  return thread && <Shown store={store} member={member} thread={thread} />;
}
