import { memo, Suspense, useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ChatView } from '#contract/chat/views.ts';
import { linkTo } from '#contract/routes.ts';
import { ignore } from '#web/lib/ignore.ts';
import { WithTexts } from '#web/lib/lazy-texts.tsx';
import { useNearViewport } from '#web/lib/use-near-viewport.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { TwoCups } from '#web/ui/drawings/two-cups.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonCard } from '#web/ui/skeleton.tsx';
import { ConfirmDeleteChat } from '../conversation/header/confirm-delete-chat.tsx';
import type { ChatStore } from '../state/chat-store.ts';
import { useChatState } from '../state/use-chat-store.ts';
import { ChatRow } from './chat-row.tsx';
import type { ChatRowProps } from './chat-row.tsx';
import { useErrorAlert, useDeleteChat } from './use-delete-chat.ts';

const skeletonKeys = Array.from({ length: 6 }, (_, key) => key);

function ListSkeleton() {
  const t = useTranslations('chats');
  return (
    <div role="status" aria-label={t('loading')}>
      {skeletonKeys.map((key) => (
        <SkeletonCard key={key} />
      ))}
    </div>
  );
}

function NoChats() {
  const t = useTranslations('chats.empty');
  return (
    <EmptyState
      picture={<TwoCups />}
      title={t('title')}
      text={t('text')}
      action={<ButtonLink to={linkTo('members')}>{t('action')}</ButtonLink>}
    />
  );
}

/** Loads the next page when the end of the list comes near. */
function LoadMoreChats({ store }: { store: ChatStore }) {
  const t = useTranslations('chats.failed');
  const end = useRef<HTMLDivElement>(null);
  const status = useChatState(store, (state) => state.listStatus);
  const hasMore = useChatState(store, ({ list }) => list?.next !== null);
  const loadMore = () => void store.loadMoreChats();
  useNearViewport(end, () => {
    if (hasMore && status === 'idle') loadMore();
  });
  if (!hasMore) return null;
  return (
    <div ref={end}>
      {status === 'failed' ? (
        <div role="alert" className="grid justify-items-center gap-3 p-4 text-text-muted">
          <p>{t('more')}</p>
          <Button variant="line" size="sm" onClick={loadMore}>
            {t('retry')}
          </Button>
        </div>
      ) : (
        <SkeletonCard />
      )}
    </div>
  );
}

/** Which chat is open beside the list, by its own address or by that of the other one. */
const useIsCurrent = () => {
  const { pathname } = useLocation();
  return ({ conversation, profile }: ChatView): boolean =>
    pathname === linkTo('chats-id', { id: conversation.id }) ||
    pathname === linkTo('members-id-chat', { id: profile.id });
};

/** Browsers leave out what is out of sight; a chat is drawn again only when it has changed. */
const Row = memo(function Row(props: ChatRowProps) {
  return (
    <li className="[contain-intrinsic-size:auto_80px] not-has-data-moving:[content-visibility:auto]">
      <ChatRow {...props} />
    </li>
  );
});

function Rows({ store, chats }: { store: ChatStore; chats: readonly ChatView[] }) {
  const t = useTranslations('chats');
  const typing = useChatState(store, (state) => state.typing);
  const isCurrent = useIsCurrent();
  const deleteChat = useDeleteChat(store);
  const showError = useErrorAlert();
  const container = useRef<HTMLDivElement>(null);
  const [deletedText, setDeletedText] = useState('');
  const [chatToDelete, setChatToDelete] = useState<ChatView | null>(null);

  const mute = useCallback(
    ({ conversation }: ChatView, muted: boolean) =>
      void store.mute(conversation.id, muted).catch(showError),
    [store, showError],
  );
  const remove = async (chat: ChatView) => {
    setChatToDelete(null);
    // The menu goes with its row.
    container.current?.focus({ preventScroll: true });
    setDeletedText(t('menu.deleted', { name: chat.profile.name }));
    await deleteChat(chat.conversation.id, isCurrent(chat));
  };
  return (
    <div
      ref={container}
      tabIndex={-1}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-1 pt-1 pb-4 max-md:pb-24 md:px-3"
    >
      <p role="status" className="sr-only">
        {deletedText}
      </p>
      <ul>
        {chats.map((chat) => (
          <Row
            key={chat.conversation.id}
            chat={chat}
            me={store.me}
            isTyping={typing.has(chat.conversation.id)}
            isCurrent={isCurrent(chat)}
            onMute={mute}
            onDelete={setChatToDelete}
          />
        ))}
      </ul>
      <LoadMoreChats store={store} />
      {chatToDelete && (
        <Suspense>
          <WithTexts of="chat">
            <ConfirmDeleteChat
              name={chatToDelete.profile.name}
              onDelete={() => remove(chatToDelete)}
              onClose={() => setChatToDelete(null)}
            />
          </WithTexts>
        </Suspense>
      )}
    </div>
  );
}

/** All conversations, the latest first. */
export function ChatList({ store }: { store: ChatStore }) {
  const t = useTranslations('chats.failed');
  const list = useChatState(store, (state) => state.list);
  const status = useChatState(store, (state) => state.listStatus);
  if (list) {
    return list.chats.length > 0 ? <Rows store={store} chats={list.chats} /> : <NoChats />;
  }
  if (status !== 'failed') return <ListSkeleton />;
  return (
    <ErrorState
      title={t('title')}
      text={t('text')}
      action={<Button onClick={() => void store.loadList().catch(ignore)}>{t('retry')}</Button>}
    />
  );
}
