import { useEffect, useMemo } from 'react';
import { useActionData, useSearchParams } from 'react-router';
import type { MessageView } from '#contract/chat/views.ts';
import type { ErrorAnswer } from '#contract/core/errors.ts';
import { linkTo } from '#contract/routes.ts';
import type { FormReply } from '#web/lib/form.ts';
import { ignore } from '#web/lib/ignore.ts';
import { useRefusal } from '#web/lib/use-refusal.ts';
import { Alert } from '#web/ui/alert.tsx';
import { PageTitle } from '#web/features/site/page-title.tsx';
import type {
  ConversationActions,
  ConversationState,
  PendingMessage,
} from './conversation-types.ts';
import { ConversationPane } from './conversation/conversation-pane.tsx';
import { useDeleteChat } from './list/use-delete-chat.ts';
import type { ChatStore } from './state/chat-store.ts';
import type { LoadedChat } from './state/loader.ts';
import type { Thread } from './state/thread.ts';
import { useChatState, useChatStore } from './state/use-chat-store.ts';

/** What the open pane can do, for one member; the same from render to render. */
const useActions = (store: ChatStore, member: string): ConversationActions => {
  const deleteChat = useDeleteChat(store);
  return useMemo(() => {
    const conversationId = () => store.state().threads.get(member)?.open.chat?.conversation.id;
    return {
      sendText: (text, replyTo) => store.sendMessage(member, { text, replyTo }),
      sendGift: (gift, text) => store.sendMessage(member, { gift, text }),
      sendPhoto: (file) => store.sendMessage(member, { text: '', file }),
      resend: store.resend,
      discard: store.discard,
      edit: (no, text) => store.edit(member, no, text),
      remove: (no) => store.deleteMessage(member, no),
      react: (no, reaction) => store.react(member, no, reaction),
      openPhoto: (no) => store.openPhoto(member, no),
      markSeen: (no) => store.markSeen(member, no),
      loadOlder: () => void store.loadOlder(member).catch(ignore),
      notifyTyping: () => store.notifyTyping(member),
      saveDraft: (text) => store.saveDraft(member, text),
      readStoredDraft: () => store.readStoredDraft(member),
      mute: async (muted) => {
        const id = conversationId();
        if (id !== undefined) await store.mute(id, muted);
      },
      deleteChat: async () => {
        const id = conversationId();
        if (id !== undefined) await deleteChat(id, true);
      },
      reload: () => void store.reloadChat(member).catch(ignore),
    };
  }, [store, member, deleteChat]);
};

/** A chat that has begun goes by its own address; without a new page, which would take the focus. */
const useChatAddress = (conversation: string | undefined): void => {
  useEffect(() => {
    if (conversation === undefined) return;
    const path = linkTo('chats-id', { id: conversation });
    if (location.pathname !== path) history.replaceState(history.state, '', path);
  }, [conversation]);
};

/** Why a message that came without scripts was not sent. */
function RefusalAlert({ refusal }: { refusal: ErrorAnswer }) {
  const { message } = useRefusal(refusal);
  return (
    <Alert tone="danger" className="m-3">
      {message}
    </Alert>
  );
}

/** A message that is held stands with those that are on their way. */
const toPending = ({ client_id, kind, text, gift }: MessageView): PendingMessage => ({
  clientId: client_id,
  kind,
  text,
  gift,
  photoUrl: null,
  replyTo: null,
  state: 'held',
  problem: null,
});

type LoadedThreadProps = { store: ChatStore; member: string; thread: Thread };

function LoadedThread({ store, member, thread }: LoadedThreadProps) {
  const posted = useActionData<FormReply>();
  const typing = useChatState(store, (state) => state.typing);
  const outbox = useChatState(store, (state) => state.outbox);
  const isOnline = useChatState(store, (state) => state.isOnline);
  const isConnected = useChatState(store, (state) => state.isConnected);
  const actions = useActions(store, member);
  const [params] = useSearchParams();
  const { open, messages, held, more, olderStatus, status } = thread;
  const conversation = open.chat?.conversation.id;
  useChatAddress(conversation);
  useEffect(() => store.show(member), [store, member]);
  // What came while it was read is read as well.
  useEffect(() => store.markVisibleRead(), [store, thread]);

  const pending = useMemo(() => {
    const knownIds = new Set(messages.map(({ client_id }) => client_id));
    const waiting = held.filter(({ client_id }) => !knownIds.has(client_id)).map(toPending);
    const heldIds = new Set(held.map(({ client_id }) => client_id));
    const sending = outbox.filter(
      ({ member: to, clientId }) =>
        to === member && !knownIds.has(clientId) && !heldIds.has(clientId),
    );
    return [...waiting, ...sending];
  }, [outbox, member, messages, held]);
  const state: ConversationState = {
    me: store.me,
    open,
    messages,
    pending,
    more,
    olderStatus,
    status,
    isPartnerTyping: conversation !== undefined && typing.has(conversation),
    isOnline,
    isConnected,
    focusNo: Number(params.get('m')) || null,
  };
  return (
    <>
      <PageTitle>{open.profile.name}</PageTitle>
      {posted?.result.ok === false && <RefusalAlert refusal={posted.result.refusal} />}
      <ConversationPane state={state} actions={actions} />
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
  const store = useChatStore((created) => {
    if (loaded && !created.state().threads.has(member)) created.mergeChat(loaded);
  });
  const thread = useChatState(store, ({ threads }) => threads.get(member));
  return thread && <LoadedThread store={store} member={member} thread={thread} />;
}
