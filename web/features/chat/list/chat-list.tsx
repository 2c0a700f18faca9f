import { memo, Suspense, useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ChatView } from '../../../../contract/chat/views.ts';
import { linkTo } from '../../../../contract/routes.ts';
import { WithTexts } from '../../../lib/lazy-texts.tsx';
import { useNearing } from '../../../lib/use-nearing.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { TwoCups } from '../../../ui/drawings/two-cups.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { AskDelete } from '../conversation/header/ask-delete.tsx';
import type { ChatStore } from '../state/chat-store.ts';
import { useChats } from '../state/use-chats.ts';
import { ChatRow } from './chat-row.tsx';
import type { ChatRowProps } from './chat-row.tsx';
import { useAlert, useDeleteChat } from './use-delete-chat.ts';

const places = Array.from({ length: 6 }, (_, place) => place);

function RowsToCome() {
  const t = useTranslations('chats');
  return (
    <div role="status" aria-label={t('loading')}>
      {places.map((place) => (
        <SkeletonCard key={place} />
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

/** Reads on when one has come to the end of what is there. */
function MoreChats({ store }: { store: ChatStore }) {
  const t = useTranslations('chats.failed');
  const end = useRef<HTMLDivElement>(null);
  const reading = useChats(store, (state) => state.reading);
  const hasMore = useChats(store, ({ list }) => list?.next !== null);
  const more = () => void store.readMoreChats();
  useNearing(end, () => {
    if (hasMore && reading === 'idle') more();
  });
  if (!hasMore) return null;
  return (
    <div ref={end}>
      {reading === 'failed' ? (
        <div role="alert" className="grid justify-items-center gap-3 p-4 text-text-muted">
          <p>{t('more')}</p>
          <Button variant="line" size="sm" onClick={more}>
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
  const typing = useChats(store, (state) => state.typing);
  const isCurrent = useIsCurrent();
  const deleteChat = useDeleteChat(store);
  const tell = useAlert();
  const box = useRef<HTMLDivElement>(null);
  const [deleted, setDeleted] = useState('');
  const [asked, setAsked] = useState<ChatView | null>(null);

  const mute = useCallback(
    ({ conversation }: ChatView, muted: boolean) =>
      void store.mute(conversation.id, muted).catch(tell),
    [store, tell],
  );
  const remove = async (chat: ChatView) => {
    setAsked(null);
    // The menu goes with its row.
    box.current?.focus({ preventScroll: true });
    setDeleted(t('menu.deleted', { name: chat.profile.name }));
    await deleteChat(chat.conversation.id, isCurrent(chat));
  };
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-1 pt-1 pb-4 max-md:pb-24 md:px-3"
    >
      <p role="status" className="sr-only">
        {deleted}
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
            onDelete={setAsked}
          />
        ))}
      </ul>
      <MoreChats store={store} />
      {asked && (
        <Suspense>
          <WithTexts of="chat">
            <AskDelete
              name={asked.profile.name}
              onDelete={() => remove(asked)}
              onClose={() => setAsked(null)}
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
  const list = useChats(store, (state) => state.list);
  const reading = useChats(store, (state) => state.reading);
  if (list) {
    return list.chats.length > 0 ? <Rows store={store} chats={list.chats} /> : <NoChats />;
  }
  if (reading !== 'failed') return <RowsToCome />;
  return (
    <ErrorState
      title={t('title')}
      text={t('text')}
      action={
        <Button onClick={() => void store.readList().catch(() => undefined)}>{t('retry')}</Button>
      }
    />
  );
}
